import { AsyncLocalStorage } from 'node:async_hooks';
import type { Account } from '@groundswell/accounts';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { changeTier } from '@groundswell/billing';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as change } from './change-subscription.ts';
import { handler as compare } from './reconcile-subscriptions.ts';
import { useGifts } from './test-support/use-gifts.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

const memory = useMemoryTable({ STRIPE_TIMEOUT_MS: '120000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
const gifts = useGifts(payments);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: payments.at.provider.books.nowS() * 1000 });
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  payments.at.faultOf = undefined;
});

const YEAR_S = 365.25 * 86_400;

/** Saves the current state. The returned function restores it. */
function keep(): () => void {
  const restores = [memory.table.keep(), payments.at.keep()];
  return () => {
    for (const restore of restores) restore();
  };
}

/** Advances the clock of this process and that of the provider. */
function pass(days: number): void {
  vi.setSystemTime(Date.now() + days * 86_400_000);
  payments.advance(days);
}

type Step =
  | 'buys Pro'
  | 'buys Pro Plus'
  | 'up'
  | 'down'
  | 'a year'
  | 'gift'
  | 'gift back'
  | 'gift money back'
  | 'first back'
  | 'second back'
  | 'told again'
  | '$7 of ours'
  | 'ended by us';

const endOf = (plan: Stripe.Subscription | undefined) => plan?.items.data[0]?.current_period_end;

/**
 * Creates a user without a trial, and the steps that can happen to them. `do` runs steps and processes their events;
 * `happens` only runs one.
 */
async function begin(number?: string) {
  const who = await people.join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  const { provider, stripe } = payments.at;
  const { books } = provider;
  const customerId = async () => (await subscriptions.find(who.account.id))?.customerId ?? '';
  const plans = () => books.list('subscription').filter(({ metadata }) => metadata.userId === who.account.id);
  const running = () => plans().find(({ ended_at }) => ended_at === null);
  /** Returns the user's charges, oldest first. */
  const charges = async () => {
    const id = await customerId();
    return books
      .list('charge')
      .filter(({ customer }) => customer === id)
      .toReversed();
  };
  const buy = async (isPremium: boolean) => {
    const payment_method = await payments.enterCard(who, number);
    const { status } = await callAs(updatePayment, who, {
      body: { payment_method, isPremium, agreed: AGREED_VERSIONS },
    });
    expect(status).toBe(200);
  };
  // The steps call the code directly, not an endpoint, because the session would end within the year.
  const user = who.account as unknown as Account;
  let gift: Awaited<ReturnType<typeof gifts.buy>>;
  let events: Stripe.Event[] = [];
  const moneyBack = async (at: number) => {
    const charge = (await charges())[at - 1];
    await stripe.refunds.create({ charge: charge?.id });
  };
  const steps: Readonly<Record<Step, () => unknown>> = {
    'buys Pro': () => buy(false),
    'buys Pro Plus': () => buy(true),
    up: () => changeTier(user, 'Pro Plus', 'en'),
    down: () => changeTier(user, 'Pro', 'en'),
    'a year': () => pass(367),
    gift: async () => {
      gift = await gifts.buy();
      expect((await gifts.redeem(who, gift.promoId)).body).toEqual({ success: true });
    },
    'gift back': () => gifts.refund(gift.intent),
    'gift money back': () => stripe.refunds.create({ payment_intent: gift.intent }),
    'first back': () => moneyBack(1),
    'second back': () => moneyBack(2),
    'told again': async () => {
      for (const event of events) await payments.send({ ...event, id: `${event.id}again` });
    },
    '$7 of ours': async () => {
      const id = await customerId();
      await stripe.customers.createBalanceTransaction(id, { amount: -700, currency: 'usd' });
    },
    'ended by us': async () => {
      await stripe.subscriptions.cancel(running()?.id ?? '');
    },
  };
  return {
    who,
    running,
    provider,
    customerId,
    async do(...names: readonly Step[]) {
      for (const name of names) {
        await steps[name]();
        const told = payments.at.takeEvents();
        events = [...events, ...told];
        for (const event of told) await payments.send(event);
        await payments.doWork();
      }
    },
    /** Runs a step without processing its events. */
    happens: (name: Step) => steps[name](),
    async state() {
      const endS = endOf(running()) ?? books.nowS();
      const tier = (await accounts.find(who.account.id))?.tier;
      const credit = books.get('customer', await customerId()).balance;
      // Adding 0 turns -0, which a second of delay can cause, into 0.
      return [tier, Math.round((endS - books.nowS()) / YEAR_S) + 0, Math.round(-credit / 100) + 0];
    },
  };
}
/** Queues the refund events that Stripe has sent since the last call, and returns their messages in order. */
async function queueRefunds() {
  for (const event of payments.at.takeEvents()) if (event.type === 'charge.refunded') await payments.send(event);
  return payments.takeWork();
}

