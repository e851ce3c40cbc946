import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible.ts';
import { somebody } from '../support/account.ts';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { FAILED_REQUEST, type VisitOptions, visitors } from '../support/visitors.ts';

const visit = visitors();
const site = inject('siteUrl');
const BEACH = '/forecast/folly-beach-the-washout';

const WORDS = {
  en: {
    tryPro: /^Try Pro 14 days free/,
    agree: /I agree/,
    start: 'Start 14 free days',
    done: 'Boom! You’ve reach Pro status!',
    seeAll: 'See all 16 days',
    compare: 'Compare plans',
    // A phone's way there.
    account: 'More',
    subscription: 'Subscription',
    change: /^Change to Pro Plus, \$39.99/,
    confirm: 'Change to Pro Plus',
    changed: 'You are on Pro Plus now.',
    back: /^Change to Pro, /,
    confirmBack: 'Change to Pro',
    changedBack: 'You are on Pro now.',
    cancel: 'Cancel subscription',
    keep: 'Keep Pro',
    cancelled: /^Cancelled. Your plan lasts until/,
    resume: /^Resume/,
    resumed: 'Your plan goes on.',
  },
  es: {
    tryPro: /^Prueba Pro 14 días gratis/,
    agree: /Acepto/,
    start: 'Empezar 14 días gratis',
    done: '¡Bum! ¡Ya eres Pro!',
    seeAll: 'Ver los 16 días',
    compare: 'Comparar planes',
    // A desktop's.
    account: 'Ajustes',
    subscription: 'Suscripción',
    change: /^Cambiar a Pro Plus, /,
    confirm: 'Cambiar a Pro Plus',
    changed: 'Ahora tienes Pro Plus.',
    back: /^Cambiar a Pro, /,
    confirmBack: 'Cambiar a Pro',
    changedBack: 'Ahora tienes Pro.',
    cancel: 'Cancelar la suscripción',
    keep: 'Conservar Pro',
    cancelled: /^Cancelada. Tu plan dura hasta/,
    resume: /^Reanudar/,
    resumed: 'Tu plan continúa.',
  },
};

/** What this machine's own controls ask for. */
const CONTROL = { 'x-groundswell-local': 'advance' };

const press = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name }).click();

/** Over a page that costs little: a beach's is drawn anew after each change of plan. */
const PLANS = '/offline?pro';
const PLAN = '/offline?subscription';

/** A page of somebody who is signed in. */
const open = (path: string, { viewport = DESKTOP, lang = 'en', who = somebody(), ...more }: VisitOptions = {}) =>
  visit(path, { viewport, lang, who, ...more }, FAILED_REQUEST);

/** From the plans to the card's form, with a card typed in. */
async function toCard(page: Page, number: string, words = WORDS.en): Promise<void> {
  await press(page, words.tryPro);
  await enterCard(page, number);
  await page.getByRole('dialog').getByRole('checkbox', { name: words.agree }).check();
}

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Card number').fill(number);
}

// A card has one trial: each test has one of its own.
test.each([
  ['en', PHONE, '4242 4242 4242 4242'],
  ['es', DESKTOP, '5555 5555 5555 4444'],
] as const)(
  'from Basic to Pro with a trial, to Pro Plus and back, cancelled and resumed: %s',
  async (lang, viewport, number) => {
    const words = WORDS[lang];
    const page = await open(`${BEACH}?pro`, { lang, viewport });
    await toCard(page, number, words);
    await press(page, words.start);
    await page.getByRole('heading', { name: words.done }).waitFor();
    await press(page, words.seeAll);
    await page.getByRole('button', { name: words.compare }).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: words.account, exact: true }).click();
    await press(page, words.subscription);
    await press(page, words.change);
    await press(page, words.confirm);
    await page.getByText(words.changed).waitFor();
    await press(page, words.back);
    await press(page, words.confirmBack);
    await page.getByText(words.changedBack).waitFor();
    await press(page, words.cancel);
    await press(page, words.keep);
    await press(page, words.cancel);
    await press(page, words.cancel);
    await page.getByText(words.cancelled).waitFor();
    await press(page, words.resume);
    await page.getByText(words.resumed).waitFor();
  },
);

