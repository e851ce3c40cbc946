import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { reconcileSubscriptions } from '@groundswell/billing';
import { LOOKUP_KEYS } from '@groundswell/billing/catalogue';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts, userRows } from '@groundswell/data/accounts';
import { favorites } from '@groundswell/data/favorites';
import { subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { DAY_MS } from '@groundswell/durations';
import { readFields } from '@groundswell/local/services/stripe/form-body';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { handler as cancel } from './cancel-subscription.ts';
import { handler as change } from './change-subscription.ts';
import { handler as getPromo } from './get-promo-code.ts';
import { handler as getReceipts } from './get-receipts.ts';
import { handler as getStripeIntent } from './get-stripe-intent.ts';
import { handler as getDetails } from './get-subscription.ts';
import { handler as renew } from './renew-subscription.ts';
import { useGifts } from './test-support/use-gifts.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000', STRIPE_PANEL_WAITS_MS: '120000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
const gifts = useGifts(payments);
const lines: string[] = [];
beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => {
  payments.at.faultOf = undefined;
  vi.useRealTimers();
});

type Body = { isPremium?: boolean; wrscPromo?: boolean; promotionCodeId?: string };

async function pay(who: Person, body: Body = {}, number?: string) {
  const payment_method = await payments.enterCard(who, number);
  return callAs(updatePayment, who, { body: { payment_method, agreed: AGREED_VERSIONS, ...body } });
}
const details = async (who: Person) => (await callAs(getDetails, who)).body;
const tierOf = async ({ account }: Person) => (await accounts.find(account.id))?.tier;
const subscriptionsOf = (who: Person) =>
  payments.at.provider.books.list('subscription').filter(({ metadata }) => metadata.userId === who.account.id);
const chargesOf = (who: Person) => {
  const customers = payments.at.provider.books
    .list('customer')
    .filter(({ metadata }) => metadata.userId === who.account.id);
  return payments.at.provider.books
    .list('charge')
    .filter(({ customer }) => customers.some(({ id }) => id === customer))
    .map(({ amount }) => amount);
};
const daysUntil = (instant: string) =>
  Math.round((Date.parse(instant) - payments.at.provider.books.nowS() * 1000) / DAY_MS) + 0;

test('200 before a plan: prices of the provider, the days of the trial and the day of the first charge', async () => {
  const body = await details(await people.join());
  expect(body).toMatchObject({ type: 'Basic', is_premium: false, on_trial: false, cancelled: false });
  expect([body.pro_price, body.premium_price, body.trial_days, body.promo_trial_days]).toEqual([
    '$19.99',
    '$39.99',
    14,
    90,
  ]);
  expect(daysUntil(body.first_charge_date)).toBe(14);
  expect(body.last_four).toBeUndefined();
});

test('200 a card begins a trial: Pro at once, and no charge', async () => {
  const who = await people.join();
  expect((await pay(who)).body).toEqual({ success: true });
  expect([await tierOf(who), chargesOf(who)]).toEqual(['Pro', []]);
  const body = await details(who);
  expect(body).toMatchObject({ type: 'Pro', on_trial: true, last_four: '4242', card_brand: 'visa', source: 'web' });
  expect([daysUntil(body.trial_end_date), body.plan_price, body.trial_days]).toEqual([14, '$19.99', 0]);
});

test('200 under the partner’s promo the trial has 90 days, and Pro Plus is Premium', async () => {
  const who = await people.join({ lang: 'es' });
  await pay(who, { wrscPromo: true, isPremium: true }, '6011111111111117');
  const body = await details(who);
  expect([body.type, body.is_premium, daysUntil(body.trial_end_date)]).toEqual(['Premium', true, 90]);
  expect(body.plan_price).toContain('39.99');
});

test('200 sums and sentences are in the language of the page that asks, else in the account’s', async () => {
  const who = await people.join({ lang: 'es' });
  const asked = { query: { lang: 'en' } };
  expect((await callAs(getDetails, who, asked)).body.pro_price).toBe('$19.99');
  expect((await details(who)).pro_price).toContain('19.99');
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  await pay(who);
  expect((await callAs(change, who, { ...asked, body: { changeSubscription: 'premium' } })).body.plan_price).toBe(
    '$39.99',
  );
});