test.each<[Step[], Step[], [string, number, number]]>([
  [['buys Pro', 'up'], ['second back'], ['Pro', 1, 0]],
  [
    ['buys Pro', 'gift'],
    ['first back', 'gift money back'],
    ['Basic', 0, 0],
  ],
  [['buys Pro Plus', 'down', 'ended by us'], ['first back'], ['Basic', 0, 0]],
])('money that went back after %j (%j) of which no event told is found at night', async (steps, backs, state) => {
  const one = await begin();
  await one.do(...steps);
  for (const back of backs) await one.happens(back);
  payments.at.takeEvents();
  for (const _night of [1, 2]) {
    await compare({}, { awsRequestId: 'r' });
    await payments.doWork();
    payments.at.takeEvents();
    expect(await one.state()).toEqual(state);
  }
});

test.each<[told: string, steps: Step[], state: [tier: string, years: number, dollars: number]]>([
  ['a term ends', ['buys Pro', 'first back'], ['Basic', 0, 0]],
  [
    'a term ends with what it was changed to, whose money is credit',
    ['buys Pro', 'up', 'first back'],
    ['Basic', 0, 20],
  ],
  [
    'of which nothing is left where that goes back first',
    ['buys Pro', 'up', 'second back', 'first back'],
    ['Basic', 0, 0],
  ],
  ['or later', ['buys Pro', 'up', 'first back', 'second back'], ['Basic', 0, 0]],
  ['a term that is over takes nothing', ['buys Pro', 'a year', 'first back'], ['Pro', 1, 0]],
  ['a change is undone', ['buys Pro', 'up', 'second back'], ['Pro', 1, 0]],
  ['an undone change is made again', ['buys Pro', 'up', 'second back', 'up', 'told again'], ['Pro Plus', 1, 0]],
  ['and back', ['buys Pro', 'up', 'second back', 'up', 'down', 'told again'], ['Pro', 1, 20]],
  ['with credit of ours', ['buys Pro', 'up', 'second back', '$7 of ours', 'up', 'told again'], ['Pro Plus', 1, 0]],
  ['of a term, its credit goes', ['buys Pro Plus', 'down', 'first back'], ['Basic', 0, 0]],
  ['and from an ended plan', ['buys Pro Plus', 'down', 'ended by us', 'first back'], ['Basic', 0, 0]],
  ['but no credit of ours', ['buys Pro Plus', 'down', 'up', '$7 of ours', 'first back'], ['Basic', 0, 7]],
  [
    'the credit of a change stays where the term’s money goes',
    ['buys Pro', 'up', 'down', 'first back'],
    ['Basic', 0, 20],
  ],
  ['and goes where the change’s does', ['buys Pro', 'up', 'down', 'second back'], ['Pro', 1, 0]],
  ['the next term ends that credit has paid', ['buys Pro Plus', 'down', 'a year', 'first back'], ['Basic', 0, 0]],
  ['with credit of ours left', ['buys Pro Plus', 'down', '$7 of ours', 'a year', 'first back'], ['Basic', 0, 7]],
  [
    'a term ends that was bought, in the same second, with the credit that another’s rest became',
    ['buys Pro', 'up', 'first back', 'buys Pro', 'up', 'second back'],
    ['Basic', 0, 20],
  ],
  [
    'a plan ends that credit has bought',
    ['buys Pro Plus', 'down', 'ended by us', 'buys Pro', 'first back'],
    ['Basic', 0, 0],
  ],
  ['or mostly', ['buys Pro', 'up', '$7 of ours', 'down', 'a year', 'second back'], ['Basic', 0, 7]],
  [
    'of a change in that term the money is credit',
    ['buys Pro Plus', 'down', 'a year', 'up', 'first back'],
    ['Basic', 0, 20],
  ],
  ['not where other credit has', ['buys Pro', 'up', 'down', 'a year', 'first back'], ['Pro', 1, 0]],
  ['nor is spent credit taken again', ['buys Pro Plus', 'down', 'up', 'a year', 'down', 'first back'], ['Pro', 1, 20]],
  ['a gift’s year is left', ['buys Pro', 'gift', 'first back'], ['Pro', 1, 0]],
  ['a gift is a year of Pro again', ['buys Pro', 'up', 'gift', 'second back'], ['Pro', 2, 0]],
  ['without the gift, too', ['buys Pro', 'up', 'gift', 'gift back', 'second back'], ['Pro', 1, 0]],
  [
    'nothing more goes with a change that was made back',
    ['buys Pro', 'up', 'down', 'gift', 'second back'],
    ['Pro', 2, 0],
  ],
  [
    'no hours are left where all of it goes',
    ['buys Pro', 'up', 'gift', 'second back', 'gift back', 'first back'],
    ['Basic', 0, 0],
  ],
  ['a paid term before a gift’s year takes none of it', ['buys Pro', 'gift', 'a year', 'first back'], ['Pro', 1, 0]],
])('money back: %s', async (_, steps, state) => {
  const one = await begin();
  await one.do(...steps);
  expect(await one.state()).toEqual(state);
  // Stripe may send all events again.
  await one.do('told again');
  expect(await one.state()).toEqual(state);
});

