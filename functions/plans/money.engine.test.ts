import type { Account } from '@groundswell/accounts';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import {
  buyGift,
  cancelAtPeriodEnd,
  changeTier,
  createSetupIntent,
  reconcileSubscriptions,
  redeemGift,
  showGift,
  startSubscription,
} from '@groundswell/billing';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { DAY_MS } from '@groundswell/durations';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePayments } from './test-support/use-payments.ts';

useMemoryTable({ STRIPE_TIMEOUT_MS: '120000' });
useEmails();
const people = usePeople();
const payments = usePayments();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const heldMs = Date.now();
  payments.at.nowMs = () => heldMs;
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const GRACE_MS = 7 * DAY_MS;
/** The cards: accepted, declined when charged, and one that the bank asks to authenticate when charged. */
const CARDS = ['4242424242424242', '4000000000000341', '4000002760003184'] as const;

const Tiers = fc.constantFrom('Pro' as const, 'Pro Plus' as const);
const Step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      tier: Tiers,
      card: fc.constantFrom(...CARDS),
      days: fc.constantFrom(undefined, 0, 14, 90),
      isNew: fc.boolean(),
      times: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('change' as const), tier: Tiers, times: fc.constantFrom(1, 2) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('end' as const), ends: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('redeem' as const), times: fc.constantFrom(1, 3) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('answer the bank' as const), agrees: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), which: fc.nat({ max: 2 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('pass' as const), days: fc.constantFrom(1, 5, 15, 200, 366) }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('follow' as const) }) },
);
type Step = typeof Step extends fc.Arbitrary<infer One> ? One : never;

const PRESS: Step = { does: 'press', tier: 'Pro', card: CARDS[0], days: 0, isNew: true, times: 1 };
const UP: Step = { does: 'change', tier: 'Pro Plus', times: 1 };
const DOWN: Step = { does: 'change', tier: 'Pro', times: 1 };

let purchases = 0;

async function take(step: Step, user: Account): Promise<void> {
  const { stripe, provider } = payments.at;
  switch (step.does) {
    case 'press': {
      const intent = await createSetupIntent(user);
      const card = { number: step.card, exp_month: 12, exp_year: 2060 };
      const { id: methodId } = await stripe.paymentMethods.create({ type: 'card', card });
      ownCard(methodId, user.id);
      const setupId = intent.client_secret.split('_secret_')[0] ?? '';
      provider.setups.confirm(setupId, methodId);
      provider.setups.authenticate(setupId, true);
      const { tier, days: agreedTrialDays, isNew } = step;
      const purchase = { methodId, tier, isNew, isPartner: agreedTrialDays === 90, agreedTrialDays };
      await all(step.times, () => startSubscription(user, { ...purchase, agreed: AGREED_VERSIONS }));
      return;
    }
    case 'change':
      return all(step.times, () => changeTier(user, step.tier, 'en'));
    case 'end':
      await cancelAtPeriodEnd(user, step.ends);
      return;
    case 'redeem': {
      const secret = `a-secret-of-purchase-money-${++purchases}`;
      const to = { lang: 'en', fromName: 'Ann', fromEmail: 'ann@example.com', toName: 'Bob', message: '' } as const;
      const { client_secret } = await buyGift({ secret, agreed: AGREED_VERSIONS, ...to });
      const id = client_secret.split('_secret_')[0] ?? '';
      await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
      const { code = '' } = await showGift(secret);
      return all(step.times, () => redeemGift(user, `gift_${code.replaceAll('-', '')}`));
    }
    case 'answer the bank': {
      const asked = provider.books.list('payment_intent').find(({ status }) => status === 'requires_action');
      if (asked) provider.answerBank(asked.id, step.agrees);
      return;
    }
    case 'refund': {
      const kept = provider.books.list('charge').filter(({ customer, refunded }) => customer !== null && !refunded);
      const charge = kept[step.which];
      if (charge) await stripe.refunds.create({ charge: charge.id });
      return;
    }
    case 'pass':
      vi.setSystemTime(Date.now() + step.days * DAY_MS);
      payments.advance(step.days);
      return;
    case 'follow':
      return payments.processEvents();
  }
}

/** Gives a card a fingerprint of this user's own, so that no earlier user has had its trial. */
function ownCard(methodId: string, userId: string): void {
  const { books } = payments.at.provider;
  const method = books.get('payment_method', methodId);
  if (method.card)
    books.put({ ...method, card: { ...method.card, fingerprint: `${userId}${method.card.fingerprint}` } });
}

/** Runs an action several times at once; each may be refused. */
async function all(times: number, does: () => Promise<unknown>): Promise<void> {
  await Promise.allSettled(Array.from({ length: times }, does));
}

