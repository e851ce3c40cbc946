import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { newPerson } from '../support/account.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { settings } from '../support/favorites.ts';
import { click } from '../support/hands.ts';
import { beginTrial } from '../support/plans.ts';
import { FAILED_REQUEST, REFUSED_REQUEST, type VisitOptions, visitors } from '../support/visitors.ts';

const visit = visitors();
const site = inject('siteUrl');
const BEACH = '/forecast/folly-beach-the-washout';

const DONE = 'Boom! You’ve reach Pro status!';
const CHANGE = /^Change to Pro Plus, \$39.99/;
const CHANGED = 'You are on Pro Plus now.';
const CANCEL = 'Cancel subscription';
const CANCELLED = /^Canceled. Your plan lasts until/;
const RESUME = /^Resume/;
const START = 'Start 14 free days';

/** The header that the controls of the local cloud require. */
const CONTROL = { 'x-groundswell-local': 'advance' };

const press = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).click();
const agree = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /I agree/ })
    .check();

/** A page that renders fast. A beach's page is slower, because each change of plan renders its forecast again. */
const PLANS = '/offline?pro';
const PLAN = '/offline?subscription';

const open = (path: string, { viewport = DESKTOP, lang = 'en', who = newPerson(), ...more }: VisitOptions = {}) =>
  visit(path, { viewport, lang, who, ...more }, FAILED_REQUEST);

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Card number').fill(number);
}

// Each test has its own card, because a card has one trial.
test('the promo of a link is checked, the partner’s has 90 days, with an unknown one nothing is bought; all days are there then, also in another tab and on another device', async () => {
  const who = newPerson();
  const page = await open(`${BEACH}?wrscfree=true&promo=NO-SUCH-CODE&pro`, { viewport: PHONE, who });
  const tab = await page.context().newPage();
  await tab.goto(site + BEACH);
  const device = await open(BEACH, { who });
  const others = [tab, device];
  const daysOf = (other: Page) => other.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) / }).count();
  for (const other of others) await expect.poll(() => daysOf(other)).toBeGreaterThan(0);
  const before = await daysOf(device);

  const dialog = page.getByRole('dialog');
  await press(page, /^Try Pro 90 days free/);
  await dialog.getByText('This promo code is wrong or no longer valid.').waitFor();
  await page.route('**/promo-code/**', (route) => route.fulfill({ status: 503, json: { errorMsg: 'It is down.' } }));
  await dialog.getByLabel('Promo code').fill('ANOTHER');
  await dialog.getByText(/^There was an error processing Promo Code: /).waitFor();
  await enterCard(page, '6011 1111 1111 1117');
  await agree(page);
  await press(page, 'Start 90 free days');
  await dialog.getByText('Your promo code does not count yet.').waitFor();
  await dialog.getByLabel('Promo code').fill('');
  await press(page, 'Start 90 free days');
  await page.getByRole('heading', { name: DONE }).waitFor();
  // The dialog shows all 16 days of the plan. Each day's label ends before the next one begins.
  const days = dialog.locator('figure small');
  await days.last().waitFor();
  const isWhole = (all: Element[]) =>
    all.every((one) => one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().right <= innerWidth);
  expect([await days.count(), await days.evaluateAll(isWhole)]).toEqual([16, true]);
  await press(page, 'See all 16 days');
  await page.getByRole('button', { name: 'Compare plans' }).waitFor({ state: 'detached' });
  // Another tab is notified by a message. Another device asks the server when its page becomes visible.
  const look = (other: Page) => other.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  for (const other of others)
    await expect
      .poll(() => (other === device ? look(other) : Promise.resolve()).then(() => daysOf(other)), { timeout: 60_000 })
      .toBeGreaterThan(before);
  await tab.close();
});

test('a visitor is told what the account is for, and keeps the chosen plan', async () => {
  const page = await visit(PLANS, { viewport: PHONE }, FAILED_REQUEST);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Pro Plus/ }).click();
  await press(page, /^Try Pro Plus/);
  await dialog.getByRole('heading', { name: 'Pro Plus needs an account' }).waitFor();
  await expectAccessible(page);
});