test('a dispute ends what was paid for', async () => {
  const one = await begin('4000000000000259');
  await one.do('buys Pro');
  expect(await one.state()).toEqual(['Basic', 0, 0]);
});

test('of two plans of a customer, a refund ends the refunded one', async () => {
  const one = await begin();
  await one.do('buys Pro');
  const first = one.running();
  const { id: secondId } = await payments.at.stripe.subscriptions.create({
    customer: await one.customerId(),
    items: [{ price: first?.items.data[0]?.price.id }],
    default_payment_method: String(first?.default_payment_method),
    metadata: { userId: one.who.account.id },
  });
  await one.do('second back');
  expect([one.running()?.id === first?.id, one.provider.books.get('subscription', secondId).status]).toEqual([
    true,
    'canceled',
  ]);
  expect((await one.state())[0]).toBe('Pro');
});

test('a customer who keeps a part of a plan gets one email about it, and none about a cancellation', async () => {
  const one = await begin();
  const told = async (...steps: Step[]) => {
    letters.take();
    await one.do(...steps);
    return letters
      .take()
      .map((letter) => [letter.letter, 'of' in letter && letter.of, 'next' in letter && letter.next?.sum]);
  };
  await one.do('buys Pro', 'up');
  expect(await told('second back')).toEqual([['money-back', 'change', '$19.99']]);
  expect(await told('told again')).toEqual([]);
  await one.do('gift');
  expect(await told('first back')).toEqual([['money-back', 'term', false]]);
  expect(await told('told again')).toEqual([]);
  await one.do('gift back');
  expect(letters.take()).toContainEqual(expect.objectContaining({ letter: 'plan-ended', cause: 'gift-back' }));
});