test('200 with the partner’s promo off its link gives the trial that everybody has', async () => {
  process.env.PARTNER_PROMO = 'off';
  const who = await people.join();
  expect(await details(who)).toMatchObject({ trial_days: 14, promo_trial_days: 14 });
  await pay(who, { wrscPromo: true }, '5200828282828210');
  delete process.env.PARTNER_PROMO;
  expect(daysUntil((await details(who)).trial_end_date)).toBe(14);
});

test('422 a second trial with the same card or address is refused, until a charge today is agreed to', async () => {
  const [first, byCard] = [await people.join(), await people.join()];
  await pay(first, {}, '378282246310005');
  const refused = await pay(byCard, { wrscPromo: true }, '378282246310005');
  expect([refused.status, refused.body.reason.code]).toEqual([422, 'trial-used']);
  expect([await tierOf(byCard), subscriptionsOf(byCard).length]).toEqual(['Basic', 0]);
  const told = await details(byCard);
  expect([told.trial_days, told.promo_trial_days, daysUntil(told.first_charge_date)]).toEqual([0, 0, 0]);
  expect((await pay(byCard, { wrscPromo: true }, '378282246310005')).body).toEqual({ success: true });
  expect([await tierOf(byCard), chargesOf(byCard)]).toEqual(['Pro', [1999]]);
});

test('422 an account that was deleted and made again, also by another address of its mailbox, has no second trial', async () => {
  const who = await people.join();
  const { id, email } = who.account;
  await pay(who, {}, '5555555555554444');
  const read = (await accounts.find(id)) ?? expect.fail();
  await accounts.erase(read, { now: Date.now() });
  await userRows.erase(id);
  for (const one of [email, email.replace('@', '+again@')]) {
    const again = await people.join({ email: one });
    const told = await details(again);
    expect([told.trial_days, told.promo_trial_days, daysUntil(told.first_charge_date)]).toEqual([0, 0, 0]);
    expect((await pay(again, {}, '4000002500003155')).body.reason.code).toBe('trial-used');
  }
});

