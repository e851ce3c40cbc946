import { createHash, randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAside } from './browser.ts';
import { codeOf, type Mail, nextMail } from './mail.ts';
import { ENGLISH, type Words } from './words.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** A person new to the cloud, even to one that has run for long. */
export function somebody(): Person {
  const name = randomBytes(6).toString('hex');
  return { email: `surfer-${name}@example.com`, password: `four green boards ${name}` };
}

/** The open sign-in window. */
export function authForm(page: Page, { auth }: Words = ENGLISH) {
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  return {
    dialog,
    email: field(auth.email),
    password: field(auth.password),
    newPassword: field(auth.newPassword),
    code: field(auth.code),
    /** The form's submit button. */
    send: dialog.locator('button[type="submit"]'),
    go: (name: string) => dialog.getByRole('button', { name, exact: true }).first(),
  };
}

/**
 * Registers with the form on an open page: the code is read from the returned mail, and the sign-in follows by itself.
 */
export async function register(page: Page, { email, password }: Person, words: Words = ENGLISH): Promise<Mail> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/offline?login=register`);
  const form = authForm(page, words);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.send.click();
  const letter = await nextMail(origin, email);
  await form.code.fill(codeOf(letter));
  await form.send.click();
  await page.getByRole('heading', { name: words.auth.welcome }).waitFor();
  await form.go(words.auth.done).click();
  await form.dialog.waitFor({ state: 'detached' });
  return letter;
}

/** Enters a letter's code into the account window, which waits for one. */
export async function giveCode(window: Locator, letter: Promise<Mail>, { account }: Words = ENGLISH): Promise<Mail> {
  await window.getByLabel(account.code, { exact: true }).fill(codeOf(await letter));
  await window.getByRole('button', { name: account.confirm, exact: true }).click();
  return letter;
}

/**
 * Signs in with the form of an open page and the window of Google's stand-in; a new address gets an account. Needs no
 * mail, and reaches no limit.
 */
export async function enterByForm(page: Page, { email }: Pick<Person, 'email'>): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/offline?login=true`);
  const opening = page.waitForEvent('popup');
  const form = authForm(page);
  await form.go('Continue with Google').click();
  const provider = await opening;
  await provider.locator('#email').fill(email);
  await provider.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => localStorage.getItem('sc_session_expires_at') !== null);
  // A new account gets a welcome in the window, which closes by itself for any other.
  const welcome = page.getByRole('heading', { name: ENGLISH.auth.welcome });
  await expect.poll(async () => (await welcome.isVisible()) || (await form.dialog.count()) === 0).toBe(true);
  if (await welcome.isVisible()) await form.go(ENGLISH.auth.done).click();
  await form.dialog.waitFor({ state: 'detached' });
  await untilSignedIn(page);
}

/** The same by the calls of the form; ends on the first page. */
export async function enter(page: Page, person: Pick<Person, 'email'> = somebody()): Promise<void> {
  const { origin } = new URL(page.url());
  const hint = await signIn(page, origin, person);
  await page.evaluate(([name, endsAt]) => localStorage.setItem(name, endsAt), hint);
  await page.goto(origin);
  await untilSignedIn(page);
}

/** Gives a new visitor's page the session of a person before it opens a page of the site. */
export async function enterBefore(page: Page, site: string, person: Pick<Person, 'email'>): Promise<void> {
  const hint = await signIn(page, site, person);
  await openAside(page, site);
  await page.evaluate(([name, endsAt]) => localStorage.setItem(name, endsAt), hint);
}

/** The cookie is the page's from now on; returns what its scripts store. */
async function signIn(page: Page, site: string, { email }: Pick<Person, 'email'>): Promise<readonly [string, string]> {
  const nonce = randomBytes(32).toString('base64url');
  const form = { email, verified: 'on', nonce: createHash('sha256').update(nonce).digest('base64url') };
  const given = await (await page.request.post(`${site}/_local/sign-in/google`, { form })).text();
  const [, token = ''] = /data-token="([^"]+)"/.exec(given) ?? [];
  const grant = { grant: 'social', provider: 'google', access_token: token, nonce };
  const reply = await (await page.request.post(`${site}/oauth/token`, { data: grant })).json();
  expect(reply).toMatchObject({ session_expires_at: expect.any(String) });
  return ['sc_session_expires_at', reply.session_expires_at];
}

async function untilSignedIn(page: Page): Promise<void> {
  // On a phone the header contains it without showing it.
  const settings = { name: ENGLISH.account.settings, includeHidden: true };
  await page.getByRole('banner').getByRole('button', settings).waitFor({ state: 'attached' });
}
