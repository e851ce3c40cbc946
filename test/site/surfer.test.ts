import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { authForm, newPerson, register } from '../support/account.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { HUNTINGTON, settings } from '../support/favorites.ts';
import { click, untilHydrated } from '../support/hands.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

test('who says level and boards is told whether each day is for them, and keeps a surf with the conditions of its hour', async () => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const page = await visit(`/forecast/${HUNTINGTON.slug}`, {
    viewport: PHONE,
    who: newPerson(),
    permissions: CLIPBOARD,
    before: (tab) => tab.route(/isAjax=true/, (route) => sent.then(() => route.continue())),
  });
  const part = page.getByRole('region', { name: 'Who it is for' });
  // Before the user's own forecast arrives, the page shows no section that the forecast would move, and no offer of
  // more days.
  await page.getByRole('slider').waitFor();
  expect([await part.count(), await page.getByText('come with Pro').count()]).toEqual([0, 0]);
  send();
  await part.getByText('Tell us your level and your boards').waitFor();
  // The menu 'Save or share' works even if no day is open.
  const ways = page.getByRole('button', { name: 'Save or share' });
  await click(ways);
  for (const name of ['Add to calendar', /^Printable sheet/])
    expect(await page.getByRole('menuitem', { name }).count()).toBe(1);
  await page.keyboard.press('Escape');
  const say = part.getByText('Your level and boards');
  await untilHydrated(say);
  // Uses the keyboard instead of a click. The list above gets its final height late and would move the button away from
  // the pointer.
  await say.press('Enter');
  await part.getByLabel('Your level').selectOption('Improving');
  await part.getByLabel('Longboard').check();
  await expect.poll(() => part.getByRole('listitem').count()).toBeGreaterThan(2);
  await part.getByText('For you: ').first().waitFor();
  await click(page.getByRole('button', { name: /^Sat 21/ }));
  const day = page.getByRole('region', { name: /Saturday/ }).getByRole('table');
  await day.getByRole('columnheader', { name: 'For you' }).waitFor();
  expect(await day.getByText('Longboard').count()).toBeGreaterThan(2);
  await expectAccessible(page);

  await click(part.getByRole('button', { name: 'I surfed here' }));
  const log = page.getByRole('dialog', { name: 'I surfed here' });
  await log.getByRole('button', { name: '4', exact: true }).click();
  await log.getByLabel('Board').selectOption('Longboard');
  await log.getByLabel('Note').fill('Long lefts, few people.');
  await expectAccessible(page);
  await log.getByRole('button', { name: 'Keep' }).click();
  await page.getByText('Kept in your surf log').waitFor();

  await page.setViewportSize(DESKTOP);
  await settings(page).click();
  const account = page.getByRole('dialog');
  const copied = async (button: string) => {
    await click(account.getByRole('button', { name: button }));
    await page.getByText('Copied').waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await click(account.getByRole('button', { name: 'Make an address' }));
  const address = account.getByLabel('Calendar address');
  await address.waitFor();
  expect(await copied('Copy the address')).toBe(await address.inputValue());
  await click(account.getByRole('button', { name: 'API keys' }));
  await account.getByLabel('Name of the key').fill('My board');
  await click(account.getByRole('button', { name: 'Make a key' }));
  await account.getByText('Save it now').waitFor();
  expect(await copied('Copy the key')).toBe(await account.locator('code').innerText());
  await click(account.getByRole('button', { name: /^Back/ }));
  await account.getByRole('button', { name: 'Surf log' }).click();
  const surf = account.getByRole('listitem').filter({ hasText: HUNTINGTON.name });
  for (const told of ['4 of 5', 'Longboard', 'Long lefts, few people.', /\d ft/]) await surf.getByText(told).waitFor();
  await expectAccessible(page);
});

test('a level that a new account could not be given at once is given by the next page, and to no other account', async () => {
  const page = await visit('/offline', {}, FAILED_REQUEST);
  const setting = '**/api/user-setting/update';
  const stored = () => page.evaluate(() => localStorage.getItem('sc_surfer'));
  const begin = async () => {
    await page.evaluate(() => localStorage.setItem('sc_surfer', 'expert 2'));
    await page.route(setting, (route) => route.abort());
    const asked = page.waitForRequest(setting);
    await register(page, newPerson());
    await asked;
  };
  const level = page.getByRole('dialog').getByLabel('Your level');
  const says = async (text: string) => {
    await settings(page).click();
    await expect.poll(() => level.locator('option:checked').textContent()).toBe(text);
  };
  await begin();
  await page.unroute(setting);
  await page.reload();
  await expect.poll(stored).toBeNull();
  await says('Expert');

  const signOut = page.getByRole('dialog').getByRole('button', { name: 'Sign Out', exact: true });
  await signOut.click();
  await begin();
  await settings(page).click();
  await signOut.click();
  await expect.poll(stored).toBeNull();
});

test('a new account has the level of its browser; one that has said its own keeps it, also where the form had begun another', async () => {
  const say = (tab: Page, surfer: string) => tab.evaluate((text) => localStorage.setItem('sc_surfer', text), surfer);
  const page = await visit('/offline', {}, FAILED_REQUEST);
  await say(page, 'expert 2');
  const bea = newPerson();
  await register(page, bea);
  const level = page.getByRole('dialog').getByLabel('Your level');
  const isExpert = async () => {
    await settings(page).click();
    await expect.poll(() => level.locator('option:checked').textContent()).toBe('Expert');
  };
  await isExpert();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await say(page, 'first-waves 0');

  await page.goto(`${new URL(page.url()).origin}/offline?login=register`);
  const form = authForm(page);
  const other = newPerson();
  await form.email.fill(other.email);
  await form.password.fill(other.password);
  await form.send.click();
  await form.code.waitFor();
  // A phone may reload the page while its user reads mail in another app.
  await page.reload();
  await form.code.waitFor();
  await form.go('Wrong address? Change it').click();
  await form.go('Sign In').click();
  await form.email.fill(bea.email);
  await form.password.fill(bea.password);
  await form.send.click();
  // The welcome is not shown, because the account is not new.
  await form.dialog.waitFor({ state: 'detached' });
  await isExpert();
});