/** Returns all records of this run's user at Stripe. The stub also holds the records of earlier runs' users. */
function booksOf(userId: string) {
  const { books } = payments.at.provider;
  const customers = books.list('customer').filter(({ metadata }) => metadata.userId === userId);
  const isTheirs = ({ customer }: { customer: unknown }) => customers.some(({ id }) => id === customer);
  return {
    subscriptions: books.list('subscription').filter(isTheirs),
    bills: books.list('invoice').filter(isTheirs),
    charges: books.list('charge').filter(isTheirs),
  };
}
type BooksOfOne = ReturnType<typeof booksOf>;
type Bills = BooksOfOne['bills'];
type Charges = BooksOfOne['charges'];
const subscriptionOf = ({ parent }: Stripe.Invoice) => parent?.subscription_details?.subscription;
const intentOf = ({ payments: made }: Stripe.Invoice) => made?.data[0]?.payment.payment_intent;
const isRunning = ({ status }: Stripe.Subscription) => ['trialing', 'active', 'past_due'].includes(status);
/** Whether a subscription began as a trial, not as a gift. */
const isTrial = ({ trial_start, created, metadata }: Stripe.Subscription) =>
  trial_start === created && metadata.gift === undefined;

/** Checks the invariants that hold at every moment. */
function expectRightMoney({ subscriptions, bills, charges }: BooksOfOne, before: BooksOfOne): void {
  expect(subscriptions.filter(isRunning).length).toBeLessThanOrEqual(1);
  expect(subscriptions.filter(isTrial).length).toBeLessThanOrEqual(1);
  const paid = charges.filter(({ status }) => status === 'succeeded');
  for (const bill of bills) {
    const of = paid.filter(({ payment_intent }) => payment_intent === intentOf(bill));
    expect(of.length).toBeLessThanOrEqual(1);
    for (const { amount } of of) expect([bill.status, amount]).toEqual(['paid', bill.amount_due]);
  }
  // Every charge has its invoice.
  for (const { payment_intent } of paid) expect(bills.some((bill) => intentOf(bill) === payment_intent)).toBe(true);
  // No two paid terms may cover the same day, unless one of them was refunded.
  const terms = bills
    .filter(({ billing_reason, amount_paid }) => billing_reason !== 'subscription_update' && amount_paid > 0)
    .filter((bill) => !charges.some(({ payment_intent, refunded }) => refunded && payment_intent === intentOf(bill)))
    .flatMap(({ lines }) => lines.data.map(({ period }) => period))
    .sort((one, other) => one.start - other.start);
  for (const [at, { start }] of terms.entries())
    if (at > 0) expect(start).toBeGreaterThanOrEqual(terms[at - 1]?.end ?? 0);
  // A trial is not charged before its end.
  const known = new Set(before.charges.map(({ id }) => id));
  for (const { id, status, trial_end } of before.subscriptions)
    for (const charge of charges.filter((one) => !known.has(one.id))) {
      const isOf = bills.some(
        (bill) => intentOf(bill) === charge.payment_intent && bill.parent?.subscription_details?.subscription === id,
      );
      if (isOf && status === 'trialing') expect(charge.created).toBeGreaterThanOrEqual(trial_end ?? 0);
    }
}

/** Checks the invariants that hold once events are processed. */
async function expectRightTier(userId: string): Promise<void> {
  const { subscriptions, bills, charges } = booksOf(userId);
  // No customer has credit from refunded money.
  for (const { customer } of charges)
    expect(-payments.at.provider.books.get('customer', String(customer)).balance).toBeLessThanOrEqual(sumKept(charges));
  const running = subscriptions.find(isRunning);
  const tier = (await accounts.find(userId))?.tier;
  if (!running) return void expect(tier).toBe('Basic');
  const bill = bills.find(({ id }) => id === running.latest_invoice);
  const failedAt = (bill?.status_transitions.finalized_at ?? 0) * 1000;
  const isPaidFor = running.status !== 'active' || bill?.status === 'paid';
  const inGrace = running.status !== 'past_due' || Date.now() < failedAt + GRACE_MS;
  expect([isPaidFor, tier]).toEqual([true, inGrace ? running.items.data[0]?.price.metadata.tier : 'Basic']);
  expectKeptMoney(running, bills, charges);
  if (running.status === 'active' && running.metadata.gift === undefined) expect(sumKept(charges)).toBeGreaterThan(0);
}

/** Sums the charges that were not refunded, cents. */
function sumKept(charges: Charges): number {
  return charges.reduce((sum, { amount, refunded }) => sum + (refunded ? 0 : amount), 0);
}

