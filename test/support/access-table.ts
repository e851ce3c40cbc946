import type { Call } from '@groundswell/contracts';

interface AccessRow {
  readonly call: Call;
  readonly statuses: Readonly<Record<string, number | undefined>>;
}

const HEAD = `# Who gets in

Who may make which call. The test sends each call, with no input, once with each kind of token:

- 401: authentication is required, and the token is missing or invalid.
- 422: admitted; the input was rejected.
- 404: admitted; nothing matches the request.

A call that is open to anyone treats an invalid token like no token. The open API takes keys in place of tokens, and refuses whatever is no key, a session's token too ([public API](public-api.md)).

In the last column another user sends the call with complete input that names the test account's data in every place a request can name it: address, beach, ids. The token alone determines whose rows a call reads or writes, so a 200 there acted on the caller's own rows or returned no data of the account. The same test checks that no row of the account changed and that no reply contained its id or address.

Before all of this the runtime rejects requests of other sites that would change something (CSRF): 403 where the browser's headers name another site (\`origin\`, \`sec-fetch-site\`), which every browser adds to a form or a script's request. A browser that named none would add neither our token nor, as they are \`SameSite=Lax\`, our cookies. A body is read as JSON alone, and is refused with 415 under another \`content-type\`; a call without a body needs none, so that \`POST /logout\` may be a form. \`POST /api/unsubscribe/{token}\` accepts requests from anywhere (\`sentFrom\` in its declaration), since mail programs post a form there. \`test/foreign-requests.engine.test.ts\` tests every call.

\`npm run docs\` writes this page; \`test/auth-matrix.engine.test.ts\` compares it with the actual replies.
`;

/** Returns the page of who may make which call, from the measured statuses. */
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
