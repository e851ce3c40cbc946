import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { enter, somebody } from '../support/account.ts';
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

const WORDS = {
  en: {
    next: 'Continue to payment',
    missing: 'Enter a name.',
    noEmail: 'Enter an e-mail address, as name@example.com.',
    agreeFirst: 'Agree to the terms and the privacy policy first.',
    pay: 'Pay $19.99',
    paid: 'Paid: a year of Pro for Bob',
    print: 'Print the card (PDF)',
    redeem: 'Redeem',
    done: 'Your gift has been added',
    until: 'All days of the forecast are yours until Saturday, November 20, 2027.',
  },
  es: {
    next: 'Continuar al pago',
    missing: 'Escribe un nombre.',
    noEmail: 'Escribe un correo, como nombre@ejemplo.com.',
    agreeFirst: 'Primero acepta los términos y la política de privacidad.',
    pay: 'Pagar 19,99 US$',
    paid: 'Pagado: un año de Pro para Bob',
    print: 'Imprimir la tarjeta (PDF)',
    redeem: 'Canjear',
    done: 'Se ha añadido tu regalo',
    until: 'Todos los días del pronóstico son tuyos hasta el sábado, 20 de noviembre de 2027.',
  },
} as const;

test.each([
  ['en', PHONE],
  ['es', DESKTOP],
] as const)(
  'a gift card is bought without an account, mailed, printed and redeemed; a refused card and a reload lose nothing: %s',
  async (lang, viewport) => {
    const words = WORDS[lang];
    const typed = { toName: 'Bob', fromName: 'Ann', message: 'Olas.', toEmail: newEmail(), fromEmail: newEmail() };
    const page = await visit('/', { viewport }, FAILED_REQUEST);
    await page.context().addCookies([{ name: 'locale', value: lang, url: site }]);
    await page.goto(new URL('/gift', site).href);
    await press(page, words.next);
    expect(await page.getByText(words.missing).count()).toBe(2);
    expect(await page.getByText(words.noEmail).count()).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('toName');
    await fill(page, typed);
    await page.reload();
    for (const [name, text] of Object.entries(typed))
      expect(await page.locator(`main [name=${name}]`).inputValue()).toBe(text);
    await expectAccessible(page);
    await press(page, words.next);
    await page.getByText(words.agreeFirst).waitFor();
    await page.getByRole('main').getByRole('checkbox').check();
    const begun: string[] = [];
    page.on(
      'request',
      (one) => one.method() === 'POST' && new URL(one.url()).pathname === '/api/gift' && begun.push(''),
    );
    await press(page, words.next);

    await enterCard(page, '4000 0000 0000 0002');
    await press(page, words.pay);
    await page
      .getByRole('main')
      .getByText(/declined/)
      .waitFor();
    expect(begun).toHaveLength(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await enterCard(page, '4242 4242 4242 4242');
    await press(page, words.pay);
    await page.getByRole('heading', { name: words.paid }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: words.paid }).waitFor();
    const code = (await page.locator('main dd').first().innerText()).trim();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await print(page, words.print)).toMatch(/^%PDF-/);

    const [letter, receipt] = [await nextMail(site, typed.toEmail), await nextMail(site, typed.fromEmail)];
    for (const { text } of [letter, receipt]) expect(text).toContain(code);
    const receiver = await visit('/', { viewport }, FAILED_REQUEST);
    const bob = somebody();
    await enter(receiver, bob);
    await receiver.context().addCookies([{ name: 'locale', value: lang, url: site }]);
    await receiver.goto(/https?:\S+\/gift#[\w-]+/.exec(letter.text)?.[0] ?? expect.fail());
    await press(receiver, words.redeem);
    await receiver.getByRole('heading', { name: words.done }).waitFor();
    await receiver.getByText(words.until).waitFor();
    expect((await nextMail(site, bob.email)).subject).toMatch(/^Your gift card is redeemed: Pro until /);
  },
);

test('a card asked for by the bank is paid, printed in any script, and mailed to nobody', async () => {
  const page = await visit('/gift', { viewport: DESKTOP });
  await press(page, 'I print it');
  const fromEmail = newEmail();
  await fill(page, { toName: '李雷 Jiří', fromName: 'Ольга', message: '生日快乐 🏄', fromEmail });
  await page.getByRole('main').getByRole('checkbox').check();
  await press(page, 'Continue to payment');
  await enterCard(page, '4000 0027 6000 3184');
  await press(page, 'Pay $19.99');
  await page.getByRole('button', { name: 'It is me' }).click();
  await page.getByRole('heading', { name: 'Paid: a year of Pro for 李雷 Jiří' }).waitFor();
  const pdf = await print(page, 'Print the card (PDF)');
  for (const font of ['NotoSansSC', 'NotoEmoji', 'Archivo']) expect(pdf).toContain(font);
  expect((await nextMail(site, fromEmail)).subject).toBe('Your gift card for 李雷 Jiří');
});

test('what is changed after the payment was opened is another purchase; a dated one is mailed later', async () => {
  const page = await visit('/gift', { viewport: PHONE });
  await press(page, 'E-mail on a day');
  const toEmail = newEmail();
  await fill(page, { toName: 'Bob', fromName: 'Ann', toEmail, fromEmail: newEmail() });
  await press(page, 'Continue to payment');
  await page.getByText('Choose the day on which it is sent.').waitFor();
  await fill(page, { toName: 'Bob', fromName: 'Ann', day: inDays(9), fromEmail: newEmail() });
  await page.getByRole('main').getByRole('checkbox').check();
  await press(page, 'Continue to payment');
  await page.getByRole('heading', { name: 'Gift card for Bob' }).waitFor();
  await press(page, 'Change it');
  await fill(page, { toName: 'Eve', fromName: 'Ann', fromEmail: newEmail() });
  await press(page, 'Continue to payment');
  await page.getByRole('heading', { name: 'Gift card for Eve' }).waitFor();
  await press(page, 'Pay $19.99');
  await page.getByRole('heading', { name: 'Paid: a year of Pro for Eve' }).waitFor();
  expect(await listMail(site, toEmail)).toEqual([]);
  await press(page, 'Give another one');
  expect(await page.locator('main [name=toName]').inputValue()).toBe('');
});
