import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { reconcileSubscriptions } from '@groundswell/billing';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { type PaymentWork, paymentEvents, subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { signatureOf } from '@groundswell/local/services/stripe/webhook';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as change } from './change-subscription.ts';
import { handler as compare } from './reconcile-subscriptions.ts';
import { usePayments, WEBHOOK_SECRET } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ STRIPE_TIMEOUT_MS: '120000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
const lines: string[] = [];
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  payments.at.faultOf = undefined;
});

async function join(number?: string): Promise<Person & { methodId: string }> {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  return { ...who, methodId: await payments.enterCard(who, number) };
}
const purchase = (who: Person & { methodId: string }) =>
  callAs(updatePayment, who, { body: { payment_method: who.methodId, agreed: AGREED_VERSIONS } });
const findOrCreateCustomer = async ({ account }: Person) => (await subscriptions.find(account.id))?.customerId ?? '';
const subscriptionsOf = ({ account }: Person) =>
  payments.at.provider.books.list('subscription').filter(({ metadata }) => metadata.userId === account.id);
const chargesOf = async (who: Person) => {
  const id = await findOrCreateCustomer(who);
  return payments.at.provider.books.list('charge').filter(({ customer }) => customer === id);
};
/** Returns the stored plan and tier, and the plan and tier that should follow from Stripe's state. */
async function stateOf(who: Person) {
  const [one] = subscriptionsOf(who);
  const row = await subscriptions.find(who.account.id);
  const isPaid = one !== undefined && ['active', 'trialing', 'past_due'].includes(one.status);
  return {
    kept: [row?.plan?.state, row?.plan?.isCancelled, (await accounts.find(who.account.id))?.tier],
    atProvider: [
      one?.status === 'canceled' ? 'ended' : one?.status.replace('_', '-'),
      one?.cancel_at_period_end,
      isPaid ? 'Pro' : 'Basic',
    ],
  };
}
async function expectAsAtProvider(who: Person) {
  const { kept, atProvider } = await stateOf(who);
  expect(kept).toEqual(atProvider);
}

/** Plays the life of a plan: begun, cancelled, resumed, renewed, and ended as given. Returns its events. */
async function live(end: 'runs' | 'cancelled' | 'refunded'): Promise<{ who: Person; events: Stripe.Event[] }> {
  const who = await join();
  payments.at.takeEvents();
  await purchase(who);
  const [{ id } = { id: '' }] = subscriptionsOf(who);
  const { stripe } = payments.at;
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  if (end !== 'cancelled') await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  if (end === 'cancelled') payments.advance(370);
  if (end === 'refunded') await stripe.refunds.create({ charge: (await chargesOf(who))[0]?.id });
  const customer = await findOrCreateCustomer(who);
  const isTheirs = ({ data }: Stripe.Event) => JSON.stringify(data.object).includes(customer);
  return { who, events: payments.at.takeEvents().filter(isTheirs) };
}

async function workOf(events: readonly Stripe.Event[]): Promise<PaymentWork[]> {
  for (const event of events) expect(await payments.send(event)).toBe(200);
  return payments.takeWork();
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) => permutations(all.filter((_, index) => index !== at)).map((rest) => [one, ...rest]));
}

test.each(['runs', 'cancelled', 'refunded'] as const)(
  'a plan that %s: its events ten times, in any order and many at once, end at the provider’s state',
  async (end) => {
    const { who, events } = await live(end);
    const work = await workOf(events);
    expect(work.length).toBeGreaterThan(3);
    const tenTimes = Array.from({ length: 10 }, () => work).flat();
    const shuffled = fc.sample(fc.shuffledSubarray(tenTimes, { minLength: tenTimes.length }), 1)[0] ?? [];
    for (let start = 0; start < shuffled.length; start += 4)
      await Promise.all(shuffled.slice(start, start + 4).map((one) => payments.work(one)));
    await expectAsAtProvider(who);
    expect((await stateOf(who)).kept[0]).toBe(end === 'runs' ? 'active' : 'ended');
  },
);

