import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authForm, giveCode, register, somebody } from '../support/account.ts';
import { lookThroughAlerts, RUN_MS, runAgain } from '../support/alerts.ts';
import { FOLLY, HUNTINGTON, keep, openPanel, PIPELINE, settings } from '../support/favorites.ts';
import { untilShown } from '../support/hands.ts';
import { codeOf, listMail, type Mail, nextMail } from '../support/mail.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';
import { ENGLISH, SPANISH, type Words } from '../support/words.ts';

/** Time for registering, the mails and windows of ten pages, and one model run. */
const JOURNEY_MS = 300_000 + RUN_MS;

const visit = visitors();

test.each([
  { locale: 'en-US', words: ENGLISH, cause: 'a model run', provoke: runAgain },
  // What a run does last, without its minute of work: the English one has gone all the way.
  { locale: 'es-ES', words: SPANISH, cause: 'a new look', provoke: lookThroughHuntington },
])(
  'in $locale: register, order favorites, get an alert from $cause, delete the alert, change email and password, delete the account',
  async ({ locale, words, provoke }) => {
    const page = await visit('/', { locale }, FAILED_REQUEST);
    const kai = somebody();
    expectCode(await register(page, kai, words), words.letters.verify, words);
    await orderFavorites(page, words);
    await setAlert(page, words);
    await endAlert(page, await fireAlert(page, kai.email, words, provoke), words);
    const moved = await changeEmail(page, kai.email, words);
    const password = await resetPassword(page, moved, words);
    await leave(page, { email: moved, password }, words);
  },
  JOURNEY_MS,
);

function lookThroughHuntington(site: string): Promise<void> {
  return lookThroughAlerts(site, HUNTINGTON.slug);
}

async function orderFavorites(page: Page, words: Words): Promise<void> {
  const { favorites } = words;
  await keep(page, PIPELINE, words);
  await keep(page, FOLLY, words);
  await keep(page, HUNTINGTON, words);
  const panel = await openPanel(page, words);
  await expect.poll(panel.names).toEqual([PIPELINE.name, FOLLY.name, HUNTINGTON.name]);
  await expect
    .poll(() => panel.row(PIPELINE).locator('dd').allTextContents())
    .toEqual([expect.stringMatching(favorites.surf), expect.stringMatching(favorites.surf)]);

  // By keyboard only: the handle keeps the focus while its row moves.
  await panel
    .row(HUNTINGTON)
    .getByRole('button', { name: favorites.move(HUNTINGTON.name), exact: true })
    .focus();
  for (const place of [2, 1]) {
    const moved = page.waitForResponse('**/api/favorites/reorder');
    await page.keyboard.press('ArrowUp');
    await panel.dialog.getByRole('status').getByText(favorites.moved(HUNTINGTON.name, place)).waitFor();
    await moved;
  }
  await page.reload();
  const again = await openPanel(page, words);
  await expect.poll(again.names).toEqual([HUNTINGTON.name, PIPELINE.name, FOLLY.name]);
  await again.close();
}

async function setAlert(page: Page, words: Words): Promise<void> {
  const { alert } = words;
  const { dialog, row, close } = await openPanel(page, words);
  const huntington = row(HUNTINGTON);
  await huntington.getByText(alert.off).click();
  const minimum = huntington.getByLabel(alert.minimum);
  await untilShown(dialog.getByText(alert.saved, { exact: true }), () => minimum.selectOption('2 ft'));
  await huntington.getByLabel(alert.conditions).selectOption(alert.any);
  await huntington.getByRole('switch', { name: alert.name }).click();
  await huntington.getByText(alert.on).waitFor();
  await huntington.getByText(alert.preview).waitFor();
  await close();
}

