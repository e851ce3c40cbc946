import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { GIFT_LOOKUP_KEY, LOOKUP_KEYS } from '@groundswell/billing/catalogue';
import { AGREED_VERSIONS, type PlanPreview } from '@groundswell/contracts';
import { subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as cancel } from './cancel-subscription.ts';
import { handler as change } from './change-subscription.ts';
import { handler as getGiftPrice } from './get-gift-price.ts';
import { handler as getPromo } from './get-promo-code.ts';
import { handler as getDetails } from './get-subscription.ts';
import { handler as preview } from './preview-plan.ts';
import { handler as renew } from './renew-subscription.ts';
import { useGifts } from './test-support/use-gifts.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000', STRIPE_PANEL_WAITS_MS: '120000' });
useEmails();
const people = usePeople();
const payments = usePayments();
const gifts = useGifts(payments);
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  payments.at.faultOf = undefined;
  for (const end of ends.splice(0)) await end();
});

async function join(isTrialUsed = true): Promise<Person> {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed } });
  return who;
}
let codes = 0;
async function promo(terms: Stripe.CouponCreateParams): Promise<Stripe.PromotionCode> {
  const { id: coupon } = await payments.at.stripe.coupons.create(terms);
  return payments.at.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: `CODE${++codes}` });
}
/** Moves a lookup key to another price until the test ends. */
async function move(lookup_key: string, unit_amount: number): Promise<void> {
  const { stripe } = payments.at;
  const [old] = (await stripe.prices.list({ lookup_keys: [lookup_key] })).data;
  const { id, product, recurring, metadata } = old ?? expect.fail();
  const again = recurring && { recurring: { interval: recurring.interval } };
  const made = {
    product: String(product),
    currency: 'usd',
    unit_amount,
    lookup_key,
    transfer_lookup_key: true,
    metadata,
  };
  await stripe.prices.create({ ...made, ...again });
  ends.push(() => stripe.prices.update(id, { lookup_key, transfer_lookup_key: true }));
}
const told = async (who: Person, promotionCodeId?: string): Promise<PlanPreview> => {
  const query = { plan: 'pro', ...(promotionCodeId !== undefined && { promotionCodeId }) };
  return (await callAs(preview, who, { query })).body as PlanPreview;
};
async function purchase(who: Person, { quote, trial_days }: PlanPreview, promotionCodeId?: string, number?: string) {
  const payment_method = await payments.enterCard(who, number);
  const body = { payment_method, isPremium: false, promotionCodeId, agreedTrialDays: trial_days, quote };
  return callAs(updatePayment, who, { body: { ...body, agreed: AGREED_VERSIONS } });
}
const details = async (who: Person) => (await callAs(getDetails, who)).body;
const chargesOf = async ({ account }: Person) => {
  const id = (await subscriptions.find(account.id))?.customerId;
  const all = payments.at.provider.books.list('charge').filter(({ customer }) => customer === id);
  return all.map(({ amount }) => amount).reverse();
};
const subscriptionsOf = ({ account }: Person) =>
  payments.at.provider.books.list('subscription').filter(({ metadata }) => metadata.userId === account.id);
const cards = [
  '4242424242424242',
  '4000056655665556',
  '5555555555554444',
  '5200828282828210',
  '6011111111111117',
  '378282246310005',
  '4000002500003155',
];
const chargesIn = (later: PlanPreview['later_charges'] = []) => later.map(({ charge }) => charge);
const cents = (price: string | undefined) => (price === undefined ? [] : [Math.round(Number(price.slice(1)) * 100)]);

