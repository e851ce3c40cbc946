import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Tier } from '@groundswell/plans';
import type { BrowserContextOptions } from 'playwright-core';
import { newPerson } from './account.ts';
import { codeOf, nextMail } from './mail.ts';

const repoRoot = join(import.meta.dirname, '../..');

/** Someone with an account and a session at a local cloud. */
export interface Reader {
  readonly email: string;
  readonly token: string;
  /** The options with which a browser context starts signed in as this reader. */
  readonly browser: BrowserContextOptions;
}

/**
 * Registers, verifies the email address with the code from the inbox, changes the plan and signs in. It uses API calls
 * only, without pages.
 */
export async function makeReader(site: string, tier: Tier): Promise<Reader> {
  const { email, password } = newPerson();
  const jar = new Map<string, string>();
  const post = async (path: string, body: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(site + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', cookie },
      body: JSON.stringify(body),
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    const reply = await response.json();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(reply)}`);
    return reply;
  };

  await post('/register/ajax', { email, password });
  await post('/user/check-pass-code', { email, passcode: codeOf(await nextMail(site, email)) });
  const plan = ['packages/local/bin/local.ts', 'plan', email, tier, '--port', new URL(site).port];
  execFileSync(process.execPath, ['--import', 'tsx', ...plan], { cwd: repoRoot, stdio: 'pipe' });
  const grant = { grant: 'password', username: email, password };
  const { access_token: token, session_expires_at: endsAt } = await post('/oauth/token', grant);

  const { origin, hostname } = new URL(site);
  const here = { domain: hostname, path: '/', expires: -1, httpOnly: true, secure: true, sameSite: 'Lax' as const };
  const cookies = [...jar].map(([name, value]) => ({ name, value, ...here }));
  const localStorage = [{ name: 'sc_session_expires_at', value: endsAt }];
  return { email, token, browser: { storageState: { cookies, origins: [{ origin, localStorage }] } } };
}