test('a refused card is told in the provider’s words; another that its owner confirms at the bank is good', async () => {
  const page = await open(PLANS, { lang: 'es', viewport: PHONE });
  const dialog = page.getByRole('dialog');
  await toCard(page, '4000 0000 0000 9995', WORDS.es);
  await press(page, WORDS.es.start);
  await dialog.getByText('Your card has insufficient funds.').waitFor();
  await enterCard(page, '4000 0025 0000 3155');
  await press(page, WORDS.es.start);
  await page.getByRole('button', { name: 'It is not me' }).click();
  await dialog.getByText(/^We are unable to authenticate your payment method/).waitFor();
  await press(page, WORDS.es.start);
  await page.getByRole('button', { name: 'It is me' }).click();
  await page.getByRole('heading', { name: WORDS.es.done }).waitFor();

  // Whose trial is used is told that the first charge is today, before it is made.
  const other = await open(PLANS);
  await toCard(other, '4000 0025 0000 3155');
  await press(other, WORDS.en.start);
  await other.getByRole('button', { name: 'It is me' }).click();
  await other.getByText(/had its free trial before/).waitFor();
  await press(other, 'Pay $19.99');
  await other.getByRole('heading', { name: WORDS.en.done }).waitFor();
});

/** On trial with a card whose charge will be refused. */
const refused = somebody();

test('a card that is refused at the first charge says so; another whose bank asks at that charge is good', async () => {
  const first = await open(PLANS, { who: refused });
  await toCard(first, '4000 0000 0000 0341');
  await press(first, WORDS.en.start);
  await first.getByRole('heading', { name: WORDS.en.done }).waitFor();

  const page = await open(PLANS);
  await toCard(page, '4000 0000 0000 0341');
  await press(page, WORDS.en.start);
  await page.getByText(/had its free trial before/).waitFor();
  await press(page, 'Pay $19.99');
  await page.getByText('Your card was declined.').waitFor();
  await enterCard(page, '4000 0027 6000 3184');
  await press(page, 'Pay $19.99');
  // When it is kept, and when it is charged.
  for (const _ of ['kept', 'charged']) await page.getByRole('button', { name: 'It is me' }).click();
  await page.getByRole('heading', { name: WORDS.en.done }).waitFor();

  // It asks at a change too. While it is asked, the window says what was agreed to, whatever is read meanwhile.
  const dialog = page.getByRole('dialog');
  const details = '**/api/subscription/details?*';
  await page.goto(site + PLAN);
  await press(page, WORDS.en.change);
  await press(page, 'Change to Pro Plus, pay $20.00');
  await page.getByRole('button', { name: 'It is not me' }).waitFor();
  await page.route(details, async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), type: 'Premium' } });
  });
  const read = page.waitForResponse(details);
  await page.evaluate(() => new BroadcastChannel('plan').postMessage('changed'));
  await read;
  await dialog.getByRole('heading', { name: 'Change to Pro Plus?' }).waitFor();
  await page.unroute(details);
  await page.getByRole('button', { name: 'It is not me' }).click();
  await dialog.getByText(/^We are unable to authenticate your payment method/).waitFor();
  await press(page, /^Change to Pro Plus, pay /);
  await page.getByRole('button', { name: 'It is me' }).click();
  await page.getByText(WORDS.en.changed).waitFor();
});

test('the promo of a link is checked, the partner’s has 90 days, and with an unknown one nothing is bought', async () => {
  const page = await open(`${BEACH}?wrscfree=true&promo=NO-SUCH-CODE&pro`, { viewport: PHONE });
  const dialog = page.getByRole('dialog');
  await press(page, /^Try Pro 90 days free/);
  await dialog.getByText('This promo code is wrong or no longer valid.').waitFor();
  await page.route('**/promo-code/**', (route) => route.fulfill({ status: 503, json: { errorMsg: 'It is down.' } }));
  await dialog.getByLabel('Promo code').fill('ANOTHER');
  await dialog.getByText(/^There was an error processing Promo Code: /).waitFor();
  await enterCard(page, '6011 1111 1111 1117');
  await dialog.getByRole('checkbox', { name: WORDS.en.agree }).check();
  await press(page, 'Start 90 free days');
  await dialog.getByText('Your promo code does not count yet.').waitFor();
  await dialog.getByLabel('Promo code').fill('');
  await press(page, 'Start 90 free days');
  await page.getByRole('heading', { name: WORDS.en.done }).waitFor();
  // All of the days are in view, each with a name that ends before the next.
  const days = dialog.locator('figure small');
  await days.last().waitFor();
  const isWhole = (all: Element[]) =>
    all.every((one) => one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().right <= innerWidth);
  expect([await days.count(), await days.evaluateAll(isWhole)]).toEqual([16, true]);
});