test('a link’s code that could not be checked is told and asked again; an unusable one is removed for good', async () => {
  const page = await visit(
    '/?promo=NO-SUCH-CODE',
    {
      viewport: PHONE,
      before: (tab) => tab.route('**/subscription/offer*', (route) => route.fulfill({ status: 429, json: {} })),
    },
    REFUSED_REQUEST,
  );
  const note = page.getByRole('status').filter({ hasText: 'promo code' });
  await note.getByText(/^The promo code of your link could not be checked/).waitFor();
  await page.unroute('**/subscription/offer*');
  await note.getByRole('button', { name: 'Try again' }).click();
  await note.getByText(/NO-SUCH-CODE of your link is wrong/).waitFor();
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Remove it' }).click();
  await note.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect([new URL(page.url()).search, await note.count()]).toEqual(['', 0]);
});

test('from the press that buys until its success the step stays as pressed, although the purchase changes what it asks', async () => {
  const who = newPerson();
  const page = await open(`${PLANS}&promo=FREEYEAR`, { viewport: PHONE, who });
  const dialog = page.getByRole('dialog');
  await press(page, /^Try Pro 14 days free/);
  await enterCard(page, '4000 0566 5566 5556');
  await agree(page);
  await dialog.getByText('−100% for the first year').waitFor();
  const sums = await dialog.locator('dl').first().innerText();
  expect(sums).toContain('First charge');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/subscription/details?*', async (route) => {
    await held;
    await route.continue();
  });
  const bought = page.waitForResponse('**/update-payment');
  const read = page.waitForRequest('**/api/subscription/details?*');
  await press(page, START);
  await bought;
  await read;
  const button = dialog.locator('button[aria-busy="true"]');
  expect(await button.innerText()).toContain(START);
  expect(await dialog.locator('dl').first().innerText()).toBe(sums);
  expect(await dialog.getByLabel('Promo code').inputValue()).toBe('FREEYEAR');
  expect(await dialog.getByText('Checking the code').count()).toBe(0);
  goOn();
  await page.getByRole('heading', { name: DONE }).waitFor();
  // The success page names the first charge as the pay step did.
  expect(await dialog.getByText(/^\$19\.99 on .* and each year after/).count()).toBe(1);
});

test('the code of a link is kept from the load of the page on; one for Pro Plus alone chooses that plan, and says so', async () => {
  const page = await visit('/offline?promo=%20PLUSONLY%20&pro', { viewport: PHONE }, FAILED_REQUEST);
  expect(await page.evaluate(() => localStorage.getItem('sc_promo'))).toBe('PLUSONLY');
  const dialog = page.getByRole('dialog');
  const plus = dialog.getByRole('button', { name: 'Pro Plus, $29.99 with your code' });
  await plus.waitFor();
  expect(await plus.getAttribute('aria-pressed')).toBe('true');
  await dialog.getByRole('button', { name: 'Pro, $19.99', exact: true }).waitFor();
  await dialog.getByRole('button', { name: /^Try Pro Plus/ }).waitFor();
});

/** Makes the payment provider respond to all requests for a user with a kind of fault. */
const setFault = (kind: string, { email }: { readonly email: string }) =>
  fetch(`${site}/_local/payments/fault/${kind}/${email}`, { method: 'POST', headers: CONTROL });

