import { randomBytes } from 'node:crypto';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { expect, inject, test } from 'vitest';
import { newPerson } from '../support/account.ts';
import { PHONE } from '../support/browser.ts';
import { nextMail } from '../support/mail.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';

const visit = visitors();
const site = inject('siteUrl');

async function post(path: string, body: object) {
  const reply = await fetch(new URL(path, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  return reply.json();
}

/** Buys a gift card without an account, pays for it in the provider's form, and returns its code. */
async function buy() {
  const secret = randomBytes(24).toString('base64url');
  const to_email = `gift-${secret.slice(0, 6).toLowerCase().replace(/\W|_/g, 'x')}@example.com`;
  const order = {
    secret,
    agreed: AGREED_VERSIONS,
    from_name: 'Ann',
    from_email: 'ann@example.com',
    to_name: 'Bob',
    to_email,
  };
  const { client_secret } = await post('/api/gift', order);
  const card = new URLSearchParams({ client_secret, number: '4242 4242 4242 4242', expiry: '12/40' });
  await fetch(new URL('/_local/card', site), { method: 'POST', body: card, redirect: 'manual' });
  const { state, code } = await post('/api/gift/state', { secret });
  expect([client_secret, state]).toEqual([expect.stringMatching(/^pi_/), 'paid']);
  return String(code);
}

test('a gift card from its letter’s link tells what it gives, and gives it once', async () => {
  const [code, who] = [await buy(), newPerson()];
  const page = await visit('/offline', { viewport: PHONE, lang: 'es', who }, FAILED_REQUEST);
  const late = await visit(`/gift#${code}`, { viewport: PHONE, lang: 'es', who: newPerson() }, FAILED_REQUEST);
  const gives = late.locator('main form [role=status]');
  await expect.poll(() => gives.innerText()).toMatch(/^Un año de Pro/);
  for (const [told, sentence] of [
    ['Un año de Pro', 'Se añadió tu regalo'],
    ['Ya canjeaste esta tarjeta de regalo.', 'Ya canjeaste esta tarjeta de regalo.'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(new URL(`/gift#${code}`, site).href);
    await page.getByText(told, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Canjear' }).click();
    await page.getByText(sentence).waitFor();
  }
  // The page shows the end of the plan, and nothing to print.
  await page.getByText(/hasta el sábado, 20 de noviembre de 2027/).waitFor();
  expect(await page.getByRole('button', { name: 'PDF' }).count()).toBe(0);
  await nextMail(site, who.email);
  // If two people redeem the same code, the slower one gets only the refusal.
  await late.getByRole('button', { name: 'Canjear' }).click();
  await late.getByText('Este código promocional no es correcto o ya no es válido.').waitFor();
  expect(await gives.innerText()).toBe('');
});

test('signing in keeps the code of the link', async () => {
  const code = '7K2QM-7K2QM-7K2QM-7K2QM-7K2QM';
  const page = await visit(`/gift#${code}`);
  const field = page.getByLabel('Code of the gift card');
  await expect.poll(() => field.inputValue()).toBe(code);
  await page.getByRole('link', { name: 'Sign in to redeem it' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await field.inputValue()).toBe(code);
});