test('every order of four of its events ends at the same state, and an event is acted upon once', async () => {
  const { who, events } = await live('runs');
  const work = (await workOf(events)).slice(0, 4);
  let orders = 0;
  for (const order of permutations(work)) {
    // Each run uses its own event ids. Otherwise the stored marks of processed events would make the webhook worker
    // skip them.
    const run = orders++;
    for (const one of order)
      if (one.does === 'follow-event') await payments.work({ ...one, eventId: `${one.eventId}${run}` });
  }
  expect(orders).toBeGreaterThanOrEqual(24);
  await expectAsAtProvider(who);
  const marked = vi.spyOn(paymentEvents, 'markDone');
  for (const one of [...work, ...work]) await payments.work(one);
  expect(marked).toHaveBeenCalledTimes(work.length);
});

test('a consumer that is killed at any of its writes finishes on the retry', async () => {
  const { who, events } = await live('cancelled');
  for (const [index, work] of (await workOf(events)).entries()) {
    // The event counts as newer than any processed one. Otherwise an earlier sync would already cover it, and it would
    // be skipped.
    const one = { ...work, received: index + 1000 };
    const kills = [
      () => vi.spyOn(subscriptions, 'write').mockRejectedValueOnce(new Error('killed')),
      () => vi.spyOn(paymentEvents, 'markFollowed').mockRejectedValueOnce(new Error('killed')),
      () => vi.spyOn(paymentEvents, 'markDone').mockRejectedValueOnce(new Error('killed')),
    ];
    for (const kill of kills) {
      const killed = kill();
      expect(await payments.work(one)).toBe(false);
      killed.mockRestore();
    }
    expect(await payments.work(one)).toBe(true);
  }
  await expectAsAtProvider(who);
});

test('an event that arrives before any request or write of another event’s sync is never skipped', async () => {
  const { stripe } = payments.at;
  const steps = ['findReceived', 'markFollowed'] as const;
  let meetings = 0;
  for (let number = 0; ; number++) {
    const who = await join();
    await purchase(who);
    await workOf(payments.at.takeEvents());
    const [{ id } = { id: '' }] = subscriptionsOf(who);
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const [first = expect.fail()] = await workOf(payments.at.takeEvents());
    let later: PaymentWork[] = [];
    const other = async () => {
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      later = await workOf(payments.at.takeEvents());
    };
    const step = steps[number];
    if (step === undefined) {
      const haveMet = await payments.interleave(number - steps.length, () => payments.work(first), other);
      if (!haveMet) break;
    } else {
      const original = paymentEvents[step].bind(paymentEvents) as (...args: unknown[]) => Promise<never>;
      vi.spyOn(paymentEvents, step).mockImplementationOnce(async (...args: unknown[]) => {
        await other();
        return original(...args);
      });
      await payments.work(first);
    }
    meetings++;
    for (const one of later) expect(await payments.work(one)).toBe(true);
    expect((await stateOf(who)).kept).toEqual(['active', false, 'Pro']);
  }
  expect(meetings).toBeGreaterThanOrEqual(5);
});

test('several events of one action cause one sync; the others are marked as covered', async () => {
  const { events } = await live('runs');
  const [first = expect.fail(), ...rest] = await workOf(events);
  let asked = 0;
  payments.at.faultOf = () => void asked++;
  await payments.work(first);
  expect(asked).toBeGreaterThan(0);
  asked = 0;
  expect(rest.length).toBeGreaterThan(2);
  for (const one of rest) {
    expect(await payments.work(one)).toBe(true);
    if (one.does === 'follow-event') expect(await paymentEvents.isDone(one.eventId, Date.now())).toBe(true);
  }
  expect(asked).toBe(0);
});

test('a stale state is never written over a newer one, and its change causes one email', async () => {
  const who = await join();
  await purchase(who);
  const [{ id } = { id: '' }] = subscriptionsOf(who);
  const work = { does: 'follow-event', type: 'invoice.paid', customerId: await findOrCreateCustomer(who) } as const;
  const write = subscriptions.write.bind(subscriptions);
  // The plan is cancelled between this consumer's fetch and its write, and another consumer syncs the cancellation.
  vi.spyOn(subscriptions, 'write').mockImplementationOnce(async (...args) => {
    await payments.at.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await payments.work({ ...work, eventId: 'evt_newer' });
    return write(...args);
  });
  letters.take();
  await payments.work({ ...work, eventId: 'evt_older' });
  expect(letters.take().map(({ letter }) => letter)).toEqual(['plan-cancelled']);
  expect((await subscriptions.find(who.account.id))?.plan?.isCancelled).toBe(true);
});

