import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { LOOKUP_KEYS } from '@groundswell/billing/catalogue';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts, followUps } from '@groundswell/data/accounts';
import type { QueuedEmail } from '@groundswell/data/email';
import { type PaymentWork, paymentEvents, subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { writeEmail } from '@groundswell/email-delivery';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { handler as finishFollowUps } from '../accounts/finish-follow-ups.ts';
import { handler as cancel } from './cancel-subscription.ts';
import { handler as change } from './change-subscription.ts';
import { handler as compare } from './reconcile-subscriptions.ts';
import { handler as resume } from './renew-subscription.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ STRIPE_TIMEOUT_MS: '20000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
beforeEach(() => {
  payments.at.takeEvents();
  payments.takeWork();
  letters.take();
});

/** Starts a plan for a new user; without a trial it is charged at once. */
async function begin({
  lang,
  number,
  hasTrial = false,
  promotionCodeId,
}: {
  lang?: 'es';
  number?: string;
  hasTrial?: boolean;
  promotionCodeId?: string;
} = {}) {
  const who = await people.join(lang && { lang });
  if (!hasTrial)
    await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: !hasTrial } });
  const payment_method = await payments.enterCard(who, number);
  if (hasTrial) await subscriptions.write(...(await unchangedWrite(who)));
  await callAs(updatePayment, who, { body: { payment_method, promotionCodeId, agreed: AGREED_VERSIONS } });
  return who;
}
/**
 * Returns the arguments of a write that stores the row unchanged, but without the hashes by which a used trial is
 * recognized.
 */
async function unchangedWrite({ account }: Person) {
  const read = (await subscriptions.find(account.id)) ?? expect.fail();
  const { userId, revision: _revision, ...row } = read;
  return [userId, read, { row }] as const;
}
const rowOf = async ({ account }: Person) => (await subscriptions.find(account.id)) ?? expect.fail();
/** Returns the emails to a user since the last call. */
const emailsTo = ({ account }: Person, queued: readonly QueuedEmail[] = letters.take()) =>
  queued.filter((one) => 'userId' in one && one.userId === account.id);
const names = (who: Person) => emailsTo(who).map(({ letter }) => letter);
async function passDays(days: number) {
  payments.advance(days);
  await payments.processEvents();
}

test('a trial gets one email at its start, three days before its end, with the receipt, and seven days before the renewal', async () => {
  const who = await begin({ hasTrial: true, lang: 'es' });
  await payments.processEvents();
  const { termEndsAt: at } = (await rowOf(who)).plan ?? expect.fail();
  const sum = expect.stringContaining('19.99');
  expect(emailsTo(who)).toMatchObject([{ letter: 'trial-begins', tier: 'Pro', lang: 'es', at, sum }]);
  await passDays(12);
  const { account } = who;
  const [ahead] = emailsTo(who);
  expect(ahead).toMatchObject({ letter: 'trial-ends', tier: 'Pro', lang: 'es', email: account.email });
  expect(ahead && 'sum' in ahead && ahead.sum).toContain('19.99');
  await passDays(2);
  const [receipt] = emailsTo(who);
  expect(receipt).toMatchObject({ letter: 'receipt', pays: 'term', url: expect.stringContaining('https://') });
  expect(receipt && 'next' in receipt && receipt.next?.sum).toContain('19.99');
  await passDays(359);
  expect(names(who)).toEqual(['plan-renews']);
  await passDays(1);
  expect(names(who)).toEqual([]);
  await passDays(8);
  expect(names(who)).toEqual(['receipt']);
});