test('without consent nothing is sent, and a visitor is told what the account is for and keeps the plan', async () => {
  const page = await visit(PLANS, { viewport: PHONE }, FAILED_REQUEST);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Pro Plus/ }).click();
  await press(page, /^Try Pro Plus/);
  await dialog.getByRole('heading', { name: 'Pro Plus belongs to an account' }).waitFor();
  await expectAccessible(page);

  const own = await open(PLANS);
  await press(own, /^Try Pro Plus/);
  await own.getByRole('dialog').getByLabel('Card number').waitFor();
  await press(own, WORDS.en.start);
  await own.getByText('Agree to the terms and the privacy policy first.').waitFor();
  await expectAccessible(own);
});

test('each failure of a running plan has its sentence, and axe finds nothing serious in any step', async () => {
  const page = await open(PLANS, { viewport: PHONE });
  const dialog = page.getByRole('dialog');
  const failing = (path: string, status: number, json: object) =>
    page.route(`**/api/subscription/${path}`, (route) => route.fulfill({ status, json }));
  await toCard(page, '5200 8282 8282 8210');
  await expectNoSidewaysScroll(page);
  await press(page, WORDS.en.start);
  await page.getByRole('heading', { name: WORDS.en.done }).waitFor();
  await expectAccessible(page);
  await page.goto(site + PLAN);
  await dialog.getByText(/^Day 1 of 14/).waitFor();
  await expectAccessible(page);
  await press(page, WORDS.en.change);
  await expectAccessible(page);
  await press(page, WORDS.en.keep);
  await press(page, WORDS.en.cancel);
  await expectAccessible(page);
  await failing('cancel', 503, { errorMsg: 'It is down.' });
  await press(page, WORDS.en.cancel);
  await dialog.getByText('There was an error processing this cancel request.').waitFor();
  await page.unroute('**/api/subscription/cancel');
  await press(page, WORDS.en.cancel);
  await dialog.getByText(WORDS.en.cancelled).waitFor();
  await failing('renew', 200, { success: false });
  await press(page, WORDS.en.resume);
  await dialog.getByText('There was a problem renewing subscription.').waitFor();
  await page.unroute('**/api/subscription/renew');
  await failing('renew', 500, { errorMsg: 'No.' });
  await press(page, WORDS.en.resume);
  await dialog.getByText('There was an error processing this renew request.').waitFor();
  await failing('stripe-intent', 500, {});
  await press(page, 'Change');
  await dialog.getByText(/^There was an error/).waitFor();
});

test('a provider that is down, at its limit or broken is told in a sentence; the same press does it once, when it is back', async () => {
  const who = somebody();
  const page = await open(PLANS, { viewport: PHONE, who });
  const dialog = page.getByRole('dialog');
  const answers = (kind: string) =>
    fetch(`${site}/_local/payments/fault/${kind}/${who.email}`, { method: 'POST', headers: CONTROL });
  await toCard(page, '4000 0566 5566 5556');
  const presses: string[] = [];
  page.on('request', (one) => one.url().endsWith('/update-payment') && presses.push(one.method()));
  for (const kind of ['down', 'busy', 'broken']) {
    await answers(kind);
    await press(page, WORDS.en.start);
    await dialog.getByText(/^There was an error: Payments could not be reached in time/).waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: WORDS.en.start }).isEnabled()).toBe(true);
  }
  // What was ticked stays; a second press while the first is under way is none.
  expect(await dialog.getByRole('checkbox', { name: WORDS.en.agree }).isChecked()).toBe(true);
  expect(presses).toHaveLength(3);
  await answers('none');
  await dialog.getByRole('button', { name: WORDS.en.start }).dblclick();
  await page.getByRole('heading', { name: WORDS.en.done }).waitFor();
  expect(presses).toHaveLength(4);
  await answers('broken');
  await page.goto(site + PLAN);
  // What is kept here is told without the provider.
  await dialog.getByText(/^Day 1 of 14/).waitFor();
  await press(page, WORDS.en.cancel);
  await press(page, WORDS.en.cancel);
  await dialog.getByText('There was an error processing this cancel request.').waitFor();
  await answers('none');
  await press(page, WORDS.en.cancel);
  await dialog.getByText(WORDS.en.cancelled).waitFor();
});