test('after refunded credit that would have paid the next term, one email announces the charge instead', async () => {
  const one = await begin();
  await one.do('buys Pro', 'up', 'down');
  const told = async () => {
    await payments.processEvents();
    return letters.take().map((letter) => [letter.letter, 'sum' in letter && letter.sum]);
  };
  await told();
  pass(360);
  expect(await told()).toEqual([['plan-renews', false]]);
  await one.happens('second back');
  expect(await told()).toEqual([['plan-renews', '$19.99']]);
  await one.do('told again');
  await compare({}, { awsRequestId: 'r' });
  expect(await told()).toEqual([]);
  pass(6);
  expect(await told()).toEqual([['receipt', '$19.99']]);
});

test.each<[Step[], Step, [string, number, number]]>([
  [['buys Pro Plus', '$7 of ours', 'down'], 'first back', ['Basic', 0, 7]],
  [['buys Pro', '$7 of ours', 'up'], 'second back', ['Pro', 1, 7]],
  [['buys Pro', 'up'], 'second back', ['Pro', 1, 0]],
  [['buys Pro', 'up', 'gift'], 'second back', ['Pro', 2, 0]],
  [['buys Pro', 'up'], 'first back', ['Basic', 0, 20]],
  [['buys Pro', 'gift'], 'first back', ['Pro', 1, 0]],
])(
  'money back after %j comes to the same, cut off before and after any write, and sent twice at once',
  async (steps, back, state) => {
    const one = await begin();
    await one.do(...steps);
    await one.happens(back);
    const restore = keep();
    for (const hangsUp of ['before', 'after'] as const)
      for (let cutAt = 0, wasCut = true; wasCut; cutAt++) {
        restore();
        const [event] = payments.at.takeEvents().filter(({ type }) => type === 'charge.refunded');
        if (!event) return expect.unreachable();
        for (const id of [event.id, `${event.id}again`]) await payments.send({ ...event, id });
        let writes = 0;
        payments.at.faultOf = (request) => {
          if (!request.startsWith('GET')) writes++;
          return writes > cutAt ? { hangsUp } : undefined;
        };
        const work = payments.takeWork();
        await payments.work(work[0] ?? expect.unreachable());
        wasCut = writes > cutAt;
        payments.at.faultOf = undefined;
        await Promise.all(work.map(payments.work));
        for (const event of payments.at.takeEvents()) await payments.send(event);
        await payments.doWork();
        expect([hangsUp, cutAt, await one.state()]).toEqual([hangsUp, cutAt, state]);
      }
  },
);

test.each<[Step[], [Step, Step], [string, number, number]]>([
  [
    ['buys Pro', 'up'],
    ['first back', 'second back'],
    ['Basic', 0, 0],
  ],
  [
    ['buys Pro', 'gift'],
    ['first back', 'gift money back'],
    ['Basic', 0, 0],
  ],
  [
    ['buys Pro', 'up', 'gift'],
    ['second back', 'gift money back'],
    ['Pro', 1, 0],
  ],
])(
  'after %j the money of two payments, %j, goes back at once, at whichever request they meet',
  async (steps, backs, state) => {
    const one = await begin();
    await one.do(...steps);
    const restore = keep();
    for (const order of [backs, backs.toReversed()])
      for (let meetAt = 0, haveMet = true; haveMet; meetAt++) {
        restore();
        for (const back of order) await one.happens(back);
        const [first, second] = await queueRefunds();
        if (!first || !second) return expect.unreachable();
        let isDone = false;
        const work = async () => {
          isDone = await payments.work(first);
        };
        haveMet = await payments.interleave(meetAt, work, () => payments.work(second));
        // The first message fails if the second one changed the row concurrently. The queue then delivers the first
        // message again.
        if (!isDone) await payments.work(first);
        if (!haveMet) await payments.work(second);
        await payments.processEvents();
        expect([meetAt, await one.state()]).toEqual([meetAt, state]);
      }
  },
);

