import { createHash, randomBytes } from 'node:crypto';
import { type APIRequestContext, type Locator, type Page, request } from 'playwright-core';
import { expect } from 'vitest';
import { openAside, STEP_MS } from './browser.ts';
import { codeOf, type Mail, nextMail } from './mail.ts';
import { type OwnAddress, openAddress } from './own-address.ts';
import { ENGLISH } from './words.ts';

const { account, auth } = ENGLISH;

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Returns a person with a random email address, which is unused even on a cloud that has run for long. */
export function newPerson(): Person {
  const name = randomBytes(6).toString('hex');
  return { email: `surfer-${name}@example.com`, password: `four green boards ${name}` };
}

/** Returns locators for the fields and buttons of the open sign-in dialog. */
export function authForm(page: Page) {
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  return {
    dialog,
    email: field(auth.email),
    password: field(auth.password),
    newPassword: field(auth.newPassword),
    code: field(auth.code),
    send: dialog.locator('button[type="submit"]'),
    go: (name: string) => dialog.getByRole('button', { name, exact: true }).first(),
  };
}

/** Registers with the form on an open page, with the code from the email. The sign-in follows automatically. */
export async function register(page: Page, { email, password }: Person): Promise<Mail> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/offline?login=register`);
  const form = authForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.send.click();
  const letter = await nextMail(origin, email);
  await form.code.fill(codeOf(letter));
  await form.send.click();
  await page.getByRole('heading', { name: auth.welcome }).waitFor();
  await form.go(auth.done).click();
  await form.dialog.waitFor({ state: 'detached' });
  return letter;
}

/** Enters an email's code into the account dialog, which waits for one. */
export async function giveCode(window: Locator, letter: Promise<Mail>): Promise<Mail> {
  await window.getByLabel(account.code, { exact: true }).fill(codeOf(await letter));
  await window.getByRole('button', { name: account.confirm, exact: true }).click();
  return letter;
}

/**
 * Signs in with the form of an open page and a stub of Google's sign-in. A new address gets an account. This way needs
 * no email, and no rate limit applies.
 */
export async function enterByForm(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/offline?login=true`);
  const form = authForm(page);
  await passProvider(page, { email });
  await page.waitForFunction(() => localStorage.getItem('sc_session_expires_at') !== null);
  // A new account gets a welcome in the dialog, which otherwise closes automatically.
  const welcome = page.getByRole('heading', { name: auth.welcome });
  await expect.poll(async () => (await welcome.isVisible()) || (await form.dialog.count()) === 0).toBe(true);
  if (await welcome.isVisible()) await form.go(auth.done).click();
  await form.dialog.waitFor({ state: 'detached' });
  await untilSignedIn(page);
}

/** Signs in through the stub of a provider, starting from the open sign-in dialog and returning to it. */
export async function passProvider(
  page: Page,
  { email }: Pick<Person, 'email'>,
  name: 'Apple' | 'Facebook' | 'Google' = 'Google',
): Promise<void> {
  const opening = page.waitForEvent('popup');
  await authForm(page).go(`Continue with ${name}`).click();
  const provider = await opening;
  await provider.locator('#email').fill(email);
  await provider.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in with the API calls of the form, without opening the form. Then opens the first page, or `path`. */
export async function enter(page: Page, person: Pick<Person, 'email'> = newPerson(), path = '/'): Promise<void> {
  const { origin } = new URL(page.url());
  const { session_expires_at: endsAt } = await signIn(page.request, origin, person);
  await page.evaluate(keepHint, endsAt);
  await page.goto(origin + path);
  await untilSignedIn(page);
}

/** Signs a person in on a new visitor's page before that page opens the site for the first time. */
export async function enterBefore(page: Page, site: string, person: Pick<Person, 'email'>): Promise<void> {
  const { session_expires_at: endsAt } = await signIn(page.request, site, person);
  await openAside(page, site);
  await page.evaluate(keepHint, endsAt);
}

let callers: Promise<OwnAddress> | undefined;

/** Returns a proxy whose requests come from an unused network address, because sign-ins are limited per address. */
async function newAddress(): Promise<OwnAddress['proxy']> {
  callers ??= openAddress();
  const address = await callers;
  address.move();
  return address.proxy;
}

/**
 * Returns a function that makes API calls as a person, without a page. It takes the method and path, such as `PATCH
 * /a/path`, and a body.
 */
export async function callsOf(site: string, person: Pick<Person, 'email'>) {
  const asked = await request.newContext({ baseURL: site, timeout: STEP_MS, proxy: await newAddress() });
  const { access_token: token } = await signIn(asked, site, person);
  return async (call: string, data?: object) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const reply = await asked.fetch(path, { method, headers, ...(data && { data }) });
    expect([call, reply.status()]).toEqual([call, 200]);
    return reply.json();
  };
}

/** Stores when the session ends, which tells the page that somebody is signed in. Runs in the page. */
function keepHint(endsAt: string): void {
  localStorage.setItem('sc_session_expires_at', endsAt);
}

/** Signs in through a stub of Google. The session's cookie is stored in the request context. */
async function signIn(asked: APIRequestContext, site: string, { email }: Pick<Person, 'email'>) {
  const nonce = randomBytes(32).toString('base64url');
  const form = { email, verified: 'on', nonce: createHash('sha256').update(nonce).digest('base64url') };
  const given = await (await asked.post(`${site}/_local/sign-in/google`, { form })).text();
  const [, token = ''] = /data-token="([^"]+)"/.exec(given) ?? [];
  const grant = { grant: 'social', provider: 'google', access_token: token, nonce };
  const reply = await (await asked.post(`${site}/oauth/token`, { data: grant })).json();
  expect(reply).toMatchObject({ session_expires_at: expect.any(String) });
  return reply as { readonly access_token: string; readonly session_expires_at: string };
}

async function untilSignedIn(page: Page): Promise<void> {
  // On a phone the header contains the settings button but hides it, so hidden buttons count too.
  const settings = { name: account.settings, includeHidden: true };
  await page.getByRole('banner').getByRole('button', settings).waitFor({ state: 'attached' });
}