test('a plan of a device is managed there; a failed payment comes first', async () => {
  const paid = {
    type: 'Pro',
    is_premium: false,
    source: 'web',
    last_four: '4242',
    card_brand: 'visa',
    cancelled: false,
    payment_failed: false,
    on_trial: false,
    trial_days: 0,
    promo_trial_days: 0,
    plan_price: '$19.99',
    renew_date: '2027-11-20T12:00:00.000Z',
  };
  let over = {};
  const before = (page: Page) =>
    page.route('**/api/subscription/details?*', (route) => route.fulfill({ json: { ...paid, ...over } }));
  const page = await open('/offline', { before });
  for (const [told, isChanged, details] of [
    [/^Pro was bought on an iOS device/, false, { source: 'ios', card_brand: undefined }],
    [/^Pro was bought on an Android device/, false, { source: 'android', card_brand: undefined }],
    ['The last payment failed.', true, { payment_failed: true, grace_ends: '2026-11-27T12:00:00.000Z' }],
  ] as const) {
    over = details;
    await page.goto(site + PLAN);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(told).waitFor();
    const buttons = await dialog.getByRole('button').allInnerTexts();
    expect(buttons.some((text) => /Cancel|Change/.test(text))).toBe(isChanged);
    await expectAccessible(page);
  }
});

test('another tab, and another device, follow a change of plan without being loaded again', async () => {
  const who = somebody();
  const page = await open(PLANS, { who });
  const tab = await page.context().newPage();
  await tab.goto(site + BEACH);
  const device = await open(BEACH, { who });
  const others = [tab, device];
  const days = (other: Page) => other.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) / }).count();
  for (const other of others) await expect.poll(() => days(other)).toBeGreaterThan(0);
  const before = await days(device);
  await toCard(page, '4000 0000 0000 0259');
  await press(page, WORDS.en.start);
  await page.getByRole('heading', { name: WORDS.en.done }).waitFor();
  for (const other of others) await expect.poll(() => days(other), { timeout: 60_000 }).toBeGreaterThan(before);
  await tab.close();
});

/** The provider's time passes, of everybody's plans: the last test. */
async function passDays(days: number): Promise<void> {
  const reply = await fetch(`${site}/_local/payments/advance/${days}`, { method: 'POST', headers: CONTROL });
  expect(reply.status).toBe(200);
}

test('the trial ends in a charge; a refused one shows first, is mended by another card, or ends in Basic', async () => {
  const paying = await open(PLANS);
  await toCard(paying, '3782 8224 6310 005');
  await press(paying, WORDS.en.start);
  await paying.getByRole('heading', { name: WORDS.en.done }).waitFor();
  const mending = await open(PLANS, { lang: 'es', viewport: PHONE });
  await toCard(mending, '4000 0082 6000 3178', WORDS.es);
  await press(mending, WORDS.es.start);
  await mending.getByRole('button', { name: 'It is me' }).click();
  await mending.getByRole('heading', { name: WORDS.es.done }).waitFor();
  await passDays(15);

  await paying.goto(site + PLAN);
  await paying.getByText('Next charge').waitFor();
  await paying.getByText('1 receipt').waitFor();
  await mending.goto(site + PLAN);
  await mending.getByText('El último pago falló.').waitFor();
  await press(mending, 'Cambiar la tarjeta');
  await enterCard(mending, '4242 4242 4242 4242');
  await press(mending, /^Pagar .* ahora$/);
  await mending.getByText(/^Se pagaron /).waitFor();
  await mending.getByText('El último pago falló.').waitFor({ state: 'detached' });

  await passDays(20);
  const leaving = await open(PLAN, { who: refused });
  await leaving.getByRole('heading', { name: 'Basic' }).waitFor();
});