test('without consent nothing is sent; a refused card, a bank’s no and a broken provider are told, and the same press begins one plan', async () => {
  const who = newPerson();
  const page = await open(PLANS, { viewport: PHONE, who });
  const dialog = page.getByRole('dialog');
  const presses: string[] = [];
  page.on('request', (one) => one.url().endsWith('/update-payment') && presses.push(one.method()));
  await press(page, /^Try Pro 14 days free/);
  await dialog.getByLabel('Card number').waitFor();
  await press(page, START);
  await dialog.getByText('Agree to the terms and the privacy policy first.').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await enterCard(page, '4000 0000 0000 9995');
  await agree(page);
  await press(page, START);
  await dialog.getByText('Your card has insufficient funds.').waitFor();
  await enterCard(page, '4000 0025 0000 3155');
  await press(page, START);
  await page.getByRole('button', { name: 'It is not me' }).click();
  await dialog.getByText(/^Your bank could not confirm that it was you/).waitFor();
  expect(presses).toEqual([]);

  await setFault('broken', who);
  await press(page, START);
  await page.getByRole('button', { name: 'It is me' }).click();
  await dialog.getByText(/^We cannot tell yet whether your plan has changed or anything was charged/).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: START }).isEnabled()).toBe(true);
  // The consent checkbox stays ticked. A second press while a request is running sends nothing.
  expect(await dialog.getByRole('checkbox', { name: /I agree/ }).isChecked()).toBe(true);
  expect(presses).toHaveLength(1);
  await setFault('none', who);
  await dialog.getByRole('button', { name: START }).dblclick();
  await page.getByRole('heading', { name: DONE }).waitFor();
  expect(presses).toHaveLength(2);
  await expectAccessible(page);
});

/** A user on trial with a card that is declined when charged. */
const refused = newPerson();

test('a card that is refused at the first charge says so; another whose bank asks at that charge, and at a change, is good', async () => {
  await beginTrial(site, refused, '4000 0000 0000 0341');
  const page = await open(PLANS);
  const dialog = page.getByRole('dialog');
  await press(page, /^Try Pro 14 days free/);
  await enterCard(page, '4000 0000 0000 0341');
  await agree(page);
  await press(page, START);
  // A user whose trial is used learns before paying that the first charge is today.
  await page.getByText(/had its free trial before/).waitFor();
  await press(page, 'Pay $19.99');
  await page.getByText('Your card was declined.').waitFor();
  await enterCard(page, '4000 0027 6000 3184');
  await press(page, 'Pay $19.99');
  // The bank asks for confirmation twice: when the card is stored, and when it is charged.
  for (const _ of ['kept', 'charged']) await page.getByRole('button', { name: 'It is me' }).click();
  await page.getByRole('heading', { name: DONE }).waitFor();

  // While the bank confirms a change of plan, the dialog keeps showing the agreed sum, even if the plan's details are
  // read again.
  const details = '**/api/subscription/details?*';
  await page.goto(site + PLAN);
  await press(page, CHANGE);
  await press(page, 'Change to Pro Plus, pay $20.00');
  await page.getByRole('button', { name: 'It is not me' }).waitFor();
  await page.route(details, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), type: 'Premium' } });
  });
  const read = page.waitForResponse(details);
  await page.evaluate(readAgain);
  await read;
  await dialog.getByRole('heading', { name: 'Change to Pro Plus?' }).waitFor();
  await page.unroute(details);
  await page.getByRole('button', { name: 'It is not me' }).click();
  await dialog.getByText(/^Your bank could not confirm that it was you/).waitFor();
  await press(page, /^Change to Pro Plus, pay /);
  await page.getByRole('button', { name: 'It is me' }).click();
  await page.getByText(CHANGED).waitFor();
});

/** Simulates another tab's message that the plan has changed. Runs in a page. */
const readAgain = () => new BroadcastChannel('plan').postMessage('changed');

