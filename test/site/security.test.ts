import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authForm, newPerson, type Person } from '../support/account.ts';
import { settings } from '../support/favorites.ts';
import { click, untilShown } from '../support/hands.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
/** Opens a page. These tests provoke refused calls, so the browser's messages about them do not fail the test. */
const open = (who?: Pick<Person, 'email'>) => visit('/offline', who ? { who } : {}, FAILED_REQUEST);
const origin = (page: Page) => new URL(page.url()).origin;

/** A user who signs in with an external provider in the first test, sets a password there, and uses it from then on. */
const kai = newPerson();

async function openSecurity(page: Page) {
  await click(settings(page));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign-in and security', exact: true }).click();
  const press = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
  return { dialog, press, row: (text: string) => dialog.getByRole('listitem').filter({ hasText: text }) };
}

/**
 * Opens the sign-in form and submits the user's email and password. The test handles what follows, such as a second
 * factor.
 */
async function givePassword(page: Page, password = kai.password) {
  await page.goto(`${origin(page)}/offline?login=true`);
  const form = authForm(page);
  await form.email.fill(kai.email);
  await form.password.fill(password);
  await form.send.click();
  return form;
}

/**
 * Makes the server refuse one call as if the sign-in was ten minutes ago. `wanted` maps the field of the required proof
 * to its message.
 */