test('422 a declined card begins nothing and returns the decline’s message; another card begins the plan', async () => {
  const who = await people.join();
  const fails = await pay(who, {}, '4000000000000341').then(() => pay(who));
  // The plan begins with a trial, so this card, which Stripe declines when charged, is first charged at the trial's
  // end.
  expect([fails.body.success, subscriptionsOf(who).length]).toEqual([true, 1]);
  const later = await people.join();
  await subscriptions.write(later.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  const refused = await pay(later, {}, '4000000000000341');
  expect([refused.status, refused.body.errorMsg]).toEqual([422, 'Your card was declined.']);
  expect([await tierOf(later), (await details(later)).type]).toEqual(['Basic', 'Basic']);
  expect((await pay(later)).body).toEqual({ success: true });
  expect(chargesOf(later)).toEqual([1999]);
});

test('200 the bank requires authentication: the page gets the client secret, and the confirmation begins the plan', async () => {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  const asked = await pay(who, {}, '4000002760003184');
  expect([asked.body.success, await tierOf(who)]).toEqual([false, 'Basic']);
  const [intentId = ''] = String(asked.body.client_secret).split('_secret_');
  payments.at.provider.answerBank(intentId, true);
  await payments.processEvents();
  expect([await tierOf(who), chargesOf(who)]).toEqual(['Pro', [1999]]);
});

test('200 the bank requires authentication for a tier change: it takes effect once confirmed, and is paid once', async () => {
  const { provider } = payments.at;
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  const intentOf = ({ body }: { body: Record<string, unknown> }) =>
    String(body.client_secret).split('_secret_')[0] ?? '';
  provider.answerBank(intentOf(await pay(who, {}, '4000002760003184')), true);
  await payments.processEvents();
  const before = await details(who);
  const up = () => callAs(change, who, { body: { changeSubscription: 'premium' } });
  const openBills = () => {
    const [{ customer } = expect.fail()] = subscriptionsOf(who);
    return provider.books.list('invoice').filter((bill) => bill.customer === customer && bill.status === 'open');
  };
  const expectAsBefore = async () => {
    await payments.processEvents();
    expect([await details(who), await tierOf(who), chargesOf(who)]).toEqual([before, 'Pro', [1999]]);
  };

  const [asked, again] = [await up(), await up()];
  expect(asked.body).toEqual({ success: false, client_secret: expect.any(String), pub_key: 'pk_test_1' });
  expect(again.body).toEqual(asked.body);
  await expectAsBefore();
  // A pending change from an earlier day has another price than the current quote.
  for (const bill of openBills()) provider.books.put({ ...bill, created: bill.created - 86_400 });
  const today = await up();
  expect(intentOf(today)).not.toBe(intentOf(asked));
  expect(() => provider.answerBank(intentOf(today), false)).toThrow();
  const refused = await up();
  expect([refused.status, refused.body.reason.code, openBills()]).toEqual([422, 'card-not-confirmed', []]);
  await expectAsBefore();

  provider.answerBank(intentOf(await up()), true);
  expect((await up()).body).toEqual({ success: true, plan_price: '$39.99' });
  await payments.processEvents();
  expect([await tierOf(who), chargesOf(who), openBills()]).toEqual(['Pro Plus', [2000, 1999], []]);
});

test('422 a card declined for a tier change leaves the plan as it was; the next request with another card succeeds', async () => {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  await pay(who);
  const byCard = async (number?: string) =>
    callAs(updatePayment, who, { body: { payment_method: await payments.enterCard(who, number) } });
  await byCard('4000000000000341');
  const up = () => callAs(change, who, { body: { changeSubscription: 'premium' } });
  for (const _ of ['once', 'again']) expect((await up()).body.errorMsg).toBe('Your card was declined.');
  await payments.processEvents();
  expect([await tierOf(who), chargesOf(who), (await details(who)).payment_failed]).toEqual(['Pro', [1999], false]);
  await byCard();
  expect((await up()).body.success).toBe(true);
  expect([await tierOf(who), chargesOf(who)]).toEqual(['Pro Plus', [2000, 1999]]);
});

test.each([
  ['premium', false],
  ['pro', true],
] as const)(
  '200 read while a change to %s is under way, at whatever moment: sums of the plan that is told, or none',
  async (to, isPremium) => {
    const who = await people.join();
    await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
    await pay(who, { isPremium });
    const before = await details(who);
    const { books, subscriptions: plans } = payments.at.provider;
    const [plan = expect.fail()] = subscriptionsOf(who);
    const customer = books.get('customer', String(plan.customer));
    const keys = [LOOKUP_KEYS[isPremium ? 'Pro' : 'Pro Plus']];
    const [{ id: price } = expect.fail()] = (await payments.at.stripe.prices.list({ lookup_keys: keys })).data;
    const fields = readFields(`items[0][price]=${price}&proration_behavior=always_invoice`);
    const sums = ({ credit, next_charge, ...own }: typeof before) =>
      [credit, next_charge, own.change_price_today, own.change_credit_today, own.change_next_charge].join();
    let requests = 0;
    for (let moment = 1; moment <= requests + 1; moment++) {
      requests = 0;
      payments.at.faultOf = () => {
        if (++requests === moment) plans.update(plan.id, fields);
        return undefined;
      };
      expect([sums(before), ',,,,'], `${to} at request ${moment}`).toContain(sums(await details(who)));
      payments.at.faultOf = undefined;
      for (const one of [plan, customer]) books.put(one);
    }
    expect(requests).toBeGreaterThan(4);
  },
);

test('422 another customer’s card, or a missing one, is refused', async () => {
  const [who, other] = [await people.join(), await people.join()];
  const payment_method = await payments.enterCard(other, '5555555555554444');
  for (const method of [payment_method, 'pm_none'])
    expect(
      (await callAs(updatePayment, who, { body: { payment_method: method, agreed: AGREED_VERSIONS } })).body.reason
        .code,
    ).toBe('card-unknown');
});

test('200 an upgrade to Pro Plus costs the quoted sum once, and the downgrade is credited', async () => {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  await pay(who);
  payments.advance(100);
  await payments.processEvents();
  const told = (await details(who)).change_price_today;
  const up = { body: { changeSubscription: 'premium' } };
  const replies = await Promise.all([callAs(change, who, up), callAs(change, who, up), callAs(change, who, up)]);
  expect(replies.some(({ body }) => body.success && body.plan_price === '$39.99')).toBe(true);
  const [charge = 0, ...earlier] = chargesOf(who);
  expect([`$${(charge / 100).toFixed(2)}`, earlier]).toEqual([told, [1999]]);
  expect(await tierOf(who)).toBe('Pro Plus');
  const before = await details(who);
  await callAs(change, who, { body: { changeSubscription: 'pro' } });
  expect([await tierOf(who), chargesOf(who).length]).toEqual(['Pro', 2]);
  const after = await details(who);
  expect([before.change_credit_today, before.change_next_charge]).toEqual([told, '$0.00']);
  expect([after.credit, after.next_charge]).toEqual([told, '$0.00']);
  payments.advance(300);
  await payments.processEvents();
  expect([chargesOf(who).length, (await details(who)).credit]).toEqual([2, '$0.01']);
});

test.each([
  [25, '$10.00'],
  [50, undefined],
])(
  '200 a change down after a promo of %i %% credits no more than was paid, and charges nothing',
  async (percent_off, credit) => {
    const who = await people.join();
    await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
    const { id: coupon } = await payments.at.stripe.coupons.create({ percent_off, duration: 'once' });
    const { id: promotionCodeId } = await payments.at.stripe.promotionCodes.create({
      code: `DOWN${percent_off}`,
      promotion: { type: 'coupon', coupon },
    });
    await pay(who, { isPremium: true, promotionCodeId });
    const { change_credit_today, change_price_today } = await details(who);
    expect([change_credit_today, change_price_today]).toEqual([credit, undefined]);
    await callAs(change, who, { body: { changeSubscription: 'pro' } });
    expect([await tierOf(who), chargesOf(who).length, (await details(who)).credit]).toEqual(['Pro', 1, credit]);
  },
);

test.each([
  ['pro', true],
  ['premium', false],
] as const)(
  '409 a plan that is not paid for is not changed to %s: no credit for what nobody paid',
  async (to, isPremium) => {
    const who = await people.join();
    await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
    await pay(who, { isPremium });
    await callAs(updatePayment, who, { body: { payment_method: await payments.enterCard(who, '4000000000000341') } });
    payments.advance(366);
    // The change is refused both before and after the webhook stores the failed payment in our row.
    for (const _ of ['not followed', 'followed']) {
      const refused = await callAs(change, who, { body: { changeSubscription: to } });
      expect([refused.status, refused.body.reason.code]).toEqual([409, 'plan-unpaid']);
      await payments.processEvents();
    }
    expect(subscriptionsOf(who)).toMatchObject([{ status: 'past_due' }]);
    expect([chargesOf(who).length, (await details(who)).credit]).toEqual([1, undefined]);
    await callAs(updatePayment, who, { body: { payment_method: await payments.enterCard(who) } });
    expect((await callAs(change, who, { body: { changeSubscription: to } })).status).toBe(200);
  },
);

test('200 a cancelled plan lasts until its term ends, a resumed one goes on; both requests are idempotent', async () => {
  const who = await people.join();
  await pay(who, {}, '4000002500003155').then(() => pay(who));
  const [ended, again] = [await callAs(cancel, who), await callAs(cancel, who)];
  expect([daysUntil(ended.body.endDate), again.body]).toEqual([14, ended.body]);
  expect(await details(who)).toMatchObject({ cancelled: true, type: 'Pro' });
  for (const _ of [1, 2]) expect((await callAs(renew, who)).body).toEqual({ success: true });
  expect((await details(who)).cancelled).toBe(false);
  await callAs(cancel, who);
  payments.advance(15);
  await payments.processEvents();
  expect([await tierOf(who), chargesOf(who)]).toEqual(['Basic', []]);
  expect((await callAs(renew, who)).body.reason.code).toBe('no-plan');
});

test.each(['cancelled', 'paid by another card', 'bought again', 'lengthened by a gift'] as const)(
  '200 a plan that ends in the moment in which it is %s: what is so then is told, or had',
  async (pressed) => {
    vi.useFakeTimers({ toFake: ['Date'], now: payments.at.provider.books.nowS() * 1000 });
    const who = await people.join();
    await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
    await pay(who);
    const [payment_method, { promoId }] = [await payments.enterCard(who), await gifts.buy()];
    const body = { payment_method, agreed: AGREED_VERSIONS };
    const press = {
      cancelled: () => callAs(cancel, who),
      'paid by another card': () => callAs(updatePayment, who, { body: { payment_method } }),
      'bought again': () => callAs(updatePayment, who, { body: { ...body, isPremium: false } }),
      'lengthened by a gift': () => gifts.redeem(who, promoId),
    }[pressed];
    payments.at.faultOf = (request) => {
      const running = subscriptionsOf(who).find(({ ended_at }) => ended_at === null);
      if (/^POST .v1.subscriptions.sub_/.test(request) && running)
        payments.at.provider.subscriptions.cancel(running.id, {});
      return undefined;
    };
    const { status, body: said } = await press();
    payments.at.faultOf = undefined;
    await payments.processEvents();
    const had = pressed === 'cancelled' || pressed === 'paid by another card' ? 'Basic' : 'Pro';
    expect([status, await tierOf(who), said.reason?.code]).toEqual(
      pressed === 'paid by another card' ? [422, 'Basic', 'agree-first'] : [200, had, undefined],
    );
  },
);

test('200 a cancellation includes a second subscription from an operator; the nightly job reports both', async () => {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  await pay(who);
  const [{ customer, items, default_payment_method } = expect.fail()] = subscriptionsOf(who);
  const price = items.data[0]?.price.id ?? expect.fail();
  await payments.at.stripe.subscriptions.create({
    customer: String(customer),
    items: [{ price }],
    default_payment_method: String(default_payment_method),
  });
  await payments.processEvents();
  await reconcileSubscriptions(60_000);
  expect(lines.join()).toContain(`"paidTwice":"${customer}","running":["sub_`);
  expect((await callAs(cancel, who)).status).toBe(200);
  const all = payments.at.provider.books.list('subscription').filter((one) => one.customer === customer);
  expect(all.map(({ cancel_at_period_end }) => cancel_at_period_end)).toEqual([true, true]);
});

test('200 receipts: what was charged, credited or paid by credit, newest first, each with its page and PDF; before a plan there are none', async () => {
  const who = await people.join();
  expect((await callAs(getReceipts, who)).body).toEqual({ receipts: [] });
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  await pay(who);
  await callAs(change, who, { body: { changeSubscription: 'premium' } });
  const { receipts } = (await callAs(getReceipts, who)).body;
  expect(receipts.map(({ pays, sum }: { pays: string; sum: string }) => [pays, sum])).toEqual([
    ['change', expect.stringMatching(/^\$(19\.9\d|20\.00)$/)],
    ['term', '$19.99'],
  ]);
  // A change to the cheaper plan credits without a charge. Its email links that invoice too.
  await callAs(change, who, { body: { changeSubscription: 'pro' } });
  const [credited] = (await callAs(getReceipts, who)).body.receipts;
  expect(credited).toMatchObject({
    pays: 'change',
    sum: '$0.00',
    credited: expect.stringMatching(/^\$(19\.9\d|20\.00)$/),
  });
  await callAs(change, who, { body: { changeSubscription: 'premium' } });
  const [byCredit] = (await callAs(getReceipts, who)).body.receipts;
  expect(byCredit).toMatchObject({
    pays: 'change',
    sum: '$0.00',
    credit: expect.stringMatching(/^\$(19\.9\d|20\.00)$/),
  });
  for (const { pdf, page } of receipts) expect([pdf, page].join()).toMatch(/^https:.*\/pdf,https:/);
});

test('200 taxes that Stripe computes are included in the quoted price', async () => {
  process.env.STRIPE_AUTOMATIC_TAX = 'on';
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  await pay(who);
  delete process.env.STRIPE_AUTOMATIC_TAX;
  expect(subscriptionsOf(who)[0]?.automatic_tax.enabled).toBe(true);
  expect(subscriptionsOf(who)[0]?.items.data[0]?.price.tax_behavior).toBe('inclusive');
  expect(chargesOf(who)).toEqual([1999]);
});

test('429 after twenty cards of one account, or sixty of one network, within an hour, against card testing', async () => {
  const begin = async (who: Person, address: string) => (await callAs(getStripeIntent, who, { address })).status;
  const [first, ...others] = await Promise.all(Array.from({ length: 4 }, () => people.join()));
  if (!first) return expect.unreachable();
  for (let index = 0; index < 20; index++) expect(await begin(first, `203.0.113.${index}`)).toBe(200);
  expect(await begin(first, '203.0.113.200')).toBe(429);
  const replies = await Promise.all(
    others.flatMap((who) => Array.from({ length: 20 }, () => begin(who, '203.0.113.250'))),
  );
  expect(replies).toEqual(Array(60).fill(200));
  expect(await begin(await people.join(), '203.0.113.250')).toBe(429);
});

test('409 a plan of an app store is managed there', async () => {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'ios', isTrialUsed: true } });
  for (const handler of [cancel, renew]) expect((await callAs(handler, who)).status).toBe(409);
});