test.each<[string, Stripe.CouponCreateParams | undefined, string | undefined, string | undefined, string | undefined]>([
  ['no promo', undefined, '$19.99', '$19.99', undefined],
  ['half of the first charge', { percent_off: 50, duration: 'once' }, '$9.99', '$19.99', 'first'],
  ['all of the first charge', { percent_off: 100, duration: 'once' }, undefined, '$19.99', 'first'],
  ['a sum, always', { amount_off: 500, currency: 'usd', duration: 'forever' }, '$14.99', '$14.99', 'always'],
  ['all, always', { percent_off: 100, duration: 'forever' }, undefined, undefined, 'always'],
  [
    'half for 12 months',
    { percent_off: 50, duration: 'repeating', duration_in_months: 12 },
    '$9.99',
    '$19.99',
    'months',
  ],
  [
    'half for 24 months',
    { percent_off: 50, duration: 'repeating', duration_in_months: 24 },
    '$9.99',
    '$9.99',
    'months',
  ],
])(
  '%s: what is charged at the end of a trial and a year later is what the preview and then the panel said',
  async (...row) => {
    const [, terms, first, renewal, lasts] = row;
    for (const isTrialUsed of [false, true]) {
      const who = await join(isTrialUsed);
      const code = terms && (await promo(terms));
      const said = await told(who, code?.id);
      expect(said).toMatchObject({ trial_days: isTrialUsed ? 0 : 14, plan_price: '$19.99' });
      expect([said.first_charge, said.renewal_charge, said.promo_lasts]).toEqual([first, renewal, lasts]);
      // Each case has its own card, because a card has one trial.
      const number = isTrialUsed ? undefined : cards.shift();
      expect((await purchase(who, said, code?.id, number)).body).toEqual({ success: true });
      expect(await chargesOf(who)).toEqual(isTrialUsed ? cents(first) : []);
      const { next_charge: next, next_later: later } = await details(who);
      const ahead = [...(isTrialUsed || first === renewal ? [] : [first]), renewal, ...chargesIn(said.later_charges)];
      expect([next, ...chargesIn(later)]).toEqual(ahead.map((sum) => sum ?? '$0.00'));
      payments.advance(said.trial_days + 1);
      expect(await chargesOf(who)).toEqual(cents(first));
      payments.advance(366);
      expect(await chargesOf(who)).toEqual([...cents(first), ...cents(renewal)]);
    }
  },
);

test('422 for an unusable code, even one that ended after the check: nothing begins, and a request without it succeeds', async () => {
  const who = await join();
  const { id } = await promo({ percent_off: 50, duration: 'once' });
  const said = await told(who, id);
  await payments.at.stripe.promotionCodes.update(id, { active: false });
  const refused = await callAs(preview, who, { query: { plan: 'pro', promotionCodeId: id } });
  expect([refused.status, refused.body.reasons.promotionCodeId[0].code]).toEqual([422, 'promo-unknown']);
  expect((await purchase(who, said, id)).status).toBe(422);
  expect(subscriptionsOf(who)).toEqual([]);
  expect((await purchase(who, await told(who))).status).toBe(200);
});

test('409 the price changes between the preview and any request of the purchase: no other sum than the quote is charged', async () => {
  const dearer = 2500;
  for (let number = 0; ; number++) {
    const who = await join();
    const said = await told(who);
    let reply: Awaited<ReturnType<typeof purchase>> | undefined;
    const haveMet = await payments.interleave(
      number,
      async () => {
        reply = await purchase(who, said);
      },
      () => move(LOOKUP_KEYS.Pro, dearer),
    );
    const charges = await chargesOf(who);
    if (reply?.body.success) expect(charges).toEqual([1999]);
    else {
      expect([reply?.status, reply?.body.reason]).toEqual([409, { code: 'sums-changed', values: { sum: '$25.00' } }]);
      expect([charges, subscriptionsOf(who)]).toEqual([[], []]);
      expect((await purchase(who, await told(who))).body).toEqual({ success: true });
      expect(await chargesOf(who)).toEqual([dearer]);
    }
    if (!haveMet) {
      expect(number).toBeGreaterThan(4);
      expect(reply?.body.success).toBe(true);
      return;
    }
    if (number === 0) expect(reply?.status).toBe(409);
    for (const end of ends.splice(0)) await end();
  }
});