async function refuseOnce(page: Page, path: string, wanted: Readonly<Record<string, string>>) {
  const [[field, sentence] = ['', '']] = Object.entries(wanted);
  const errors = { [field]: [sentence] };
  const refusal = { error: sentence, errorMsg: sentence, code: 'invalid', requestId: '1', errors };
  await page.route(path, (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
}

async function signOutHere(page: Page) {
  await untilShown(page.getByText('You are signed out.'), async () => {
    const { row } = await openSecurity(page);
    await row('This device').getByRole('button').click();
  });
  await page.waitForFunction(() => localStorage.getItem('sc_session_expires_at') === null);
}

/**
 * Returns the code that an authenticator app shows `stepsFromNow` steps of 30 s from now, by the cloud's clock (RFC
 * 6238).
 */
async function codeOfApp(page: Page, secret: string, stepsFromNow: number): Promise<string> {
  const { headers } = await fetch(`${origin(page)}/home/getScriptVars`);
  const step = Math.floor(Date.parse(headers.get('date') ?? '') / 30_000) + stepsFromNow;
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(moment).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('a user of a provider sets a password; a session is ended from another device, and a new password keeps this one signed in', async () => {
  const here = await open(kai);
  const security = await openSecurity(here);
  await security.press('Set up: Password');
  await security.dialog.getByLabel('New password', { exact: true }).fill(kai.password);
  await untilShown(here.getByText('Your password changed.'), () => security.press('Set a password'));
  await security.row('Password').getByText('Set', { exact: true }).waitFor();

  const there = await open();
  await (await givePassword(there)).dialog.waitFor({ state: 'detached' });
  await settings(there).waitFor();

  await here.reload();
  const list = await openSecurity(here);
  const other = list.row('Last seen');
  expect(await list.row('This device').count()).toBe(1);
  expect(await other.count()).toBe(1);
  await untilShown(here.getByText('That device is signed out.'), () => other.getByRole('button').click());
  await expect.poll(() => other.count()).toBe(0);

  // At its next call, the other device learns that its session has ended. Its notice has a button to sign in again.
  const notice = there.getByText('Your session has ended, or was ended on another device.');
  // The other page may have made a call meanwhile. In that case the settings button has already disappeared.
  await notice.or(settings(there)).first().waitFor();
  if (await settings(there).isVisible()) await settings(there).click({ noWaitAfter: true });
  await notice.waitFor();
  await there.getByRole('button', { name: 'Sign In', exact: true }).click();
  await authForm(there).email.waitFor();

  // Another tab of the device that changes the password stays signed in.
  const beside = await here.context().newPage();
  await beside.goto(`${origin(here)}/offline`);
  await settings(beside).waitFor();
  await list.press('Change: Password');
  await list.dialog.getByLabel('Current password', { exact: true }).fill('not the present one');
  await list.dialog.getByLabel('New password', { exact: true }).fill(`${kai.password} anew`);
  await list.press('Change the password');
  await list.dialog.getByText('That is not your current password.').waitFor();
  await list.dialog.getByLabel('Current password', { exact: true }).fill(kai.password);
  await untilShown(here.getByText('Your password changed.'), () => list.press('Change the password'));
  await list.row('This device').waitFor();
  await openSecurity(beside);
  await untilShown(here.getByText('You are signed out.'), () => list.press('Sign out on all devices'));
});

test('a provider is unlinked and linked again; a change that needs proof continues once the code is entered', async () => {
  const page = await open(kai);
  const { dialog, press, row } = await openSecurity(page);
  await press('Unlink: Google');
  await untilShown(page.getByText('Google is no longer linked.'), () => press('Really unlink: Google'));
  await row('Google').getByText('Not linked').waitFor();
  for (const name of ['Google', 'Apple']) {
    const opening = page.waitForEvent('popup');
    await press(`Link: ${name}`);
    const provider = await opening;
    await provider.locator('#email').fill(kai.email);
    const notice = page.getByText(`${name} is linked.`);
    await untilShown(notice, () => provider.getByRole('button', { name: 'Sign in' }).click());
  }

  // The test replies to the code request itself, because the server sends only a few codes an hour.
  await refuseOnce(page, '**/api/security/password', { passcode: 'Enter a pass code' });
  await page.route('**/api/user/*-pass-code', (route) => route.fulfill({ json: { success: true } }));
  await press('Change: Password');
  const current = dialog.getByLabel('Current password', { exact: true });
  const chosen = dialog.getByLabel('New password', { exact: true });
  await current.fill('not the present one');
  await chosen.fill(`${kai.password} at last`);
  await press('Change the password');
  await dialog.getByLabel('Pass code', { exact: true }).fill('123456');
  await press('Confirm');
  await dialog.getByText('That is not your current password.').waitFor();
  expect(await chosen.inputValue()).toBe(`${kai.password} at last`);
});

test('an app’s code is required after the password, a recovery code replaces it, also after a provider; a passkey serves as one, and is removed by two presses and, after a while, a new sign-in', async () => {
  const page = await open(kai);
  const password = `${kai.password} anew`;
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await client.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });

  const { dialog, press, row } = await openSecurity(page);
  await press('Set up: Authenticator app');
  await press('Continue');
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  const code = dialog.getByLabel('Code from the app', { exact: true });
  await code.fill('12345');
  await press('Confirm');
  await dialog.getByText('Enter the six digits of your authenticator app').waitFor();
  // The server accepts a code one step of 30 s early or late, so on a slow machine neither code expires.
  await code.fill(await codeOfApp(page, secret, 0));
  await press('Confirm');
  await dialog.getByText('they are not shown again').waitFor();
  const kept = await dialog.locator('li code').allInnerTexts();
  expect(kept).toHaveLength(10);
  await press('I have saved them');
  await row('Authenticator app').getByText('On', { exact: true }).waitFor();
  await row('Recovery codes').getByText('10 codes left').waitFor();
  await page.keyboard.press('Escape');
  await signOutHere(page);

  const form = await givePassword(page, password);
  const second = form.dialog.getByLabel('Code from the app', { exact: true });
  await second.fill('000000');
  await form.send.click();
  await form.dialog.getByRole('alert').filter({ hasText: 'That code is not right.' }).waitFor();
  await second.fill(await codeOfApp(page, secret, 1));
  await form.send.click();
  await form.dialog.waitFor({ state: 'detached' });
  await signOutHere(page);

  // Signing in with a provider requires the second factor too.
  await page.goto(`${origin(page)}/offline?login=true`);
  const opening = page.waitForEvent('popup');
  const byProvider = authForm(page);
  await byProvider.dialog.getByText('Keep me signed in on this device').click();
  const asked = page.waitForRequest((request) => request.postDataJSON()?.grant === 'social');
  await byProvider.go('Continue with Google').click();
  const provider = await opening;
  await provider.locator('#email').fill(kai.email);
  await provider.getByRole('button', { name: 'Sign in' }).click();
  expect((await asked).postDataJSON().remember).toBe(true);
  await byProvider.go('Use a recovery code').click();
  await byProvider.dialog.getByLabel('Recovery code', { exact: true }).fill(kept[0] ?? '');
  await byProvider.send.click();
  await byProvider.dialog.waitFor({ state: 'detached' });

  const after = await openSecurity(page);
  await after.row('Recovery codes').getByText('9 codes left').waitFor();
  await press('Add: Passkeys');
  await dialog.getByLabel('Name', { exact: true }).fill('The old phone');
  await press('Add a passkey');
  await dialog.getByText('Not used yet').waitFor();
  await after.press('Remove: The old phone');
  await after.press('Cancel: The old phone');
  const remove = async () => {
    await after.press('Remove: The old phone');
    await after.press('Really remove: The old phone');
  };
  const sentence = 'Sign in again to change this.';
  await refuseOnce(page, '**/api/security/remove-second-factor', { sign_in: sentence });
  await remove();
  await after.dialog.getByText(sentence).waitFor();
  await after.press('Sign In');
  const over = authForm(page);
  expect(await over.email.inputValue()).toBe(kai.email);
  await over.password.fill(password);
  await over.send.click();
  await over.go('Use your passkey').click();
  await over.send.click();
  await expect.poll(() => over.dialog.count()).toBe(1);
  await after.row('The old phone').getByText('Last used: 0 min ago').waitFor();
  await remove();
  await expect.poll(() => after.row('The old phone').count()).toBe(0);
});
