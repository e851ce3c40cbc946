import type { Call } from '@groundswell/contracts';

interface AccessRow {
  readonly call: Call;
  readonly statuses: Readonly<Record<string, number | undefined>>;
}

const HEAD = `# Who gets in

Each call, asked with nothing but a token of each kind: 401 is refused at the door; 422 got in and was told what the call takes; 404 got in and names nothing that is there. A call that is open to anyone takes a bad token for none.

In the last column another user asks, with all that the call takes, and names everything of one's own that a request can name: address, beach, ids. Which rows a call reaches is not asked, the token says whose they are; so 200 there was done to the other's own rows, or told nothing. That no row and no word of one's own was reached is tested beside it.

Before all that, a call that changes something is heard from our own pages and from programs alone: 403 where the browser says that another site's page sent it (\`origin\`, \`sec-fetch-site\`), 415 without \`content-type: application/json\`, also without a body. \`POST /api/unsubscribe/{token}\` is declared to be sent from anywhere (\`sentFrom\`): mail programs post a form there. \`test/foreign-requests.engine.test.ts\` tries every call.

\`npm run docs\` writes this page; \`test/auth-matrix.engine.test.ts\` holds it to what the calls answer.
`;

/** The page of who may make which call, as measured. */
export function accessTable(kinds: readonly string[], rows: readonly AccessRow[]): string {
  const line = (cells: readonly (string | number | undefined)[]) => `| ${cells.join(' | ')} |`;
  const table = rows.map(({ call, statuses }) =>
    line([`\`${call.method} ${call.path}\``, accessOf(call), ...kinds.map((kind) => statuses[kind])]),
  );
  const columns = ['call', 'open to', ...kinds];
  return [HEAD, line(columns), line(columns.map(() => '---')), ...table, ''].join('\n');
}

function accessOf({ access, readsToken }: Call): string {
  if (access !== 'anyone') return access;
  return readsToken ? 'anyone, knows a user' : 'anyone';
}
