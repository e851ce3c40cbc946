import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { codeOf, nextMail } from './mail.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Somebody whom the cloud has not seen yet, also one that has run for long. */
export function somebody(): Person {
  const name = randomBytes(6).toString('hex');
  return { email: `surfer-${name}@example.com`, password: `four green boards ${name}` };
}

/** The open window of signing in, in English. */
export function authForm(page: Page) {
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  return {
    dialog,
    email: field('Email'),
    password: field('Password'),
    newPassword: field('New password'),
    code: field('Pass code'),
    /** The one button that sends the form. */
    send: dialog.locator('button[type="submit"]'),
    go: (name: string) => dialog.getByRole('button', { name, exact: true }).first(),
  };
}

/** Registers by the form on an open page: the code is read from the mail, the sign-in follows by itself. */
export async function register(page: Page, { email, password }: Person): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/?login=register`);
  const form = authForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.send.click();
  await form.code.fill(codeOf(await nextMail(origin, email)));
  await form.send.click();
  await page.getByRole('heading', { name: 'Your registered, High Five!' }).waitFor();
  await form.go('Done').click();
  await form.dialog.waitFor({ state: 'detached' });
}

/** Signs in by the form on an open page; of one address ten tries in a quarter of an hour are let in, failed ones too. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/?login=true`);
  const form = authForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.send.click();
  await form.dialog.waitFor({ state: 'detached' });
}

/** Signs in by Google's stand-in on an open page; a new address gets an account. Without mail, and past no limit. */
export async function enter(page: Page, { email }: Pick<Person, 'email'> = somebody()): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/?login=true`);
  const opening = page.waitForEvent('popup');
  const form = authForm(page);
  await form.go('Continue with Google').click();
  const provider = await opening;
  await provider.locator('#email').fill(email);
  await provider.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForFunction(() => localStorage.getItem('sc_session_expires_at') !== null);
  const welcome = page.getByRole('heading', { name: 'Your registered, High Five!' });
  await welcome
    .or(page.getByRole('banner').getByRole('button', { name: 'Settings' }))
    .first()
    .waitFor();
  if (await welcome.isVisible()) await form.go('Done').click();
  await form.dialog.waitFor({ state: 'detached' });
}