test('bodies that are changed, old, replayed to another, wrongly signed, too large or no events are refused, counted, and never fail', async () => {
  const { events } = await live('runs');
  const text = JSON.stringify(events[0]);
  const good = signatureOf(text, WEBHOOK_SECRET, Date.now());
  const refused: [string, string][] = [
    [`${text} `, good],
    [text, signatureOf(text, 'whsec_of_another', Date.now())],
    [text, signatureOf(text, WEBHOOK_SECRET, Date.now() - 301_000)],
    [text, ''],
    [text, 't=1,v1=00'],
    ...fc.sample(fc.tuple(fc.string({ maxLength: 200 }), fc.string({ maxLength: 100 })), 200),
  ];
  lines.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(String(line)));
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  for (const [body, signature] of refused) expect(await payments.send(body, signature)).toBe(400);
  expect(payments.takeWork()).toEqual([]);
  const tooLarge = 'x'.repeat(300_000);
  expect(await payments.send(tooLarge, signatureOf(tooLarge, WEBHOOK_SECRET, Date.now()))).toBe(413);
  expect(lines.filter((line) => line.includes('"paymentEvent":"refused"'))).toHaveLength(refused.length + 1);

  const signed = fc.sample(fc.jsonValue(), 100).map((value) => JSON.stringify(value));
  for (const body of signed) expect(await payments.send(body)).toBeLessThan(500);
  const strange = {
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    data: { object: { id: 7, customer: { a: 1 } } },
  };
  expect(await payments.send(JSON.stringify(strange))).toBe(200);
  for (const one of payments.takeWork()) expect(await payments.work(one)).toBe(true);
});

test('50 concurrent requests make one subscription and one charge', async () => {
  const who = await join();
  const replies = await Promise.all(Array.from({ length: 50 }, () => purchase(who)));
  expect(replies.filter(({ status = 0 }) => status >= 500).map(({ body }) => body.reason)).toEqual([]);
  expect(replies.some(({ body }) => body.success)).toBe(true);
  expect([subscriptionsOf(who).length, (await chargesOf(who)).length]).toEqual([1, 1]);
  await expectAsAtProvider(who);
});

test('a purchase killed before or after any request or write, and retried, makes one subscription', async () => {
  for (const hangsUp of ['before', 'after'] as const)
    for (let cut = 1; cut <= 6; cut++) {
      const who = await join();
      let asked = 0;
      payments.at.faultOf = () => (++asked >= cut ? { hangsUp } : undefined);
      await purchase(who);
      payments.at.faultOf = undefined;
      expect((await purchase(who)).status).toBe(200);
      expect([hangsUp, cut, subscriptionsOf(who).length, (await chargesOf(who)).length]).toEqual([hangsUp, cut, 1, 1]);
      await expectAsAtProvider(who);
    }
  const write = subscriptions.write.bind(subscriptions);
  for (const isWritten of [false, true])
    for (let cut = 1; cut <= 3; cut++) {
      const who = await join();
      let written = 0;
      vi.spyOn(subscriptions, 'write').mockImplementation(async (...args) => {
        if (++written < cut) return write(...args);
        if (isWritten) await write(...args);
        throw new Error('killed');
      });
      await purchase(who);
      vi.restoreAllMocks();
      expect((await purchase(who)).status).toBe(200);
      expect([isWritten, cut, subscriptionsOf(who).length, (await chargesOf(who)).length]).toEqual([
        isWritten,
        cut,
        1,
        1,
      ]);
      await expectAsAtProvider(who);
    }
});

