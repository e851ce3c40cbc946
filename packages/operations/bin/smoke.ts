// npm run smoke: opens a running site as a visitor and as a member, and says what does not work.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { smoke } from '../src/index.ts';

const HELP = `npm run smoke -- URL

  URL   the site's address, such as https://surf.example or http://localhost:3000

SMOKE_EMAIL and SMOKE_PASSWORD name an account without a second factor for the journey of a member. Without them a
local cloud registers one, and a deployment is checked as a visitor alone.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [url = ''] = positionals;
if (values.help || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
const account = email && password ? { email, password } : undefined;
const { outcomes, left } = await smoke({ site: new URL(url).origin, account, wait }, ({ name, ms, failure }) =>
  console.log(
    `${failure === undefined ? 'ok  ' : 'FAIL'} ${String(ms).padStart(6)} ms  ${name}${failure ? `: ${failure}` : ''}`,
  ),
);
if (left) console.log(left);
const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
console.log(`${outcomes.length - failed} of ${outcomes.length} steps passed.`);
process.exitCode = failed > 0 ? 1 : 0;