test('each email about a charge names the first charge above zero and each later sum that differs, with its day', async () => {
  const { stripe } = payments.at;
  const codeFor = async (percent_off: number) => {
    const { id: coupon } = await stripe.coupons.create({ percent_off, duration: 'once' });
    return (await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon } })).id;
  };
  const who = await begin({ hasTrial: true, number: '6011111111111117', promotionCodeId: await codeFor(100) });
  await payments.processEvents();
  const [begins = expect.fail()] = emailsTo(who);
  const { termEndsAt } = (await rowOf(who)).plan ?? expect.fail();
  const yearLater = new Date(termEndsAt).setUTCFullYear(new Date(termEndsAt).getUTCFullYear() + 1);
  expect(begins).toMatchObject({ letter: 'trial-begins', later: [{ sum: '$19.99' }] });
  expect(begins).not.toHaveProperty('sum');
  expect(Math.abs(('later' in begins ? (begins.later?.[0]?.at ?? 0) : 0) - yearLater)).toBeLessThan(60_000);
  await passDays(12);
  expect(emailsTo(who)).toMatchObject([{ letter: 'trial-ends', later: [{ sum: '$19.99' }] }]);

  // During a trial, a user with half off changes to the dearer plan. The email names the full price that follows, as
  // the page did.
  const halved = await begin({ hasTrial: true, number: '4000002500003155', promotionCodeId: await codeFor(50) });
  await payments.processEvents();
  const [half = expect.fail()] = emailsTo(halved);
  expect(half).toMatchObject({ sum: '$9.99', later: [{ sum: '$19.99' }] });
  await callAs(change, halved, { body: { changeSubscription: 'premium' } });
  expect(emailsTo(halved)).toMatchObject([{ pays: 'change', next: { sum: '$19.99', later: [{ sum: '$39.99' }] } }]);
});

test('a cancelled trial gets emails about the cancellation and its end, and none about a charge', async () => {
  const who = await begin({ hasTrial: true, number: '5555555555554444' });
  letters.take();
  await callAs(cancel, who);
  const { termEndsAt: at } = (await rowOf(who)).plan ?? expect.fail();
  expect(emailsTo(who)).toMatchObject([{ letter: 'plan-cancelled', tier: 'Pro', at }]);
  await passDays(12);
  expect(names(who)).toEqual([]);
  await passDays(3);
  expect(emailsTo(who)).toMatchObject([{ letter: 'plan-ended', cause: 'over' }]);
});

test('a failed card gets three emails within seven days, then the one about the end; after a new card, the receipt', async () => {
  const lapses = await begin({ hasTrial: true, number: '4000008260003178' });
  letters.take();
  const steps = [];
  for (const days of [14, 1, 2, 1, 1, 2]) {
    await passDays(days);
    steps.push(emailsTo(lapses).map((one) => ('step' in one ? one.step : one.letter)));
  }
  expect(steps).toEqual([[1], [], [2], [], [3], ['plan-ended']]);
});

test('a renewal that needs authentication gets an email with a link; after it the receipt, and no outdated email is sent', async () => {
  const who = await begin({ hasTrial: true, number: '4000002760003184' });
  letters.take();
  await passDays(14);
  const [asked] = emailsTo(who);
  expect(asked).toMatchObject({ letter: 'payment-confirm', url: expect.stringContaining('in_') });
  const queued = asked ?? expect.fail();
  expect(await writeEmail(queued, 'team@example.com')).toMatchObject({ to: who.account.email });
  const waiting = payments.at.provider.books.list('payment_intent').find(({ status }) => status === 'requires_action');
  payments.at.provider.answerBank(waiting?.id ?? '', true);
  await payments.processEvents();
  expect(names(who)).toEqual(['receipt']);
  expect(await writeEmail(queued, 'team@example.com')).toBeUndefined();
});

test('each cancellation and resumption gets one email; an outdated one is not sent', async () => {
  const who = await begin();
  letters.take();
  await Promise.all([callAs(cancel, who), callAs(cancel, who)]);
  await payments.processEvents();
  const [first = expect.fail(), ...more] = emailsTo(who);
  expect([first.letter, more]).toEqual(['plan-cancelled', []]);
  expect(await writeEmail(first, 'team@example.com')).toMatchObject({ to: who.account.email });
  await callAs(resume, who);
  await payments.processEvents();
  const [goesOn = expect.fail()] = emailsTo(who);
  const { termEndsAt: at } = (await rowOf(who)).plan ?? expect.fail();
  expect(goesOn).toMatchObject({ letter: 'plan-resumed', at, sum: '$19.99' });
  expect(await writeEmail(first, 'team@example.com')).toBeUndefined();
  await callAs(cancel, who);
  const [again = expect.fail()] = emailsTo(who);
  expect(again).toMatchObject({ letter: 'plan-cancelled' });
  expect(again.requestId).not.toBe(first.requestId);
  expect(await writeEmail(goesOn, 'team@example.com')).toBeUndefined();
});

