import { DAY_S } from '@groundswell/durations';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveTestProvider } from '../../test-support/start-provider.ts';
import { API_VERSION } from './events.ts';
import { FAULTS } from './faults.ts';

let at: Awaited<ReturnType<typeof serveTestProvider>>;
let proPriceId: string;
let plusPriceId: string;
beforeAll(async () => {
  at = await serveTestProvider();
  const { stripe } = at;
  const product = await stripe.products.create({ name: 'Groundswell Pro' });
  const price = (amount: number, lookup_key: string) =>
    stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: amount,
      lookup_key,
      recurring: { interval: 'year' },
    });
  proPriceId = (await price(1999, 'pro')).id;
  plusPriceId = (await price(3999, 'pro_plus')).id;
});
afterAll(() => at.stop());

async function joinWith(number = '4242424242424242') {
  const customer = await at.stripe.customers.create({ email: 'surfer@example.com', metadata: { userId: 'u1' } });
  const card = { number, exp_month: 12, exp_year: 2040, cvc: '123' };
  const method = await at.stripe.paymentMethods.create({ type: 'card', card });
  const intent = await at.stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
  return { customer, method, intent, customerId: customer.id, methodId: method.id };
}

async function subscribe(number?: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) {
  const who = await joinWith(number);
  await at.stripe.setupIntents.confirm(who.intent.id, { payment_method: who.methodId });
  at.provider.setups.authenticate(who.intent.id, true);
  const subscription = await at.stripe.subscriptions.create({
    customer: who.customerId,
    items: [{ price: proPriceId }],
    default_payment_method: who.methodId,
    ...more,
  });
  return { ...who, subscription, id: subscription.id };
}

const refusalOf = (done: Promise<unknown>) =>
  done.then(
    () => expect.fail('It was not refused.'),
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error : expect.fail(String(error))),
  );
const itemIdOf = ({ items }: Stripe.Subscription) => items.data[0]?.id ?? '';
const advance = (days: number) => at.provider.time.advanceTo(at.provider.books.nowS() + days * DAY_S);
const statusOf = async (id: string) => (await at.stripe.subscriptions.retrieve(id)).status;
const chargesOf = async (customer: string) =>
  (await at.stripe.charges.list({ customer })).data.map(({ amount }) => amount);

test('events carry the API version that the SDK is pinned to', () => {
  expect(at.stripe.getApiField('version')).toBe(API_VERSION);
});

test('a trial charges nothing, announces its end three days before, and charges once at its end and each year after', async () => {
  const { id, customerId, subscription } = await subscribe(undefined, { trial_period_days: 14 });
  expect([subscription.status, await chargesOf(customerId)]).toEqual(['trialing', []]);
  at.takeEvents();
  advance(10);
  expect(at.takeEvents()).toEqual([]);
  advance(2);
  expect(at.takeEvents().map(({ type }) => type)).toEqual(['customer.subscription.trial_will_end']);
  advance(3);
  expect([await statusOf(id), await chargesOf(customerId)]).toEqual(['active', [1999]]);
  advance(350);
  expect(at.takeEvents().map(({ type }) => type)).not.toContain('invoice.upcoming');
  advance(20);
  expect(at.takeEvents().map(({ type }) => type)).toContain('invoice.upcoming');
  expect(await chargesOf(customerId)).toEqual([1999, 1999]);
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', undefined],
  ['4000000000000127', 'incorrect_cvc', undefined],
])('the card %s is refused when it is to be kept: %s', async (number, code, declineCode) => {
  const { intent, methodId, customerId } = await joinWith(number);
  const error = await refusalOf(at.stripe.setupIntents.confirm(intent.id, { payment_method: methodId }));
  expect([error.statusCode, error.code, error.decline_code || undefined]).toEqual([402, code, declineCode]);
  expect((await at.stripe.customers.listPaymentMethods(customerId)).data).toEqual([]);
});

test('an unknown or expired card is refused', async () => {
  const create = (card: { number: string; exp_month: number; exp_year: number }) =>
    refusalOf(at.stripe.paymentMethods.create({ type: 'card', card }));
  expect((await create({ number: '4242424242424241', exp_month: 1, exp_year: 2040 })).code).toBe('incorrect_number');
  expect((await create({ number: '4242424242424242', exp_month: 1, exp_year: 2020 })).code).toBe('invalid_expiry_year');
});