test('200 a promo code returns its discount, an invalid one the reason', async () => {
  const who = await people.join();
  const coupon = await payments.at.stripe.coupons.create({
    percent_off: 100,
    duration: 'once',
    name: 'First year free',
  });
  await payments.at.stripe.promotionCodes.create({ code: 'SWELL', promotion: { type: 'coupon', coupon: coupon.id } });
  const ask = async (code: string) => callAs(getPromo, who, { params: { code } });
  const { body } = await ask('swell');
  expect([body.error, body.message, body.promoFree]).toEqual([false, 'First year free', true]);
  const { body: wrong } = await ask('NOSUCH');
  expect([wrong.error, wrong.message]).toEqual([true, 'This promo code is wrong or no longer valid.']);
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  await pay(who, { promotionCodeId: body.promoId });
  expect([await tierOf(who), chargesOf(who)]).toEqual(['Pro', []]);
  // A request for a running plan only replaces the card, but an unknown promo code is refused even then.
  const replaced = await pay(who, { isPremium: false, promotionCodeId: 'promo_unknown' });
  expect([replaced.status, replaced.body.reasons]).toEqual([422, { promotionCodeId: [{ code: 'promo-unknown' }] }]);
  expect((await pay(who, { isPremium: false, promotionCodeId: body.promoId })).body).toEqual({ success: true });
});

