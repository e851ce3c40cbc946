import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { madeAccount } from '../../packages/data/test-support/made-account.ts';
import { openAccount } from '../../packages/data/test-support/open-account.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { enter, somebody } from '../support/account.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { untilShown } from '../support/hands.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
const siteUrl = inject('siteUrl');
const at = (path: string) => new URL(path, siteUrl).href;

beforeAll(async () => {
  const { environment } = await (await fetch(at('/_local/cloud.json'))).json();
  Object.assign(process.env, environment);
});

/** A signed-in page of an admin, as `npm run local -- admin` makes one. */
async function admin(): Promise<Page> {
  const page = await visit('/', {}, FAILED_REQUEST);
  const who = somebody();
  await enter(page, who);
  const { accounts } = await import('@groundswell/data/accounts');
  const account = await accounts.findByEmail(who.email);
  expect(account && (await accounts.change(account.id, { role: 'admin' }))).toBe('changed');
  return page;
}
/** Somebody who wrote here, by number. */
async function writer(name: string): Promise<string> {
  const { authors } = await import('@groundswell/data/blog');
  const account = madeAccount({ role: 'contributor' });
  await openAccount(account);
  return String(await authors.add(account, name, Date.now()));
}
/** The published post of a slug. */
async function postOf(slug: string): Promise<string> {
  const { id } = await (await fetch(at(`/canvas-ui/api/posts/${slug}`))).json();
  expect(id).toMatch(/^[a-z2-7]{12}$/);
  return id;
}
async function openIn(page: Page, path: string, language: string): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: language, url: siteUrl }]);
  await page.goto(at(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect([path, await page.evaluate(() => document.documentElement.lang)]).toEqual([path, language]);
}

test('each page of the admin is accessible, on a phone and in both themes, in three languages', async () => {
  const page = await admin();
  const [number, post] = [await writer('Keala Kai'), await postOf('how-we-rate-the-surf')];
  await page.setViewportSize(PHONE);
  const pages = [
    ['posts', 'en'],
    ['posts', 'es'],
    [`posts/${post}`, 'zh-CN'],
    [`posts/${post}/revisions`, 'es'],
    [`posts/${post}/statistics`, 'en'],
    ['tags', 'en'],
    ['topics', 'zh-CN'],
    ['pictures', 'es'],
    ['statistics', 'zh-CN'],
    ['site', 'es'],
    ['site/faqs', 'zh-CN'],
    ['site/services', 'en'],
    ['site/boards', 'es'],
    ['site/trip', 'zh-CN'],
    ['site/promo', 'es'],
    ['users', 'en'],
    [`users/${number}`, 'es'],
    ['changes', 'zh-CN'],
    ['profile', 'en'],
    ['profile', 'zh-CN'],
    ['join/abc', 'es'],
  ] as const;
  for (const [path, language] of pages) {
    await openIn(page, `/canvas-ui/${path}`, language);
    const faults = (await page.getByRole('alert').allInnerTexts()).filter((text) => text.trim() !== '');
    expect([path, faults]).toEqual([path, []]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});

test('by keyboard an admin names a tag, gives a role that the log tells of, and writes as themselves', async () => {
  const page = await admin();
  const number = await writer('Nalu');
  const { keyboard } = page;
  await openIn(page, '/canvas-ui/tags', 'en');
  await page.getByRole('button', { name: 'New tag' }).focus();
  await keyboard.press('Enter');
  await page.getByLabel('Name, English').focus();
  await keyboard.type('Winter storms');
  // Who closes a window without saving is asked, and stays.
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

  await openIn(page, `/canvas-ui/users/${number}`, 'en');
  await page.getByLabel('Role').focus();
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).focus();
  await untilShown(page.getByText('Saved.', { exact: true }), () => keyboard.press('Enter'));
  await openIn(page, '/canvas-ui/changes', 'en');
  await page.getByRole('link', { name: /^Writer · \S+@\S+ · Editor$/ }).waitFor();
  await page.getByRole('row', { name: 'Tag · winter-storms · saved' }).waitFor();

  await openIn(page, '/canvas-ui/profile', 'en');
  await page.getByLabel('Name', { exact: true }).fill('Leilani');
  // Who leaves without saving is asked, and stays.
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
  const page = await admin();
  await page.setViewportSize(DESKTOP);
  await openIn(page, '/canvas-ui/posts', 'en');
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