async function fireAlert(
  page: Page,
  email: string,
  { letters, lang }: Words,
  provoke: (site: string) => Promise<void>,
): Promise<Mail> {
  const site = new URL(page.url()).origin;
  const before = await listMail(site, email);
  await provoke(site);
  const letter = await nextMail(site, email, before, RUN_MS);
  expect(letters.alertSubject.exec(letter.subject)?.[1]).toBe(HUNTINGTON.name);
  expect(letter.text).toContain(letters.alertWhy(HUNTINGTON.name));
  expect(letter.html).toContain(`<html lang="${lang}"`);
  expect(letter.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(letter.headers['list-unsubscribe']).toMatch(/^<.+\/api\/unsubscribe\/.+>$/);
  return letter;
}

async function endAlert(page: Page, letter: Mail, words: Words): Promise<void> {
  const { alert } = words;
  await page.goto(new URL(page.url()).origin + linkIn(letter, '/unsubscribe/'));
  await page.getByRole('button', { name: alert.unsubscribe }).click();
  await page.getByRole('heading', { name: alert.over(HUNTINGTON.name) }).waitFor();
  const { row, close } = await openPanel(page, words);
  await row(HUNTINGTON).getByText(alert.off).waitFor();
  await close();
}

/** Changes the email address and signs out; returns the new address. */
async function changeEmail(page: Page, email: string, words: Words): Promise<string> {
  const { account, letters } = words;
  const site = new URL(page.url()).origin;
  const moved = somebody().email;
  const before = await listMail(site, email);
  await settings(page, words).click();
  const profile = page.getByRole('dialog');
  await profile.getByRole('button', { name: account.changeEmail }).click();
  await profile.getByLabel(account.newEmail).fill(moved);
  await profile.getByRole('button', { name: account.sendCode }).click();
  await profile.getByText(account.codeSent(moved)).waitFor();
  await untilShown(profile.getByText(account.emailChanged), async () => {
    expectCode(await giveCode(profile, nextMail(site, moved), words), letters.newEmail, words);
  });
  await profile.getByText(moved).first().waitFor();
  expect((await nextMail(site, email, before)).subject).toBe(letters.emailChanged);
  const signOut = profile.getByRole('button', { name: account.signOut, exact: true });
  await untilShown(page.getByText(account.signedOut), () => signOut.click());
  return moved;
}

/** Resets the password and signs in with it; returns the new password. */
async function resetPassword(page: Page, email: string, words: Words): Promise<string> {
  const { auth, letters } = words;
  const site = new URL(page.url()).origin;
  await page.goto(`${site}/?login=true`);
  const form = authForm(page, words);
  const before = await listMail(site, email);
  await form.go(auth.forgot).click();
  await form.email.fill(email);
  await form.send.click();
  const letter = await nextMail(site, email, before);
  expectCode(letter, letters.reset, words);
  await form.code.fill(codeOf(letter));
  await form.send.click();
  const { password } = somebody();
  await form.newPassword.fill(password);
  await form.send.click();
  await form.dialog.getByText(auth.passwordChanged).waitFor();
  expect((await nextMail(site, email, [letter, ...before])).subject).toBe(letters.passwordChanged);
  await form.password.fill(password);
  await form.send.click();
  await form.dialog.waitFor({ state: 'detached' });
  return password;
}

async function leave(page: Page, kai: { email: string; password: string }, words: Words): Promise<void> {
  const { account, auth, letters } = words;
  const site = new URL(page.url()).origin;
  const before = await listMail(site, kai.email);
  await settings(page, words).click();
  const profile = page.getByRole('dialog');
  await profile.getByRole('button', { name: account.leave }).click();
  await profile.getByRole('button', { name: account.leaveButton, exact: true }).click();
  expectCode(await giveCode(profile, nextMail(site, kai.email, before), words), letters.own, words);
  await profile.getByText(account.left).waitFor();
  await page.getByText(account.signedOut).waitFor();

  await page.goto(`${site}/?login=true`);
  const form = authForm(page, words);
  await form.email.fill(kai.email);
  await form.password.fill(kai.password);
  await form.send.click();
  await form.dialog.getByText(auth.wrong).waitFor();
}

/** Checks that a letter carries a code for this purpose, in the reader's language. */
function expectCode(letter: Mail, use: string, { letters, lang }: Words): void {
  expect(letter.subject).toBe(letters.codeSubject);
  expect(letter.text).toContain(use);
  expect(letter.html).toContain(`<html lang="${lang}"`);
}

/** The path of a link to this site in a letter. */
function linkIn({ text }: Mail, path: string): string {
  const found = text.split(/\s+/).find((word) => word.includes(path));
  if (!found) throw new Error(`Nothing leads to ${path} in: ${text}`);
  return new URL(found).pathname;
}
