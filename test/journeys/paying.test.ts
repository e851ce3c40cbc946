import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { newPerson } from '../support/account.ts';
import { FOLLY, HUNTINGTON, keepBefore, openPanel } from '../support/favorites.ts';
import { nextMail } from '../support/mail.ts';
import { FAILED_REQUEST, visitors } from '../support/visitors.ts';
import { ENGLISH } from '../support/words.ts';

const visit = visitors();
const site = inject('siteUrl');
const { alert } = ENGLISH;

test('Basic to Pro with a trial: a second alert is refused before and set after; letters tell that the trial has begun, its end before it, and the charge after it', async () => {
  const kai = newPerson();
  await keepBefore(site, kai, [HUNTINGTON, FOLLY]);
  const page = await visit('/offline', { who: kai }, FAILED_REQUEST);
  await turnOn(page, HUNTINGTON);
  await turnOn(page, FOLLY, /^Basic users can have 1 surf alert/);

  await page.goto(`${site}/offline?pro`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Try Pro 14 days free/ }).click();
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242');
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Start 14 free days' }).click();
  await page.getByRole('heading', { name: 'Boom! You’ve reach Pro status!' }).waitFor();
  await page.goto(`${site}/offline`);
  await turnOn(page, FOLLY);

  // From here on the test advances the payment provider's clock. The provider's events go through the real queues and
  // emails.
  const begun = await nextMail(site, kai.email);
  expect(begun.subject).toMatch(/^Your Pro trial: free until /);
  await advance(12);
  const ahead = await nextMail(site, kai.email, [begun]);
  expect(ahead.subject).toMatch(/^Your Pro trial ends on /);
  await advance(3);
  const receipt = await nextMail(site, kai.email, [ahead, begun]);
  expect(receipt.subject).toBe('Your Groundswell receipt: $19.99');
});

async function advance(days: number): Promise<void> {
  const asked = { method: 'POST', headers: { 'x-groundswell-local': 'clock' } };
  expect((await fetch(`${site}/_local/payments/advance/${days}`, asked)).status).toBe(200);
}

/** Presses the switch of a favorite's alert and waits for its message. */
async function turnOn(page: Page, beach: typeof FOLLY, said: RegExp | string = alert.on): Promise<void> {
  const { dialog, row, close } = await openPanel(page);
  await row(beach).getByText(alert.off).click();
  await row(beach).getByRole('switch', { name: alert.name }).click();
  await (said === alert.on ? row(beach) : dialog).getByText(said).first().waitFor();
  await close();
}
