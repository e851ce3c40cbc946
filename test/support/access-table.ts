import type { Call } from '@groundswell/contracts';

interface AccessRow {
  readonly call: Call;
  readonly statuses: Readonly<Record<string, number | undefined>>;
}

const HEAD = `# Who may make which call

\`npm run docs\` writes this page from measured replies, and \`test/auth-matrix.engine.test.ts\` compares it. Each call is sent without input, once with each kind of token:

- 401: the call requires authentication, and the token is missing or invalid.
- 422: the caller is admitted, and the input is rejected.
- 404: the caller is admitted, and nothing matches the request.

A call that is open to anyone treats an invalid token like no token. The open API takes keys instead of tokens, and refuses anything that is not a key, session tokens included ([public API](../public-api.md)).

In the last column another user sends complete input that names the test account in every place: address, beach, ids. Only the token determines whose rows a call reads or writes. A 200 in that column acted on the caller's own rows, or returned no data of the account. The test also checks that no row of the account changed, and that no reply contains its id or address.

The runtime first rejects requests from other sites that would change something (CSRF). It answers 403 where \`origin\` or \`sec-fetch-site\` names another site. A body must be JSON; another \`content-type\` gets 415. A call without a body needs no content type, so \`POST /logout\` may be a form. \`POST /api/unsubscribe/{token}\` accepts requests from anywhere (\`sentFrom\` in its declaration), because mail programs post a form there. So do \`POST /payment-events\`, whose events are signed, and \`POST /csp-report\`, whose content types are those of browsers' reports. \`test/foreign-requests.engine.test.ts\` tests every call.
`;

/** Returns the text of `docs/access.md`: which user may make which call, by the measured statuses. */
export function accessTable(kinds: readonly string[], rows: readonly AccessRow[]): string {
  const line = (cells: readonly (string | number | undefined)[]) => `| ${cells.join(' | ')} |`;
  const table = rows.map(({ call, statuses }) =>
    line([`\`${call.method} ${call.path}\``, accessOf(call), ...kinds.map((kind) => statuses[kind])]),
  );
  const columns = ['call', 'open to', ...kinds];
  return [HEAD, line(columns), line(columns.map(() => '---')), ...table, ''].join('\n');
}

function accessOf({ access, readsToken, isOpen }: Call): string {
  if (isOpen && readsToken) return 'anyone, key optional';
  if (access !== 'anyone') return access;
  return readsToken ? 'anyone, token optional' : 'anyone';
}