test('a refund ends the plan, and the email names the cause', async () => {
  const refunded = await begin();
  const disputed = await begin({ number: '4000000000000259' });
  expect(names(refunded)).toEqual(['receipt']);
  const charge = payments.at.provider.books.list('charge').at(1);
  await payments.at.stripe.refunds.create({ charge: charge?.id });
  await payments.processEvents();
  const queued = letters.take();
  expect(emailsTo(refunded, queued)).toMatchObject([{ letter: 'plan-ended', cause: 'refunded' }]);
  expect(emailsTo(disputed, queued).at(-1)).toMatchObject({ letter: 'plan-ended', cause: 'disputed' });
});

test('a change to the dearer plan has a receipt of its own', async () => {
  const who = await begin();
  expect(names(who)).toEqual(['receipt']);
  await callAs(change, who, { body: { changeSubscription: 'premium' } });
  expect(emailsTo(who)).toMatchObject([{ letter: 'receipt', pays: 'change', tier: 'Pro Plus' }]);
});

test('a tier change that credit pays for, or in a trial, gets one email without a sum of zero', async () => {
  const paying = await begin();
  letters.take();
  const { customerId = '' } = await rowOf(paying);
  await payments.at.stripe.customers.createBalanceTransaction(customerId, { amount: -10_000, currency: 'usd' });
  const trying = await begin({ hasTrial: true, number: '4000056655665556' });
  letters.take();
  for (const who of [paying, trying]) await callAs(change, who, { body: { changeSubscription: 'premium' } });
  await payments.processEvents();
  const queued = letters.take();
  const [byCredit = expect.fail(), ...more] = emailsTo(paying, queued);
  expect(byCredit).toMatchObject({ letter: 'receipt', pays: 'change', tier: 'Pro Plus', credit: '$20.00' });
  const [inTrial = expect.fail(), ...others] = emailsTo(trying, queued);
  expect(inTrial).toMatchObject({ letter: 'receipt', pays: 'change', tier: 'Pro Plus', next: { sum: '$39.99' } });
  expect([...more, ...others]).toEqual([]);
  for (const one of [byCredit, inTrial]) expect(JSON.stringify(one)).not.toMatch(/"(sum|credited)":"[^"]*\b0\.00/);
  // Back again.
  await callAs(change, trying, { body: { changeSubscription: 'pro' } });
  await payments.processEvents();
  expect(emailsTo(trying)).toMatchObject([{ letter: 'receipt', tier: 'Pro', next: { sum: '$19.99' } }]);
});

test('a downgrade’s email names the credit, and the renewal’s email what the credit pays', async () => {
  const who = await begin();
  await callAs(change, who, { body: { changeSubscription: 'premium' } });
  letters.take();
  await callAs(change, who, { body: { changeSubscription: 'pro' } });
  const [credited] = emailsTo(who);
  expect(credited).toMatchObject({
    letter: 'receipt',
    pays: 'change',
    credited: expect.stringMatching(/^\$(19|20)\./),
  });
  // The credit covers the whole next charge, so the email names only the full price that follows.
  expect(credited && 'next' in credited && credited.next).toEqual({
    at: expect.any(Number),
    later: expect.arrayContaining([{ at: expect.any(Number), sum: '$19.99' }]),
  });
  await passDays(360);
  const [ahead] = emailsTo(who);
  expect(ahead).toMatchObject({ letter: 'plan-renews', credit: '$19.99' });
  expect(ahead && 'sum' in ahead).toBe(false);
});