test.each([
  ['gift money back', 'second back'],
  ['second back', 'gift money back'],
] as const)(
  'what “%s” has written down is done, and not written over by “%s”, at whichever reading of the row that comes between',
  async (held, between) => {
    const one = await begin();
    await one.do('buys Pro', 'up', 'gift');
    for (const back of [held, between]) await one.happens(back);
    const restore = keep();
    for (let meetAt = 0, haveMet = true; haveMet; meetAt++) {
      restore();
      const [first, second] = await queueRefunds();
      if (!first || !second) return expect.unreachable();
      const { find } = subscriptions;
      let reads = 0;
      haveMet = false;
      const finding = vi.spyOn(subscriptions, 'find').mockImplementation(async (userId) => {
        if (reads++ === meetAt) {
          haveMet = true;
          // The first worker is killed at its first write to the provider, after it has stored its step.
          payments.at.faultOf = (request) => (request.startsWith('POST') ? { hangsUp: 'before' } : undefined);
          await payments.work(first);
          payments.at.faultOf = undefined;
        }
        return find(userId);
      });
      const isDone = await payments.work(second);
      finding.mockRestore();
      await payments.work(first);
      if (!isDone) await payments.work(second);
      await payments.processEvents();
      expect([meetAt, await one.state()]).toEqual([meetAt, ['Pro', 1, 0]]);
    }
  },
);

/** Years may be a day longer if a leap day falls into them. */
const areYears = (years: number) => (days: number) => days === years * 365 || days === years * 365 + 1;
const UNDONE = ['a change is undone', ['buys Pro', 'up'], 'second back', 2] as const;
const ENDED = ['a term ends', ['buys Pro'], 'first back', 1] as const;
test.each(
  [UNDONE, ENDED].flatMap(([what, ...life]) =>
    (['the refund', 'the redemption'] as const).map((outer) => [what, outer, ...life] as const),
  ),
)(
  '%s and a gift is redeemed at once, one whole within %s, at whichever request: what is paid for is there',
  async (_, outer, steps, back, years) => {
    const one = await begin();
    await one.do(...steps);
    const { promoId } = await gifts.buy();
    await one.happens(back);
    const restore = keep();
    for (let meetAt = 0, haveMet = true; haveMet; meetAt++) {
      restore();
      const [work] = await queueRefunds();
      if (!work) return expect.unreachable();
      const refund = async () => {
        for (let isDone = false; !isDone; ) isDone = await payments.work(work);
      };
      const redeem = async () => (await gifts.redeem(one.who, promoId)).status;
      // The queue's job runs with its own role, even when it is started within a user's call.
      const asItself = AsyncLocalStorage.snapshot();
      haveMet =
        outer === 'the refund'
          ? await payments.interleave(meetAt, refund, redeem)
          : await payments.interleave(meetAt, redeem, () => asItself(() => payments.work(work)));
      // A user who gets `payment-under-way` sends the request again, and the queue retries a failed message.
      expect(await redeem()).toBe(200);
      await refund();
      await payments.processEvents();
      const days = Math.round(((endOf(one.running()) ?? 0) - Date.now() / 1000) / 86_400);
      expect([meetAt, (await one.state())[0], days]).toEqual([meetAt, 'Pro', expect.toSatisfy(areYears(years))]);
    }
  },
);

test.each([
  [true, ['Pro', 1, 5]],
  [false, ['Pro', 1, 0]],
])(
  'credit whose money goes back while the bank asks about the change that it pays for is spent by nobody (answer %s)',
  async (agrees, state) => {
    const one = await begin();
    const { stripe, provider } = payments.at;
    await one.do('buys Pro', 'up', 'down');
    const customer = await one.customerId();
    await stripe.customers.createBalanceTransaction(customer, { amount: 500, currency: 'usd' });
    const card = await payments.enterCard(one.who, '4000002760003184');
    await stripe.subscriptions.update(one.running()?.id ?? '', { default_payment_method: card });
    await one.happens('up');
    const asked = provider.books.list('payment_intent').find(({ status }) => status === 'requires_action');
    await one.do('second back');
    if (agrees) provider.answerBank(asked?.id ?? '', true);
    else {
      expect(() => provider.answerBank(asked?.id ?? '', false)).toThrow();
      // The page asks for the outcome of the bank's authentication. Since the bank refused, the tier change is
      // withdrawn.
      await expect(changeTier(one.who.account as unknown as Account, 'Pro Plus', 'en')).rejects.toThrow();
    }
    await payments.processEvents();
    expect(await one.state()).toEqual(state);
  },
);