test('a card that requires authentication is saved only after the cardholder agrees', async () => {
  const { intent, methodId, customerId } = await joinWith('4000002500003155');
  const waiting = await at.stripe.setupIntents.confirm(intent.id, { payment_method: methodId });
  expect([waiting.status, waiting.next_action?.type]).toEqual(['requires_action', 'use_stripe_sdk']);
  expect((await at.stripe.customers.listPaymentMethods(customerId)).data).toEqual([]);
  at.provider.setups.authenticate(intent.id, true);
  expect((await at.stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded');
  expect((await at.stripe.customers.listPaymentMethods(customerId)).data.map(({ id }) => id)).toEqual([methodId]);
});

test('a refused first charge creates no subscription with error_if_incomplete, and an incomplete one otherwise', async () => {
  const refused = await refusalOf(subscribe('4000000000000341', { payment_behavior: 'error_if_incomplete' }));
  expect([refused.statusCode, refused.code]).toEqual([402, 'card_declined']);
  const { id } = await subscribe('4000000000000341');
  expect(await statusOf(id)).toBe('incomplete');
  advance(1);
  expect(await statusOf(id)).toBe('incomplete_expired');
});

test('a charge that requires authentication leaves the invoice open until the cardholder agrees', async () => {
  const { id, customerId } = await subscribe('4000002760003184');
  const { latest_invoice } = await at.stripe.subscriptions.retrieve(id, {
    expand: ['latest_invoice.payments.data.payment.payment_intent', 'latest_invoice.confirmation_secret'],
  });
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : expect.fail('It was not expanded.');
  const intent = invoice?.payments?.data[0]?.payment.payment_intent;
  if (typeof intent !== 'object') return expect.fail('The payment was not expanded.');
  expect([intent.status, intent.client_secret]).toEqual([
    'requires_action',
    invoice?.confirmation_secret?.client_secret,
  ]);
  at.provider.answerBank(intent.id, true);
  expect([await statusOf(id), await chargesOf(customerId)]).toEqual(['active', [1999]]);
});

test('a failed renewal is retried after 3, 5 and 7 days, then the subscription ends; another card prevents that', async () => {
  const lapsing = await subscribe('4000000000000341', { trial_period_days: 1 });
  const mended = await subscribe('4000000000000341', { trial_period_days: 1 });
  advance(2);
  expect([await statusOf(lapsing.id), await statusOf(mended.id)]).toEqual(['past_due', 'past_due']);
  const { id: other } = await at.stripe.paymentMethods.attach('pm_card_visa', { customer: mended.customerId });
  await at.stripe.subscriptions.update(mended.id, { default_payment_method: other });
  const { data } = await at.stripe.invoices.list({ subscription: mended.id, status: 'open' });
  await at.stripe.invoices.pay(data[0]?.id ?? '');
  at.takeEvents();
  advance(8);
  expect(at.takeEvents().filter(({ type }) => type === 'invoice.payment_failed')).toHaveLength(3);
  expect([await statusOf(lapsing.id), await statusOf(mended.id)]).toEqual(['canceled', 'active']);
});

test('a price change costs what its preview showed, and changing back is credited', async () => {
  const { id, subscription, customerId } = await subscribe();
  advance(100);
  const items = [{ id: itemIdOf(subscription), price: plusPriceId }];
  const proration_date = at.provider.books.nowS();
  const preview = await at.stripe.invoices.createPreview({
    subscription: id,
    subscription_details: { items, proration_date, proration_behavior: 'always_invoice' },
  });
  // A yearly period has 365 or 366 days.
  expect(Math.abs(preview.amount_due - (2000 * 265) / 365)).toBeLessThan(3);
  await at.stripe.subscriptions.update(id, { items, proration_date, proration_behavior: 'always_invoice' });
  expect(await chargesOf(customerId)).toEqual([preview.amount_due, 1999]);
  await at.stripe.subscriptions.update(id, {
    items: [{ id: itemIdOf(subscription), price: proPriceId }],
    proration_behavior: 'always_invoice',
    proration_date,
  });
  const customer = await at.stripe.customers.retrieve(customerId);
  expect(customer.deleted ? 0 : customer.balance).toBe(-preview.amount_due);
  expect(await chargesOf(customerId)).toHaveLength(2);
});

test('a change that requires authentication is pending: it applies once its invoice is paid, and is dropped if voided, replaced or expired', async () => {
  const payments = 'latest_invoice.payments.data.payment.payment_intent';
  const begin = async () => {
    const { id, subscription, customerId } = await subscribe('4000002760003184');
    const first = at.provider.books.list('payment_intent').find(({ customer }) => customer === customerId);
    at.provider.answerBank(first?.id ?? '', true);
    const change = async () => {
      const items = [{ id: itemIdOf(subscription), price: plusPriceId }];
      const changed = await at.stripe.subscriptions.update(id, {
        items,
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
        expand: [payments],
      });
      const bill = typeof changed.latest_invoice === 'object' ? changed.latest_invoice : null;
      const intent = bill?.payments?.data[0]?.payment.payment_intent;
      expect([changed.items.data[0]?.price.id, bill?.status]).toEqual([proPriceId, 'open']);
      expect(changed.pending_update?.subscription_items?.[0]?.price.id).toBe(plusPriceId);
      return { bill: bill?.id ?? '', intent: typeof intent === 'object' ? intent.id : '' };
    };
    const state = async () => {
      const { items, status, pending_update } = await at.stripe.subscriptions.retrieve(id);
      return [items.data[0]?.price.id, status, pending_update, await chargesOf(customerId)];
    };
    return { id, change, state };
  };
  const asBefore = [proPriceId, 'active', null, [1999]];
  const [paid, voided, replaced, late] = [await begin(), await begin(), await begin(), await begin()];
  at.provider.answerBank((await paid.change()).intent, true);
  expect(await paid.state()).toEqual([plusPriceId, 'active', null, [2000, 1999]]);
  const { bill } = await voided.change();
  await at.stripe.invoices.voidInvoice(bill);
  expect(await voided.state()).toEqual(asBefore);
  expect((await refusalOf(at.stripe.invoices.voidInvoice(bill))).statusCode).toBe(400);
  const earlier = await replaced.change();
  await replaced.change();
  expect((await at.stripe.invoices.retrieve(earlier.bill)).status).toBe('void');
  await at.stripe.subscriptions.cancel(replaced.id);
  await late.change();
  at.takeEvents();
  advance(1);
  expect(await late.state()).toEqual(asBefore);
  expect(at.takeEvents().map(({ type }) => type)).toContain('customer.subscription.pending_update_expired');
});

test('a subscription cancelled at the end of its period runs until then, unless it is resumed', async () => {
  const [one, other] = [await subscribe(), await subscribe()];
  for (const { id } of [one, other]) await at.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await at.stripe.subscriptions.update(other.id, { cancel_at_period_end: false });
  advance(360);
  expect(await statusOf(one.id)).toBe('active');
  advance(10);
  expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['canceled', 'active']);
  expect([await chargesOf(one.customerId), await chargesOf(other.customerId)]).toEqual([[1999], [1999, 1999]]);
});

test('a promotion code is discounted once, and redeemed at most as often as it allows', async () => {
  const coupon = await at.stripe.coupons.create({ percent_off: 50, duration: 'once' });
  const { id: promotion_code } = await at.stripe.promotionCodes.create({
    code: 'Swell',
    promotion: { type: 'coupon', coupon: coupon.id },
    max_redemptions: 1,
  });
  const [found] = (await at.stripe.promotionCodes.list({ code: 'SWELL', active: true })).data;
  expect(found?.id).toBe(promotion_code);
  const { customerId } = await subscribe(undefined, { discounts: [{ promotion_code }] });
  expect(await chargesOf(customerId)).toEqual([999]);
  const error = await refusalOf(subscribe(undefined, { discounts: [{ promotion_code }] }));
  expect(error.code).toBe('promotion_code_inactive');
  advance(366);
  expect(await chargesOf(customerId)).toEqual([1999, 999]);
});

test('refunds and disputes emit events, and a charge is refunded only once', async () => {
  const { customerId } = await subscribe();
  const [charge] = (await at.stripe.charges.list({ customer: customerId })).data;
  at.takeEvents();
  await at.stripe.refunds.create({ charge: charge?.id });
  expect((await refusalOf(at.stripe.refunds.create({ charge: charge?.id }))).code).toBe('charge_already_refunded');
  expect(at.takeEvents().map(({ type }) => type)).toEqual(['refund.created', 'charge.refunded']);
  await subscribe('4000000000000259');
  expect(at.takeEvents().map(({ type }) => type)).toContain('charge.dispute.created');
});

test('an idempotency key repeats its answer and is executed once; with other parameters it is refused', async () => {
  const create = (email: string) => at.stripe.customers.create({ email }, { idempotencyKey: 'one-action' });
  const [one, other] = [await create('a@example.com'), await create('a@example.com')];
  expect(other.id).toBe(one.id);
  const error = await refusalOf(create('b@example.com'));
  expect([error.type, error.statusCode]).toEqual(['StripeIdempotencyError', 400]);
});

test('lists are paginated; missing objects and a wrong secret key get Stripe’s errors', async () => {
  const ids: string[] = [];
  for await (const { id } of at.stripe.subscriptions.list({ status: 'all', limit: 3 })) ids.push(id);
  expect(ids).toHaveLength(new Set(ids).size);
  expect(ids).toHaveLength(at.provider.books.list('subscription').length);
  expect((await refusalOf(at.stripe.customers.retrieve('cus_none'))).code).toBe('resource_missing');
  const stranger = new Stripe('sk_test_wrong', { host: '127.0.0.1', port: new URL(at.url).port, protocol: 'http' });
  expect((await refusalOf(stranger.customers.list())).type).toBe('StripeAuthenticationError');
});

test.each([
  ['down', 'StripeConnectionError', 0],
  ['lost', 'StripeConnectionError', 1],
  ['busy', 'StripeRateLimitError', 0],
  ['broken', 'StripeAPIError', 0],
])('the fault %s is an error of the SDK; only a lost answer has been executed', async (kind, type, done) => {
  at.faultOf = () => FAULTS[kind] ?? { hangsUp: 'after' };
  const email = `${kind}@example.com`;
  expect((await refusalOf(at.stripe.customers.create({ email }))).type).toBe(type);
  at.faultOf = undefined;
  expect((await at.stripe.customers.list({ email })).data).toHaveLength(done);
});
