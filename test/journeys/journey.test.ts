import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authForm, giveCode, newPerson, register } from '../support/account.ts';
import { lookThroughAlerts, RUN_MS, runAgain } from '../support/alerts.ts';
import { FOLLY, HUNTINGTON, keep, openPanel, PIPELINE, settings } from '../support/favorites.ts';
import { untilShown } from '../support/hands.ts';
import { codeOf, listMail, type Mail, nextMail } from '../support/mail.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';
import { ENGLISH } from '../support/words.ts';

/** The time limit for a journey, ms: registering, the emails and dialogs of ten pages, and one model run. */
const JOURNEY_MS = 300_000 + RUN_MS;

const visit = visitors();
const { account, alert, auth, favorites, letters } = ENGLISH;

test(
  'register, order favorites, get an alert from a model run, delete the alert, change email and password, delete the account',
  async () => {
    const page = await visit('/', {}, FAILED_REQUEST);
    const kai = newPerson();
    expectCode(await register(page, kai), letters.verify);
    await orderFavorites(page);
    await setAlert(page);
    await endAlert(page, await fireAlert(page, kai.email));
    const moved = await changeEmail(page, kai.email);
    const password = await resetPassword(page, moved);
    await leave(page, { email: moved, password });
  },
  JOURNEY_MS,
);

async function orderFavorites(page: Page): Promise<void> {
  await keep(page, PIPELINE);
  await keep(page, FOLLY);
  await keep(page, HUNTINGTON);
  const panel = await openPanel(page);
  await expect.poll(panel.names).toEqual([PIPELINE.name, FOLLY.name, HUNTINGTON.name]);
  await expect
    .poll(() => panel.row(PIPELINE).locator('dd').allTextContents())
    .toEqual([expect.stringMatching(favorites.surf), expect.stringMatching(favorites.surf)]);

  // Reordering works by keyboard alone: the handle keeps the focus while its row moves.
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
  const again = await openPanel(page);
  await expect.poll(again.names).toEqual([HUNTINGTON.name, PIPELINE.name, FOLLY.name]);
  await again.close();
}

async function setAlert(page: Page): Promise<void> {
  const { dialog, row, close } = await openPanel(page);
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

async function fireAlert(page: Page, email: string): Promise<Mail> {
  const site = new URL(page.url()).origin;
  const before = await listMail(site, email);
  await runAgain(site);
  const letter = await nextMail(site, email, before, RUN_MS);
  expect(letters.alertSubject.exec(letter.subject)?.[1]).toBe(HUNTINGTON.name);
  expect(letter.text).toContain(letters.alertWhy(HUNTINGTON.name));
  expect(letter.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(letter.headers['list-unsubscribe']).toMatch(/^<.+\/api\/unsubscribe\/.+>$/);
  // A second evaluation of the same forecast finds nothing new.
  await lookThroughAlerts(site, HUNTINGTON.slug);
  return letter;
}

async function endAlert(page: Page, letter: Mail): Promise<void> {
  await page.goto(new URL(page.url()).origin + linkIn(letter, '/unsubscribe/'));
  await page.getByRole('button', { name: alert.unsubscribe }).click();
  await page.getByRole('heading', { name: alert.over(HUNTINGTON.name) }).waitFor();
  const { row, close } = await openPanel(page);
  await row(HUNTINGTON).getByText(alert.off).waitFor();
  await close();
}

/** Changes the email address and signs out; returns the new address. */
async function changeEmail(page: Page, email: string): Promise<string> {
  const site = new URL(page.url()).origin;
  const moved = newPerson().email;
  const before = await listMail(site, email);
  await settings(page).click();
  const profile = page.getByRole('dialog');
  await profile.getByRole('button', { name: account.changeEmail }).click();
  await profile.getByLabel(account.newEmail).fill(moved);
  await profile.getByRole('button', { name: account.sendCode }).click();
  await profile.getByText(account.codeSent(moved)).waitFor();
  await untilShown(profile.getByText(account.emailChanged), async () => {
    expectCode(await giveCode(profile, nextMail(site, moved)), letters.newEmail);
  });
  await profile.getByText(moved).first().waitFor();
  expect((await nextMail(site, email, before)).subject).toBe(letters.emailChanged);
  // The beach was evaluated twice, and only one alert was sent.
  const alerts = (await listMail(site, email)).filter(({ subject }) => letters.alertSubject.test(subject));
  expect(alerts).toHaveLength(1);
  const signOut = profile.getByRole('button', { name: account.signOut, exact: true });
  await untilShown(page.getByText(account.signedOut), () => signOut.click());
  return moved;
}

/** Resets the password and signs in with it; returns the new password. */
async function resetPassword(page: Page, email: string): Promise<string> {
  const site = new URL(page.url()).origin;
  await page.goto(`${site}/?login=true`);
  const form = authForm(page);
  const before = await listMail(site, email);
  await form.go(auth.forgot).click();
  await form.email.fill(email);
  await form.send.click();
  const letter = await nextMail(site, email, before);
  expectCode(letter, letters.reset);
  await form.code.fill(codeOf(letter));
  await form.send.click();
  const { password } = newPerson();
  await form.newPassword.fill(password);
  await form.send.click();
  await form.dialog.getByText(auth.passwordChanged).waitFor();
  expect((await nextMail(site, email, [letter, ...before])).subject).toBe(letters.passwordChanged);
  await form.password.fill(password);
  await form.send.click();
  await form.dialog.waitFor({ state: 'detached' });
  return password;
}

async function leave(page: Page, kai: { email: string; password: string }): Promise<void> {
  const site = new URL(page.url()).origin;
  const before = await listMail(site, kai.email);
  await settings(page).click();
  const profile = page.getByRole('dialog');
  await profile.getByRole('button', { name: account.leave }).click();
  await profile.getByRole('button', { name: account.leaveButton, exact: true }).click();
  expectCode(await giveCode(profile, nextMail(site, kai.email, before)), letters.own);
  await profile.getByText(account.left).waitFor();
  await page.getByText(account.signedOut).waitFor();

  await page.goto(`${site}/?login=true`);
  const form = authForm(page);
  await form.email.fill(kai.email);
  await form.password.fill(kai.password);
  await form.send.click();
  await form.dialog.getByText(auth.wrong).waitFor();
}

/** Checks that an email contains a pass code and states its purpose. */
function expectCode(letter: Mail, use: string): void {
  expect(letter.subject).toBe(letters.codeSubject);
  expect(letter.text).toContain(use);
}

/** Returns the path of a link to this site in an email. */
function linkIn({ text }: Mail, path: string): string {
  const found = text.split(/\s+/).find((word) => word.includes(path));
  if (!found) throw new Error(`Nothing leads to ${path} in: ${text}`);
  return new URL(found).pathname;
}