test('a failed payment leaves seven days, then Basic; data above its limits is suspended, and one email says so', async () => {
  const who = await people.join();
  await pay(who, {}, '4000008260003178');
  for (let beach = 1; beach <= 7; beach++) await favorites.add(who.account.id, beach, 15);
  payments.advance(15);
  await payments.processEvents();
  expect([await tierOf(who), await details(who)]).toMatchObject([
    'Pro',
    { payment_failed: true, next_charge: '$19.99' },
  ]);
  letters.take();
  payments.advance(8);
  await payments.processEvents();
  expect([await tierOf(who), (await details(who)).payment_failed]).toEqual(['Basic', false]);
  expect(letters.take()).toMatchObject([{ letter: 'plan-ended', cause: 'unpaid', rests: { favoriteLimit: 5 } }]);
});

test('200 a plan cancelled during a failed payment ends at once: nothing more is charged, and one email says so', async () => {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  await pay(who);
  await callAs(updatePayment, who, { body: { payment_method: await payments.enterCard(who, '4000000000000341') } });
  payments.advance(367);
  await payments.processEvents();
  expect(await details(who)).toMatchObject({ payment_failed: true });
  letters.take();
  const replies = await Promise.all([callAs(cancel, who), callAs(cancel, who)]);
  expect(replies.map(({ status, body }) => (status === 200 ? body : status))).toContainEqual({ success: true });
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await tierOf(who)).toBe('Basic');
  payments.advance(8);
  await payments.processEvents();
  expect(chargesOf(who)).toEqual([1999]);
  const told = letters.take().filter((one) => 'userId' in one && one.userId === who.account.id);
  expect(told).toMatchObject([{ letter: 'plan-ended', cause: 'cancelled' }]);
});

test('no reply holds a key of the provider but the one that is public', async () => {
  const who = await people.join();
  await pay(who);
  const replies = await Promise.all(
    [getDetails, getReceipts, getStripeIntent, cancel, renew].map((handler) => callAs(handler, who)),
  );
  expect(JSON.stringify(replies)).toContain('pk_test_1');
  expect(JSON.stringify(replies)).not.toMatch(/sk_test|whsec_/);
});

test('no log line holds a key of the provider', () => {
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => /sk_test|whsec_|_secret_/.test(line))).toEqual([]);
});