test.each(['pro', 'premium'] as const)(
  'whoever changes to %s while the money of the term goes back has no plan, and no credit but what they paid',
  async (to) => {
    const one = await begin();
    await one.do(to === 'pro' ? 'buys Pro Plus' : 'buys Pro');
    const read = one.running();
    const prices = one.provider.books.list('price').filter(({ recurring, active }) => recurring && active);
    const price = prices.find(({ id }) => id !== read?.items.data[0]?.price.id)?.id ?? '';
    await one.happens('first back');
    const restore = keep();
    for (let changeAt = 0, wasChanged = true; wasChanged; changeAt++) {
      restore();
      for (const event of payments.at.takeEvents()) await payments.send(event);
      let requests = 0;
      wasChanged = false;
      payments.at.faultOf = () => {
        if (requests++ === changeAt && one.running()) {
          wasChanged = true;
          const items = { 0: { price } };
          one.provider.subscriptions.update(read?.id ?? '', { items, proration_behavior: 'always_invoice' });
        }
        return undefined;
      };
      await payments.doWork();
      payments.at.faultOf = undefined;
      expect([changeAt, await one.state()]).toEqual([changeAt, ['Basic', 0, wasChanged && to === 'premium' ? 20 : 0]]);
    }
  },
);

test.each<[Step, [string, number, number][]]>([
  [
    'buys Pro',
    [
      ['Basic', 0, 0],
      ['Pro', 1, 0],
    ],
  ],
  [
    'buys Pro Plus',
    [
      ['Basic', 0, 20],
      ['Pro Plus', 1, 0],
    ],
  ],
])(
  'who %s by credit while its money goes back pays for it in full or has none, and owes nothing',
  async (buys, ends) => {
    const one = await begin();
    await one.do('buys Pro Plus', 'down', 'ended by us');
    await one.happens('first back');
    const restore = keep();
    for (let buyAt = 0, wasBought = true; wasBought; buyAt++) {
      restore();
      for (const event of payments.at.takeEvents()) await payments.send(event);
      let requests = 0;
      wasBought = false;
      payments.at.faultOf = async () => {
        if (requests++ !== buyAt) return;
        wasBought = true;
        payments.at.faultOf = undefined;
        await one.happens(buys);
      };
      await payments.doWork();
      payments.at.faultOf = undefined;
      await payments.processEvents();
      const { balance } = (await payments.at.stripe.customers.retrieve(await one.customerId())) as Stripe.Customer;
      expect([buyAt, balance <= 0]).toEqual([buyAt, true]);
      expect([buyAt, wasBought ? ends : [['Basic', 0, 0]]]).toEqual([
        buyAt,
        expect.arrayContaining([await one.state()]),
      ]);
    }
  },
);

test('a tier change that fails because the plan has ended meanwhile reports that', async () => {
  const one = await begin();
  await one.do('buys Pro');
  payments.at.faultOf = (request) => {
    if (/^POST \/v1\/subscriptions\/sub_/.test(request) && one.running())
      one.provider.subscriptions.cancel(one.running()?.id ?? '', {});
    return undefined;
  };
  const reply = await callAs(change, one.who, { body: { changeSubscription: 'premium' } });
  expect(reply.body.reason).toEqual({ code: 'no-plan' });
});

test('a downgrade in a term that a promo paid for gives no credit', async () => {
  const one = await begin();
  const { stripe } = payments.at;
  const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'once' });
  const { id: promotionCodeId } = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'FREEYEAR',
  });
  const payment_method = await payments.enterCard(one.who);
  const body = { payment_method, promotionCodeId, isPremium: true, agreed: AGREED_VERSIONS };
  expect((await callAs(updatePayment, one.who, { body })).status).toBe(200);
  await one.do('down');
  expect(await one.state()).toEqual(['Pro', 1, 0]);
});