/** Checks that neither the payment of a running term nor the payment of an upgrade within it was refunded. */
function expectKeptMoney({ id, status, items, metadata }: Stripe.Subscription, bills: Bills, charges: Charges): void {
  if (status !== 'active' || metadata.gift !== undefined) return;
  const [own, price] = [bills.filter((bill) => subscriptionOf(bill) === id), items.data[0]?.price.id];
  const isBack = (bill: Stripe.Invoice) =>
    charges.some(({ payment_intent, refunded }) => refunded && payment_intent === intentOf(bill));
  const term = own.findIndex(
    ({ billing_reason, status }) => billing_reason !== 'subscription_update' && status === 'paid',
  );
  const changes = own.slice(0, term).filter((bill) => bill.status === 'paid' && bill.amount_paid > 0);
  const [change] = changes.filter(({ lines }) => lines.data.at(-1)?.pricing?.price_details?.price === price);
  expect([own[term], change].map((bill) => bill && isBack(bill)).filter(Boolean)).toEqual([]);
}

test('any steps in any order: no invoice is paid twice, no trial is charged, no plan is free', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(Step, { minLength: 4, maxLength: 14 }), async (isTrialUsed, steps) => {
      const { account } = await people.join();
      if (isTrialUsed) await subscriptions.write(account.id, undefined, { row: { source: 'web', isTrialUsed } });
      const user = account as unknown as Account;
      for (const step of steps) {
        const before = booksOf(account.id);
        await take(step, user).catch((refused: unknown) => {
          // A step may be refused by our own errors, or by Stripe if the test calls Stripe directly. Every other error
          // fails the test.
          if (
            !(
              refused instanceof Error &&
              /HttpError|InvalidRequestError|NotFoundError|Stripe/.test(refused.name + refused.constructor.name)
            )
          )
            throw refused;
        });
        expectRightMoney(booksOf(account.id), before);
      }
      await payments.processEvents();
      await reconcileSubscriptions(60_000);
      await payments.doWork();
      await expectRightTier(account.id);
      expectRightMoney(booksOf(account.id), booksOf(account.id));
    }),
    {
      numRuns: 30,
      seed: 20_261_124,
      examples: [
        [true, [PRESS, UP, { does: 'refund', which: 0 }]],
        [true, [{ ...PRESS, tier: 'Pro Plus' }, DOWN, { does: 'pass', days: 366 }, { does: 'refund', which: 0 }]],
      ],
    },
  );
}, 300_000);

/** Sets the clock of this process and that of the provider. Both stand still in between. */
function setTime(atS: number): void {
  vi.setSystemTime(atS * 1000);
  payments.at.provider.time.advanceTo(atS);
}

/** Opens an account whose trial of Pro ends in `secondsLeft` seconds. */
async function onTrial(secondsLeft: number) {
  const { account } = await people.join();
  const user = account as unknown as Account;
  const [card] = CARDS;
  await take({ does: 'press', tier: 'Pro', card, days: 14, isNew: true, times: 1 }, user);
  const trialEndS = booksOf(account.id).subscriptions[0]?.trial_end ?? expect.fail('There is no trial.');
  setTime(trialEndS - secondsLeft);
  return { user, trialEndS, books: () => booksOf(account.id) };
}
const priceOf = ({ subscriptions: [one] }: BooksOfOne) => one?.items.data[0]?.price.unit_amount;
const amountsOf = ({ charges }: BooksOfOne) => charges.map(({ amount }) => amount);

test('a change to the dearer plan in the last minute of a trial waits for its charge: no year at the cheaper price', async () => {
  for (const secondsLeft of [59, 1]) {
    const { user, trialEndS, books } = await onTrial(secondsLeft);
    await expect(changeTier(user, 'Pro Plus', 'en')).rejects.toMatchObject({
      status: 409,
      reason: { code: 'plan-unpaid' },
    });
    expect(priceOf(books())).toBe(1999);
    setTime(trialEndS + 1);
    await payments.processEvents();
    expect(amountsOf(books())).toEqual([1999]);
    await changeTier(user, 'Pro Plus', 'en');
    expect([priceOf(books()), amountsOf(books())]).toEqual([3999, [2000, 1999]]);
  }
});

test('before it a change charges nothing, however slow the provider is, and the trial ends at the dearer price', async () => {
  const { user, trialEndS, books } = await onTrial(61);
  payments.at.faultOf = (request) => {
    // The request reaches Stripe only 10 s before the trial ends, after our own deadlines for the change have passed.
    if (/^POST \/v1\/subscriptions\/sub_/.test(request)) setTime(trialEndS - 10);
    return undefined;
  };
  await changeTier(user, 'Pro Plus', 'en');
  payments.at.faultOf = undefined;
  expect([priceOf(books()), amountsOf(books())]).toEqual([3999, []]);
  setTime(trialEndS + 1);
  await payments.processEvents();
  expect(amountsOf(books())).toEqual([3999]);
});
