// npm run smoke: opens a running site as a visitor and as a member, and says what does not work.
import { setTimeout as wait } from 'node:timers/promises';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { smoke } from '../src/index.ts';

const { words } = readCommandLine({
  usage: `npm run smoke -- URL

  URL   the site's address, such as https://surf.example or http://localhost:3000

SMOKE_EMAIL and SMOKE_PASSWORD name an account without a second factor for the journey of a member. Without them a
local cloud registers one, and a deployment is checked as a visitor alone.`,
  words: ['URL'],
  check: ({ words: [address = ''] }) =>
    /^https?:\/\//.test(address) && URL.canParse(address)
      ? undefined
      : `URL must be an address such as https://surf.example, not "${address}".`,
});
const [url = ''] = words;
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
