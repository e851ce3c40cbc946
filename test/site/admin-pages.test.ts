import { makeAccount } from '@groundswell/data/testing/make-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, followLink } from '../support/accessible.ts';
import { newPerson } from '../support/account.ts';
import { PHONE } from '../support/browser.ts';
import { changeAccount } from '../support/change-account.ts';
import { untilShown } from '../support/hands.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
const siteUrl = inject('siteUrl');
const at = (path: string) => new URL(path, siteUrl).href;

beforeAll(async () => {
  const { environment } = await (await fetch(at('/_local/cloud.json'))).json();
  Object.assign(process.env, environment);
});

/** Opens an admin page in a language, as a new user with the role admin. */
function admin(path: string, lang = 'en'): Promise<Page> {
  const who = newPerson();
  const before = () => changeAccount(siteUrl, who, { role: 'admin' });
  return visit(`/canvas-ui/${path}`, { who, lang, before }, FAILED_REQUEST);
}
/** Creates a writer and returns their number. */
async function writer(name: string): Promise<string> {
  const { authors } = await import('@groundswell/data/blog');
  const account = makeAccount({ role: 'contributor' });
  await openAccount(account);
  return String(await authors.add(account, name, Date.now()));
}
async function postOf(slug: string): Promise<string> {
  const { id } = await (await fetch(at(`/canvas-ui/api/posts/${slug}`))).json();
  expect(id).toMatch(/^[a-z2-7]{12}$/);
  return id;
}
async function openNext(page: Page, path: string): Promise<void> {
  await followLink(page, `/canvas-ui/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Runs a check on every page, on a phone. */
async function eachPage(page: Page, look: () => Promise<void>): Promise<void> {
  const [number, post] = [await writer('Keala Kai'), await postOf('how-we-rate-the-surf')];
  await page.setViewportSize(PHONE);
  for (const path of [
    'posts',
    `posts/${post}`,
    `posts/${post}/revisions`,
    `posts/${post}/statistics`,
    'tags',
    'topics',
    'pictures',
    'statistics',
    'site',
    'site/faqs',
    'site/services',
    'site/boards',
    'site/trip',
    'site/promo',
    'users',
    `users/${number}`,
    'changes',
    'profile',
    'join/abc',
  ]) {
    await openNext(page, path);
    const faults = (await page.getByRole('alert').allInnerTexts()).filter((text) => text.trim() !== '');
    expect([path, faults]).toEqual([path, []]);
    await look();
  }
}

test('each page of the admin is accessible, in both themes', async () => {
  const page = await admin('posts');
  await eachPage(page, () => expectAccessible(page));
});

test('in the language with the longest words no page of the admin scrolls sideways', async () => {
  const page = await admin('posts', 'es');
  await eachPage(page, () => expectNoSidewaysScroll(page));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
});

test('by keyboard an admin names a tag, gives a role that the log tells of, and writes as themselves', async () => {
  const page = await admin('tags');
  const number = await writer('Nalu');
  const { keyboard } = page;
  await page.getByRole('button', { name: 'New tag' }).focus();
  await keyboard.press('Enter');
  await page.getByLabel('Name, English').focus();
  await keyboard.type('Winter storms');
  // Closing the dialog with unsaved text asks for confirmation. The test declines, so the dialog stays open.
  const ways = [() => keyboard.press('Escape'), () => keyboard.press('Escape'), () => page.mouse.click(4, 4)];
  for (const leave of ways) {
    const asking = page.waitForEvent('dialog');
    const closing = leave();
    await (await asking).dismiss();
    await closing;
  }
  await page.getByLabel('Name, English').focus();
  await untilShown(page.getByText('Saved.', { exact: true }), () => keyboard.press('Enter'));
  await page.getByText('winter-storms').waitFor();

  await openNext(page, `users/${number}`);
  await page.getByLabel('Role').focus();
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).focus();
  await untilShown(page.getByText('Saved.', { exact: true }), () => keyboard.press('Enter'));
  await openNext(page, 'changes');
  const change = page.locator(`a[href="/canvas-ui/users/${number}"]`);
  await change.and(page.getByRole('link', { name: /^Writer · \S+@\S+ · Editor$/ })).waitFor();
  await page.getByRole('row', { name: 'Tag · winter-storms · saved' }).first().waitFor();

  await openNext(page, 'profile');
  await page.getByLabel('Name', { exact: true }).fill('Leilani');
  // Leaving the page with unsaved text asks for confirmation. The test declines, so the page stays open.
  const asked = page.waitForEvent('dialog');
  const leaving = page.getByRole('link', { name: 'Tags', exact: true }).click();
  await (await asked).dismiss();
  await leaving;
  await page.getByRole('button', { name: 'Save' }).focus();
  await untilShown(page.getByText('Saved.', { exact: true }), () => keyboard.press('Enter'));
  await page.reload();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Leilani');
});

test('a beach is found by a few letters for its live forecast; posts are found with a wrong letter, by writers and readers', async () => {
  const page = await admin('posts');
  await page.getByLabel('Search posts').fill('chopy');
  await page.getByRole('link', { name: /^Clean, fair, choppy/ }).waitFor();

  await page.getByLabel('Search posts').fill('');
  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByLabel('Title', { exact: true }).fill('The north shore this week');
  await page.getByRole('button', { name: 'Live forecast' }).click();
  await page.keyboard.type('pipelin');
  await page.getByRole('option', { name: /Banzai Pipeline/ }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByText('Live forecast: Banzai Pipeline').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor();

  await page.goto(at('/about'));
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Beach, town or area' }).fill('chopy');
  await page.getByRole('option', { name: /^Clean, fair, choppy/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Clean, fair, choppy/ }).waitFor();
});