test('a running plan is changed and changed back, cancelled and resumed; each failure has its sentence, and axe finds nothing serious in any step', async () => {
  const who = newPerson();
  await beginTrial(site, who, '5200 8282 8282 8210');
  const page = await open('/offline', { viewport: PHONE, who });
  const dialog = page.getByRole('dialog');
  const failing = (path: string, status: number, json: object) =>
    page.route(`**/api/subscription/${path}*`, (route) => route.fulfill({ status, json }));
  // On a phone, the menu 'More' leads to the subscription.
  await click(page.getByRole('button', { name: 'More', exact: true }));
  await press(page, 'Subscription');
  await dialog.getByText(/^Day 1 of 14/).waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, CHANGE);
  await expectAccessible(page);
  await press(page, 'Keep Pro');
  await press(page, CHANGE);
  await press(page, 'Change to Pro Plus');
  await dialog.getByText(CHANGED).waitFor();
  await press(page, /^Change to Pro, /);
  await press(page, 'Change to Pro');
  await dialog.getByText('You are on Pro now.').waitFor();

  await press(page, CANCEL);
  await press(page, 'Keep Pro');
  await press(page, CANCEL);
  await expectAccessible(page);
  await setFault('broken', who);
  await press(page, CANCEL);
  await dialog.getByText('There was an error processing this cancel request.').waitFor();
  await setFault('none', who);
  await press(page, CANCEL);
  await dialog.getByText(CANCELLED).waitFor();
  await failing('renew', 200, { success: false });
  await press(page, RESUME);
  await dialog.getByText('There was a problem renewing subscription.').waitFor();
  await page.unroute('**/api/subscription/renew*');
  await failing('renew', 500, { errorMsg: 'No.' });
  await press(page, RESUME);
  await dialog.getByText('There was an error processing this renew request.').waitFor();
  await page.unroute('**/api/subscription/renew*');
  await press(page, RESUME);
  await dialog.getByText('Your plan goes on.').waitFor();

  // A plan that was bought in an app store can be changed only in that store. A failed payment takes precedence over
  // all other messages.
  const details = '**/api/subscription/details?*';
  for (const [told, isChanged, over] of [
    [/^Pro was bought on an iOS device/, false, { source: 'ios', card_brand: undefined }],
    [/^Pro was bought on an Android device/, false, { source: 'android', card_brand: undefined }],
    ['The last payment failed.', true, { payment_failed: true, grace_ends: '2026-11-27T12:00:00.000Z' }],
  ] as const) {
    await page.route(details, async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ json: { ...(await reply.json()), on_trial: false, ...over } });
    });
    await page.evaluate(readAgain);
    await dialog.getByText(told).waitFor();
    const buttons = await dialog.getByRole('button').allInnerTexts();
    expect(buttons.some((text) => /Cancel|Change/.test(text))).toBe(isChanged);
    await expectAccessible(page);
    await page.unroute(details);
  }
  await page.evaluate(readAgain);
  await failing('stripe-intent', 500, {});
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByText(/^There was an error/).waitFor();
});

/** Advances the provider's clock for all plans; only the last test uses it. */
async function passDays(days: number): Promise<void> {
  const reply = await fetch(`${site}/_local/payments/advance/${days}`, { method: 'POST', headers: CONTROL });
  expect(reply.status).toBe(200);
}

test('the trial ends in a charge; a refused one shows first, is mended by another card, or ends in Basic', async () => {
  const [paying, mending] = [newPerson(), newPerson()];
  await beginTrial(site, paying, '3782 8224 6310 005');
  await beginTrial(site, mending, '4000 0082 6000 3178');
  await passDays(15);

  const paid = await open('/offline', { who: paying });
  // On a desktop, the user's settings lead to the subscription.
  await click(settings(paid));
  await press(paid, 'Subscription');
  await paid.getByText('Next charge').waitFor();
  await paid.getByText('1 receipt').waitFor();
  const page = await open(PLAN, { lang: 'es', viewport: PHONE, who: mending });
  await page.getByText('El último pago falló.').waitFor();
  await press(page, 'Cambiar la tarjeta');
  await enterCard(page, '4242 4242 4242 4242');
  await press(page, /^Pagar .* ahora$/);
  await page.getByText(/^Se pagaron /).waitFor();
  await page.getByText('El último pago falló.').waitFor({ state: 'detached' });

  await passDays(20);
  const leaving = await open(PLAN, { who: refused });
  await leaving.getByRole('heading', { name: 'Basic' }).waitFor();
});
