import { type APIRequestContext, request } from 'playwright-core';
import { newPerson, type Person } from '../support/account.ts';
import { codeOf, nextMail } from '../support/mail.ts';
import { openAddress } from '../support/own-address.ts';

export interface Member extends Person {
  readonly token: string;
}

/** Registers members one after another, each from a network address of its own. */
export async function registerMembers(site: string, count: number): Promise<Member[]> {
  const address = await openAddress();
  const members: Member[] = [];
  try {
    for (let left = count; left > 0; left--) {
      address.move();
      const asked = await request.newContext({ baseURL: site, proxy: address.proxy });
      members.push(await register(asked, site));
      await asked.dispose();
    }
    return members;
  } finally {
    address.close();
  }
}

/** Measures how long a pass code takes from the request to the inbox, ms. */
export async function measureCodes(site: string, count: number): Promise<readonly number[]> {
  const address = await openAddress();
  const times: number[] = [];
  try {
    for (let left = count; left > 0; left--) {
      address.move();
      const asked = await request.newContext({ baseURL: site, proxy: address.proxy });
      const person = newPerson();
      const startedAt = performance.now();
      await post(asked, '/register/ajax', person);
      await nextMail(site, person.email);
      times.push(performance.now() - startedAt);
      await asked.dispose();
    }
    return times;
  } finally {
    address.close();
  }
}

async function register(asked: APIRequestContext, site: string): Promise<Member> {
  const person = newPerson();
  const { email, password } = person;
  await post(asked, '/register/ajax', person);
  await post(asked, '/user/check-pass-code', { email, passcode: codeOf(await nextMail(site, email)) });
  const { access_token: token } = await post(asked, '/oauth/token', { grant: 'password', username: email, password });
  return { ...person, token: String(token) };
}

async function post(asked: APIRequestContext, path: string, data: object): Promise<Readonly<Record<string, unknown>>> {
  const reply = await asked.post(path, { data, headers: { accept: 'application/json' } });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return reply.json();
}