test('a year that a promo pays for gets one receipt with the next charge, at its start or at the end of the trial', async () => {
  const { stripe } = payments.at;
  const { id: coupon } = await stripe.coupons.create({ percent_off: 100, duration: 'once' });
  const { id: promotionCodeId } = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon } });
  const tellsNext = async (who: Person) => {
    const [receipt, ...more] = emailsTo(who);
    const { termEndsAt: at } = (await rowOf(who)).plan ?? expect.fail();
    expect(receipt).toMatchObject({ letter: 'receipt', pays: 'term', until: at, next: { at, sum: '$19.99' } });
    expect([receipt && 'sum' in receipt, more]).toEqual([false, []]);
    await payments.processEvents();
    expect(names(who)).toEqual([]);
  };
  await tellsNext(await begin({ promotionCodeId }));
  const tries = await begin({ promotionCodeId, hasTrial: true, number: '378282246310005' });
  expect(emailsTo(tries)).toMatchObject([{ letter: 'trial-begins' }]);
  await passDays(12);
  expect(names(tries)).toEqual(['trial-ends']);
  await passDays(2);
  await tellsNext(tries);
});

const move = async (who: Person, amount: number) => {
  const { customerId = '' } = await rowOf(who);
  await payments.at.stripe.customers.createBalanceTransaction(customerId, { amount, currency: 'usd' });
};
const sums = (who: Person) => emailsTo(who).map((one) => [one.letter, 'sum' in one ? one.sum : undefined]);

test('credit that changes during any request of a sync: the charged sum is announced, once', async () => {
  for (const amount of [-2000, 2000])
    for (let meetAt = 0, haveMet = true; haveMet; meetAt++) {
      const who = await begin();
      if (amount > 0) await move(who, -amount);
      await payments.processEvents();
      letters.take();
      payments.advance(360);
      for (const event of payments.at.takeEvents()) await payments.send(event);
      const { customerId, plan } = await rowOf(who);
      const work = payments.takeWork().filter((one) => 'customerId' in one && one.customerId === customerId);
      const follow = async () => {
        for (const one of work) await payments.work(one);
      };
      haveMet = await payments.interleave(meetAt, follow, () => move(who, amount));
      if (amount < 0 && haveMet) await move(who, -amount);
      await payments.processEvents();
      const all = sums(who);
      expect([amount, meetAt, haveMet ? all.at(-1) : undefined]).toEqual([
        amount,
        meetAt,
        haveMet ? ['plan-renews', '$19.99'] : undefined,
      ]);
      expect(all.filter(([, sum]) => sum === '$19.99').length).toBeLessThanOrEqual(1);
      payments.at.provider.subscriptions.cancel(plan?.id ?? '', {});
    }
});

test('after an operator takes credit without an event, the nightly job announces the charge instead', async () => {
  const who = await begin();
  await move(who, -2000);
  await passDays(360);
  vi.useFakeTimers({ toFake: ['Date'], now: payments.at.provider.books.nowS() * 1000 });
  expect(sums(who).at(-1)).toEqual(['plan-renews', undefined]);
  await move(who, 2000);
  payments.at.takeEvents();
  for (const _ of [1, 2]) {
    await compare({}, { awsRequestId: 'r' });
    await payments.doWork();
  }
  vi.useRealTimers();
  expect(sums(who)).toEqual([['plan-renews', '$19.99']]);
});

test('with a lasting discount, credit that shrinks but still pays everything is announced once', async () => {
  const { stripe } = payments.at;
  const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: 'forever' });
  const { id } = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: 'HALF' });
  const who = await begin({ promotionCodeId: id });
  await move(who, -1500);
  await payments.processEvents();
  letters.take();
  await passDays(360);
  await move(who, 300);
  await payments.processEvents();
  expect(sums(who)).toEqual([['plan-renews', undefined]]);
});

/**
 * Actions that cause events at Stripe, by the email that the events should lead to. No webhook has processed the events
 * yet.
 */