test.each([
  ['that pays', undefined],
  ['whose bank asks', '4000002760003184'],
])(
  'a card %s: killed before or after any request and write of a change, two presses change once',
  async (_, number) => {
    const isAsked = number !== undefined;
    const answer = (who: Person) => {
      const asked = payments.at.provider.books
        .list('payment_intent')
        .filter(({ status }) => status === 'requires_action');
      const [{ customer } = expect.fail()] = subscriptionsOf(who);
      const theirs = asked.filter((one) => one.customer === customer);
      expect(theirs).toHaveLength(1);
      for (const { id } of theirs) payments.at.provider.answerBank(id, true);
    };
    const up = (who: Person) => callAs(change, who, { body: { changeSubscription: 'premium' } });
    const changed = async (who: Person) => [
      subscriptionsOf(who)[0]?.items.data[0]?.price.metadata.tier,
      (await accounts.find(who.account.id))?.tier,
      (await chargesOf(who)).map(({ amount }) => amount),
    ];
    const write = subscriptions.write.bind(subscriptions);
    const writing = vi.spyOn(subscriptions, 'write');
    for (const isAfter of [false, true])
      for (const [what, most] of [
        ['request', 6],
        ['write', 2],
      ] as const)
        for (let cut = 1; cut <= most; cut++) {
          const who = await join(number);
          await purchase(who);
          if (isAsked) answer(who);
          await payments.processEvents();
          let at = 0;
          const isCut = () => ++at >= cut;
          if (what === 'request')
            payments.at.faultOf = () => (isCut() ? { hangsUp: isAfter ? 'after' : 'before' } : undefined);
          else
            writing.mockImplementation(async (...args) => {
              if (!isCut()) return write(...args);
              if (isAfter) await write(...args);
              throw new Error('killed');
            });
          await up(who);
          payments.at.faultOf = undefined;
          writing.mockImplementation(write);
          if (isAsked) {
            const presses = await Promise.all([up(who), up(who)]);
            expect(presses.map(({ status, body }) => [status, body.success])).toEqual(Array(2).fill([200, false]));
            expect(await changed(who)).toEqual(['Pro', 'Pro', [1999]]);
            answer(who);
          }
          expect((await up(who)).status).toBe(200);
          const dearer = ['Pro Plus', 'Pro Plus', [2000, 1999]];
          expect([what, isAfter, cut, await changed(who)]).toEqual([what, isAfter, cut, dearer]);
        }
  },
);

test('the nightly job makes up for lost events, over pages, and ends subscriptions without a user; a second run changes nothing', async () => {
  const [lost, gone] = [await join(), await join()];
  for (const who of [lost, gone]) await purchase(who);
  for (const { id } of subscriptionsOf(lost)) await payments.at.stripe.subscriptions.cancel(id);
  const read = (await accounts.find(gone.account.id)) ?? expect.fail();
  await accounts.erase(read, { now: Date.now() });
  payments.at.takeEvents();
  await compare({}, { awsRequestId: 'r' });
  await expectAsAtProvider(lost);
  expect(subscriptionsOf(gone).map(({ status }) => status)).toEqual(['canceled']);
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)));
  await compare({}, { awsRequestId: 'r' });
  expect(lines.join()).toContain('"mended":0');
});

test('a run out of time continues by the queue: every subscription is compared once, and the counts are logged', async () => {
  const [lost, kept] = [await join(), await join()];
  for (const who of [lost, kept]) await purchase(who);
  const { books } = payments.at.provider;
  const [one = expect.fail()] = subscriptionsOf(lost);
  // These subscriptions of deleted users ended long ago, so the job has nothing to reconcile for them.
  for (let index = 0; index < 250; index++)
    books.put({
      ...one,
      id: `sub_many${index}`,
      customer: `cus_many${index}`,
      status: 'canceled',
      ended_at: 1,
      metadata: {},
    });
  await payments.at.stripe.subscriptions.cancel(one.id);
  payments.at.takeEvents();
  payments.takeWork();
  lines.length = 0;
  await reconcileSubscriptions(0);
  for (let rest = payments.takeWork(); rest.length > 0; rest = payments.takeWork()) {
    expect(rest).toMatchObject([{ does: 'compare-on' }]);
    expect(await payments.work(rest[0] ?? expect.fail())).toBe(true);
  }
  const all = books.list('subscription').length;
  expect(all).toBeGreaterThan(250);
  expect(lines.filter((line) => line.includes('"seen"')).join()).toContain(`"seen":${all},"mended":1,"failed":0`);
  await expectAsAtProvider(lost);
});
