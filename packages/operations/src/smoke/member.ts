import { randomBytes } from 'node:crypto';
import type { Browser } from './browse.ts';
import { inside, readJson, requireThat } from './expectations.ts';
import type { Step } from './run-steps.ts';

/** How often the local inbox is read before the code counts as lost. */
const READS = 60;
const BETWEEN_READS_MS = 500;

/** The journey of a member. It leaves the account as it was. */
export const memberSteps: readonly Step[] = [
  {
    name: 'Signing in',
    async run({ browser, found, account, wait }) {
      const { email, password } = account ?? (await register(browser, wait));
      const grant = { grant: 'password', username: email, password };
      const reply = readJson(await post(browser, '/oauth/token', grant), 'Signing in');
      if (typeof reply.access_token !== 'string') throw new Error(`Signing in was refused: ${JSON.stringify(reply)}`);
      browser.token = reply.access_token;
      found.email = email;
    },
  },
  {
    name: 'The account and its settings',
    async run({ browser, found }) {
      const me = readJson(await browser.ask('/api/auth/me'), 'The account');
      requireThat(me.email === found.email, 'The account is another one.');
      const shown = readJson(await browser.ask('/api/favorites/today?fetch_settings=true'), 'The settings');
      requireThat(['ft', 'm'].includes(String(inside(shown, 'settings', 'wvhtUnits'))), 'The settings have no units.');
    },
  },
  {
    name: 'Adding and removing a favorite',
    async run({ browser, found }) {
      const { id } = found.beach;
      const before = await listFavorites(browser);
      requireThat(!before.includes(id), `The account must not have the beach ${id} as a favorite beforehand.`);
      const added = await post(browser, `/api/favorites/add-favorite/${id}`);
      requireThat(readJson(added, 'Adding').success === true, `The favorite was not added: ${added.text}`);
      const during = await listFavorites(browser);
      const removing = await browser.ask(`/api/favorites/remove-favorite/${id}`, { method: 'DELETE' });
      readJson(removing, 'Removing');
      requireThat(during.includes(id), 'The added favorite is not listed.');
      requireThat(!(await listFavorites(browser)).includes(id), 'The removed favorite is still listed.');
    },
  },
  {
    name: 'Signing out',
    async run({ browser }) {
      readJson(await post(browser, '/logout'), 'Signing out');
      const { status } = await browser.ask('/api/auth/me');
      requireThat(status === 401, `After signing out, the account answers ${status}, not 401.`);
      browser.token = undefined;
    },
  },
];

const post = (browser: Browser, path: string, json: object = {}) => browser.ask(path, { method: 'POST', json });

async function listFavorites(browser: Browser): Promise<readonly number[]> {
  const { locations } = readJson(await browser.ask('/api/favorites/today'), 'The favorites');
  return [locations].flat().map((one) => Number(inside(one, 'locationBeachId')));
}

/** Registers a new account in a local cloud, with the code from its inbox. */
async function register(browser: Browser, wait: (ms: number) => Promise<void>) {
  const name = randomBytes(6).toString('hex');
  const person = { email: `smoke-${name}@example.com`, password: `four green boards ${name}` };
  readJson(await post(browser, '/register/ajax', person), 'Registering');
  const passcode = await readCode(browser, person.email, wait);
  const checked = readJson(await post(browser, '/user/check-pass-code', { email: person.email, passcode }), 'The code');
  requireThat(checked.valid === true, `The code was refused: ${JSON.stringify(checked)}`);
  return person;
}

async function readCode(browser: Browser, email: string, wait: (ms: number) => Promise<void>): Promise<string> {
  for (let read = 0; read < READS; read++) {
    const inbox: unknown = JSON.parse((await browser.ask('/_local/mail.json')).text);
    const letter = [inbox].flat().find((one) => inside(one, 'to') === email);
    const [code] = /\b\d{6}\b/.exec(String(inside(letter, 'text'))) ?? [];
    if (code) return code;
    await wait(BETWEEN_READS_MS);
  }
  throw new Error(`No code came to ${email}.`);
}
