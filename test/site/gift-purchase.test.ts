import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { listMail, nextMail } from '../support/mail.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
const site = inject('siteUrl');

const newEmail = () => `gift-${randomBytes(6).toString('hex')}@example.com`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Typed {
  readonly toName: string;
  readonly fromName: string;
  readonly message?: string;
  readonly toEmail?: string;
  readonly fromEmail: string;
  readonly day?: string;
}
async function fill(page: Page, typed: Typed): Promise<void> {
  for (const [name, text] of Object.entries(typed)) await page.locator(`main [name=${name}]`).fill(text);
}
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
async function enterCard(page: Page, number: string): Promise<void> {
  await page.locator('main input[name=number]').fill(number);
}
async function print(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return (await readFile(await file.path())).toString('latin1');
}

test('a gift card is bought without an account, in any script, mailed and printed; a refused card and a reload lose nothing', async () => {
  const typed = {
    toName: '李雷 Jiří',
    fromName: 'Ольга',
    message: '生日快乐 🏄',
    toEmail: newEmail(),
    fromEmail: newEmail(),
  };
  const paid = { name: 'Paid: a year of Pro for 李雷 Jiří' };
  const page = await visit('/gift', { viewport: PHONE }, FAILED_REQUEST);
  await press(page, 'Continue to payment');
  expect(await page.getByText('Enter a name.').count()).toBe(2);
  expect(await page.getByText('Enter an email address, like name@example.com.').count()).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('toName');
  await fill(page, typed);
  await page.reload();
  for (const [name, text] of Object.entries(typed))
    expect(await page.locator(`main [name=${name}]`).inputValue()).toBe(text);
  await expectAccessible(page);
  await press(page, 'Continue to payment');
  await page.getByText('Agree to the terms and the privacy policy first.').waitFor();
  await page.getByRole('main').getByRole('checkbox').check();
  const begun: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/gift' && begun.push(''));
  await press(page, 'Continue to payment');

  await enterCard(page, '4000 0000 0000 0002');
  await press(page, 'Pay $19.99');
  await page
    .getByRole('main')
    .getByText(/declined/)
    .waitFor();
  expect(begun).toHaveLength(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The bank requires a confirmation for this card.
  await enterCard(page, '4000 0027 6000 3184');
  await press(page, 'Pay $19.99');
  await page.getByRole('button', { name: 'It is me' }).click();
  await page.getByRole('heading', paid).waitFor();
  await page.reload();
  await page.getByRole('heading', paid).waitFor();
  const code = (await page.locator('main dd').first().innerText()).trim();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const pdf = await print(page, 'Print the card (PDF)');
  for (const font of ['%PDF-', 'NotoSansSC', 'NotoEmoji', 'Archivo']) expect(pdf).toContain(font);

  const [letter, receipt] = [await nextMail(site, typed.toEmail), await nextMail(site, typed.fromEmail)];
  for (const { text } of [letter, receipt]) expect(text).toContain(code);
  expect(letter.text).toContain(`${site}/gift#${code}`);
});

test('what is changed after the payment was opened is another purchase; what is printed is mailed to nobody', async () => {
  const page = await visit('/gift', { viewport: DESKTOP });
  await press(page, 'Email on a day');
  const toEmail = newEmail();
  const fromEmail = newEmail();
  await fill(page, { toName: 'Bob', fromName: 'Ann', toEmail, fromEmail });
  await press(page, 'Continue to payment');
  await page.getByText('Choose the day on which it is sent.').waitFor();
  await fill(page, { toName: 'Bob', fromName: 'Ann', day: inDays(9), fromEmail });
  await page.getByRole('main').getByRole('checkbox').check();
  await press(page, 'Continue to payment');
  await page.getByRole('heading', { name: 'Gift card for Bob' }).waitFor();
  await press(page, 'Change it');
  await press(page, 'I’ll print it');
  await fill(page, { toName: 'Eve', fromName: 'Ann', fromEmail });
  await press(page, 'Continue to payment');
  await page.getByRole('heading', { name: 'Gift card for Eve' }).waitFor();
  await press(page, 'Pay $19.99');
  await page.getByRole('heading', { name: 'Paid: a year of Pro for Eve' }).waitFor();
  expect((await nextMail(site, fromEmail)).subject).toBe('Your gift card for Eve');
  expect(await listMail(site, toEmail)).toEqual([]);
  await press(page, 'Give another one');
  expect(await page.locator('main [name=toName]').inputValue()).toBe('');
});