test('409 credit in the quote has been taken since', async () => {
  const who = await join();
  await payments.enterCard(who);
  const customer = (await subscriptions.find(who.account.id))?.customerId ?? '';
  const give = (amount: number) =>
    payments.at.stripe.customers.createBalanceTransaction(customer, { amount, currency: 'usd' });
  await give(-1500);
  const said = await told(who);
  expect([said.first_charge, said.renewal_charge]).toEqual(['$4.99', '$19.99']);
  await give(1500);
  expect((await purchase(who, said)).body.reason).toEqual({ code: 'sums-changed', values: { sum: '$19.99' } });
  expect(await chargesOf(who)).toEqual([]);
});

test('409 a tier change differs from its quote; with the current quote it succeeds', async () => {
  const who = await join();
  await purchase(who, await told(who));
  const up = (quote?: string) => callAs(change, who, { body: { changeSubscription: 'premium', quote } });
  const { change_quote, change_price_today } = await details(who);
  expect(change_price_today).toBe('$20.00');
  const customer = (await subscriptions.find(who.account.id))?.customerId ?? '';
  await payments.at.stripe.customers.createBalanceTransaction(customer, { amount: -500, currency: 'usd' });
  expect((await up(change_quote)).body.reason).toEqual({ code: 'sums-changed', values: { sum: '$15.00' } });
  expect(await chargesOf(who)).toEqual([1999]);
  expect((await up((await details(who)).change_quote)).body.success).toBe(true);
  expect(await chargesOf(who)).toEqual([1999, 1500]);
});

test('200 a promo that ends before the first charge says so in the panel of the running plan', async () => {
  const who = await join(false);
  const { id } = await promo({ percent_off: 50, duration: 'repeating', duration_in_months: 1 });
  await purchase(who, await told(who, id), id, '4000008260003178');
  const [one = expect.fail()] = subscriptionsOf(who);
  const { books } = payments.at.provider;
  books.put({ ...books.get('discount', String(one.discounts[0])), end: (one.trial_end ?? 0) - 1 });
  await payments.processEvents();
  const { promo_lasts, promo_months, next_charge } = await details(who);
  expect([promo_lasts, promo_months, next_charge]).toEqual(['over', 1, '$19.99']);
});

test('200 under a promo a tier change lists each later charge with its day, and those are charged', async () => {
  const who = await join(true);
  const { id } = await promo({ percent_off: 50, duration: 'repeating', duration_in_months: 13 });
  await purchase(who, await told(who, id), id);
  const { change_quote: quote, change_next_charge: next, change_later: later, renew_date } = await details(who);
  expect([next, later.length, later[0].charge]).toEqual(['$19.99', 1, '$39.99']);
  expect(new Date(later[0].date).getUTCFullYear() - new Date(renew_date).getUTCFullYear()).toBe(1);
  expect((await callAs(change, who, { body: { changeSubscription: 'premium', quote } })).body.success).toBe(true);
  for (const days of [367, 366]) payments.advance(days);
  expect((await chargesOf(who)).slice(-2)).toEqual([1999, 3999]);
});

test('409 a cancelled plan is resumed only at the quoted next charge', async () => {
  const who = await join();
  const { id } = await promo({ percent_off: 50, duration: 'forever' });
  await purchase(who, await told(who, id), id);
  await callAs(cancel, who);
  const { resume_charge, resume_quote, plan_price } = await details(who);
  expect([plan_price, resume_charge]).toEqual(['$19.99', '$9.99']);
  const [one = expect.fail()] = subscriptionsOf(who);
  payments.at.provider.books.put({ ...one, discounts: [] });
  const refused = await callAs(renew, who, { query: { quote: resume_quote } });
  expect([refused.status, refused.body.reason.values]).toEqual([409, { sum: '$19.99' }]);
  expect((await details(who)).cancelled).toBe(true);
  const again = await callAs(renew, who, { query: { quote: (await details(who)).resume_quote } });
  expect([again.body, (await details(who)).cancelled]).toEqual([{ success: true }, false]);
});