const HAPPENS = {
  async receipt() {
    const who = await begin();
    payments.advance(367);
    return who;
  },
  async 'plan-cancelled'() {
    const who = await begin();
    const { id } = (await rowOf(who)).plan ?? expect.fail();
    await payments.at.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    return who;
  },
  async 'trial-begins'() {
    const who = await people.join();
    const default_payment_method = await payments.enterCard(who);
    const { stripe } = payments.at;
    const [price] = (await stripe.prices.list({ lookup_keys: [LOOKUP_KEYS.Pro] })).data;
    await stripe.subscriptions.create({
      customer: (await rowOf(who)).customerId ?? '',
      items: [{ price: price?.id }],
      default_payment_method,
      trial_period_days: 14,
      metadata: { userId: who.account.id },
    });
    return who;
  },
};
const LETTERS = Object.keys(HAPPENS) as (keyof typeof HAPPENS)[];

async function happen(letter: keyof typeof HAPPENS): Promise<{ who: Person; work: PaymentWork[] }> {
  const who = await HAPPENS[letter]();
  letters.take();
  const { customerId = 'none' } = await rowOf(who);
  for (const event of payments.at.takeEvents())
    if (JSON.stringify(event.data.object).includes(customerId)) await payments.send(event);
  return { who, work: payments.takeWork() };
}

test.each(LETTERS)('%s is queued once, however often and in whatever order its events come', async (letter) => {
  const { who, work } = await happen(letter);
  expect(work.length).toBeGreaterThan(1);
  for (let run = 0; run < 2; run++)
    await Promise.all(
      [...work, ...work.toReversed()].map((one) =>
        payments.work(one.does === 'follow-event' ? { ...one, eventId: `${one.eventId}${run}` } : one),
      ),
    );
  expect(names(who)).toEqual([letter]);
});

test.each(LETTERS)(
  '%s: cut off between any two of its writes, the same letter goes, with the same id',
  async (letter) => {
    for (const cut of ['before the row', 'after the row', 'before the letter', 'before the mark'] as const) {
      const { who, work } = await happen(letter);
      const write = subscriptions.write.bind(subscriptions);
      const take = followUps.take.bind(followUps);
      const spies = {
        'before the row': () => vi.spyOn(subscriptions, 'write').mockRejectedValueOnce(new Error('killed')),
        'after the row': () =>
          vi.spyOn(subscriptions, 'write').mockImplementationOnce(async (...args) => {
            await write(...args);
            throw new Error('killed');
          }),
        'before the letter': () =>
          vi.spyOn(followUps, 'take').mockImplementationOnce(async (...args) => {
            await take(...args);
            throw new Error('killed');
          }),
        'before the mark': () => vi.spyOn(paymentEvents, 'markDone').mockRejectedValueOnce(new Error('killed')),
      };
      const spy = spies[cut]();
      for (const one of work) await payments.work(one);
      expect(spy).toHaveBeenCalled();
      spy.mockRestore();
      for (const one of work) await payments.work(one);
      await finishFollowUps({}, { awsRequestId: 'r' });
      expect([cut, names(who)]).toEqual([cut, [letter]]);
    }
  },
);

test('the nightly job makes up for lost events, once', async () => {
  const people: Person[] = [];
  for (const letter of LETTERS) people.push((await happen(letter)).who);
  for (const _ of [1, 2]) {
    await compare({}, { awsRequestId: 'r' });
    for (const one of payments.takeWork()) await payments.work(one);
  }
  const queued = letters.take();
  expect(people.map((who) => emailsTo(who, queued).map(({ letter }) => letter))).toEqual(
    LETTERS.map((letter) => [letter]),
  );
});

test('a deleted user gets no email', async () => {
  const who = await begin();
  const [queued = expect.fail()] = emailsTo(who);
  await accounts.erase((await accounts.find(who.account.id)) ?? expect.fail(), { now: Date.now() });
  expect(await writeEmail(queued, 'team@example.com')).toBeUndefined();
});