test('409 a card that was only to be stored is not charged if a payment has failed meanwhile', async () => {
  const who = await join(false);
  const payment_method = await payments.enterCard(who, '4000000000000341');
  await callAs(updatePayment, who, { body: { payment_method, isPremium: false, agreed: AGREED_VERSIONS } });
  const { card_quote } = await details(who);
  payments.advance(15);
  await payments.processEvents();
  const other = await payments.enterCard(who);
  const save = (quote: string) => callAs(updatePayment, who, { body: { payment_method: other, quote } });
  expect((await save(card_quote)).body.reason).toEqual({ code: 'sums-changed', values: { sum: '$19.99' } });
  expect(await chargesOf(who)).toEqual([]);
  expect((await save((await details(who)).card_quote)).body.success).toBe(true);
  expect(await chargesOf(who)).toEqual([1999]);
});

test('409 a gift card whose price differs from its quote gets no payment intent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { quote } = (await callAs(getGiftPrice, undefined, { query: { lang: 'en' } })).body;
  await move(GIFT_LOOKUP_KEY, 2500);
  vi.setSystemTime(Date.now() + 6 * 60_000);
  const refused = await gifts.begin(gifts.newSecret(), { quote });
  expect([refused.status, refused.body.reason]).toEqual([409, { code: 'sums-changed', values: { sum: '$25.00' } }]);
  const now = (await callAs(getGiftPrice, undefined, { query: { lang: 'en' } })).body;
  expect(now.price).toBe('$25.00');
  expect((await gifts.begin(gifts.newSecret(), { quote: now.quote })).status).toBe(200);
  vi.useRealTimers();
});

test('under a percentage that lasts, a change of tier costs the difference of the discounted prices', async () => {
  const who = await join(true);
  const { id } = await promo({ percent_off: 25, duration: 'forever' });
  await purchase(who, await told(who, id), id);
  const { change_quote: quote, change_price_today, change_next_charge } = await details(who);
  expect([change_price_today, change_next_charge]).toEqual(['$15.00', '$29.99']);
  expect((await callAs(change, who, { body: { changeSubscription: 'premium', quote } })).body.success).toBe(true);
  expect(await chargesOf(who)).toEqual([1499, 1500]);
});

test('a code of another customer cannot be used, as its check, its preview and its purchase say; its own customer can', async () => {
  const [owner, other] = [await join(true), await join(true)];
  for (const who of [owner, other]) await payments.enterCard(who);
  const { id: coupon } = await payments.at.stripe.coupons.create({ percent_off: 50, duration: 'once' });
  const customer = (await subscriptions.find(owner.account.id))?.customerId;
  const code = await payments.at.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, customer });
  const check = async (who: Person) =>
    (await callAs(getPromo, who, { params: { code: code.code }, query: { lang: 'en' } })).body;
  const query = { plan: 'pro', promotionCodeId: code.id };
  expect(await check(other)).toMatchObject({ error: true, reason: { code: 'promo-unknown' } });
  const refused = [await callAs(preview, other, { query }), await purchase(other, await told(other), code.id)];
  for (const { status, body } of refused)
    expect([status, body.reasons.promotionCodeId[0].code]).toEqual([422, 'promo-unknown']);
  expect(await chargesOf(other)).toEqual([]);
  expect(await check(owner)).toMatchObject({ error: false, promoId: code.id });
  expect((await purchase(owner, await told(owner, code.id), code.id)).body).toEqual({ success: true });
  expect(await chargesOf(owner)).toEqual([999]);
});

test('200 a change whose twin has just made it, at whichever request: both succeed, and one is charged', async () => {
  for (let number = 0, haveMet = true; haveMet; number++) {
    const who = await join(true);
    await purchase(who, await told(who));
    const { change_quote: quote } = await details(who);
    const up = () => callAs(change, who, { body: { changeSubscription: 'premium', quote } });
    const replies: unknown[] = [];
    const one = async () => replies.push((await up()).body.success);
    haveMet = await payments.interleave(number, one, one);
    expect([number, ...replies]).toEqual(haveMet ? [number, true, true] : [number, true]);
    expect(await chargesOf(who)).toEqual([1999, 2000]);
  }
});
