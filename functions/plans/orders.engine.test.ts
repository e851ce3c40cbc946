import { followUps, type users as Users, users } from '@groundswell/data/accounts';
import {
  type PaymentWork,
  paymentEvents,
  type StoredSubscription,
  type SubscriptionChange,
  subscriptions,
} from '@groundswell/data/plans';
import Stripe from 'stripe';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { applyCatalogue, LOOKUP_KEYS } from '../../packages/billing/src/catalogue.ts';
import { followPayments } from '../../packages/billing/src/follow-payments.ts';
import { planOf, tierOf } from '../../packages/billing/src/plan-of.ts';
import type { AnyKept } from '../../packages/local/src/services/stripe/books.ts';
import { createProvider, type Provider } from '../../packages/local/src/services/stripe/provider.ts';
import { createAnswers } from '../../packages/local/src/services/stripe/server.ts';
import { recordsInMemory, TEST_SECRET_KEY } from '../../packages/local/src/test-support/start-provider.ts';

/** The provider and the table within this process: what is tried here is orders, tens of thousands of them. */
const at = vi.hoisted(() => ({ stripe: undefined as unknown as Stripe }));
vi.mock('../../packages/billing/src/provider.ts', () => ({ provider: async () => ({ stripe: at.stripe }) }));

type Kept = AnyKept | { readonly aheadS: number };
type User = NonNullable<Awaited<ReturnType<typeof Users.find>>>;
const USER = 'u1';
const T0 = Date.parse('2030-01-10T12:00Z');
const DAY_S = 86_400;

let provider: Provider;
let told: Stripe.Event[] = [];

/** Answers of a provider to whom nothing has been changed yet, by the question: most of them are the same ones. */
type Answers = Map<string, { readonly status: number; readonly text: string }>;

/** A provider as it was; everything it keeps is replaced, never changed. */
function openProvider(kept: readonly Kept[] = [], answers: Answers = new Map()): void {
  const records = recordsInMemory();
  for (const one of kept) void records.put('id' in one ? one.id : 'clock', one);
  provider = createProvider(
    records,
    () => T0,
    (event) => told.push(event),
  );
  const answer = createAnswers(provider);
  let isAsItWas = kept.length > 0;
  const fetchWithin = async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname, search } = new URL(String(url));
    const key = new Headers(init?.headers).get('idempotency-key') ?? undefined;
    const question = `${init?.method} ${pathname}${search}`;
    isAsItWas &&= init?.method === 'GET';
    const known = isAsItWas ? answers.get(question) : undefined;
    if (known) return new Response(known.text, { status: known.status });
    const fields = init?.body ? String(init.body) : search.slice(1);
    const { status, body } = answer(`${init?.method} ${pathname}`, pathname, fields, key);
    const text = JSON.stringify(body);
    if (isAsItWas) answers.set(question, { status, text });
    return new Response(text, { status });
  };
  at.stripe = new Stripe(TEST_SECRET_KEY, { httpClient: Stripe.createFetchHttpClient(fetchWithin), telemetry: false });
}
const snapshot = (): Kept[] => {
  const { books } = provider;
  const kinds = [
    'charge',
    'customer',
    'discount',
    'dispute',
    'invoice',
    'payment_intent',
    'payment_method',
    'price',
    'product',
    'subscription',
  ] as const;
  return [...kinds.flatMap((kind) => books.list(kind).reverse()), { aheadS: books.nowS() - Math.floor(T0 / 1000) }];
};

let row: StoredSubscription;
let tier: string;
let letters: string[];
let done: Set<string>;
/** Cuts the consumer off at the next write: before it, or after. */
let cut: 'before' | 'after' | undefined;

beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
beforeEach(() => {
  vi.spyOn(subscriptions, 'find').mockImplementation(async () => row);
  vi.spyOn(subscriptions, 'write').mockImplementation(async (_user, read, change) => write(read, change));
  vi.spyOn(users, 'find').mockImplementation(async () => userNow());
  vi.spyOn(paymentEvents, 'isDone').mockImplementation(async (id) => done.has(id));
  vi.spyOn(paymentEvents, 'markDone').mockImplementation(async (id) => void done.add(id));
  // What follows a write is counted where it is written.
  vi.spyOn(followUps, 'take').mockResolvedValue(false);
});

function write(read: StoredSubscription | undefined, change: SubscriptionChange) {
  const now = cut;
  cut = undefined;
  if (now === 'before') throw new Error('killed');
  if (read?.revision !== row.revision) return 'changed-meanwhile' as const;
  row = { ...change.row, userId: USER, revision: row.revision + 1 };
  tier = change.tier ?? tier;
  letters.push(...(change.followUps ?? []).map(({ id }) => id));
  if (now === 'after') throw new Error('killed');
  return 'written' as const;
}
const userNow = () =>
  ({
    account: { id: USER, email: 'surfer@example.com', lang: 'en', tier },
    favorites: { beachIds: [], alertBeachIds: [] },
  }) as unknown as User;

function forget(): void {
  const customerId = provider.books.list('customer')[0]?.id ?? '';
  row = { userId: USER, revision: 1, source: 'web', isTrialUsed: false, customerId };
  tier = 'Basic';
  letters = [];
  done = new Set();
  cut = undefined;
}

interface Life {
  readonly kept: readonly Kept[];
  readonly work: readonly PaymentWork[];
  readonly answers: Answers;
}
type Happens = (plan: { readonly id: string; readonly pass: (days: number) => void }) => Promise<void>;

/** A life as the provider played it, and the work that its events lead to. */
async function play(number: string, trialDays: number, happens: Happens): Promise<Life> {
  openProvider();
  const { stripe } = at;
  await applyCatalogue(stripe, true);
  const customer = await stripe.customers.create({ email: 'surfer@example.com', metadata: { userId: USER } });
  const card = await stripe.paymentMethods.create({ type: 'card', card: { number, exp_month: 12, exp_year: 2060 } });
  await stripe.paymentMethods.attach(card.id, { customer: customer.id });
  const price = (await stripe.prices.list({ lookup_keys: [LOOKUP_KEYS.Pro] })).data[0]?.id ?? '';
  told = [];
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    default_payment_method: card.id,
    metadata: { userId: USER },
    ...(trialDays > 0 && { trial_period_days: trialDays }),
  });
  await happens({ id, pass: (days) => provider.time.advanceTo(provider.books.nowS() + days * DAY_S) });
  const work = told.map(({ id: eventId, type, created, data }): PaymentWork => {
    const object = data.object as { id?: string; customer?: string };
    return {
      does: 'follow-event',
      eventId,
      type,
      customerId: object.customer,
      objectId: object.id,
      createdAt: created * 1000,
    };
  });
  return {
    kept: snapshot(),
    answers: new Map(),
    work: work.filter((one) => one.does === 'follow-event' && FOLLOWED.test(one.type)),
  };
}
/** Those that take-event queues. */
const FOLLOWED = /^(customer\.subscription\.|invoice\.|charge\.(refunded|dispute\.)|payment_intent\.succeeded$)/;

const LIVES: Readonly<Record<string, () => Promise<Life>>> = {
  'tried, cancelled, resumed, paid, upgraded, renewed, refunded': () =>
    play('4242424242424242', 14, async ({ id, pass }) => {
      const { stripe } = at;
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      pass(100);
      const { items } = await stripe.subscriptions.retrieve(id);
      const price = (await stripe.prices.list({ lookup_keys: [LOOKUP_KEYS['Pro Plus']] })).data[0]?.id;
      await stripe.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id, price }],
        proration_behavior: 'always_invoice',
      });
      pass(300);
      await stripe.refunds.create({ charge: (await stripe.charges.list()).data[0]?.id });
    }),
  'tried, unpaid, mended, renewed, cancelled': () =>
    play('4000008260003178', 14, async ({ id, pass }) => {
      const { stripe } = at;
      pass(18);
      const customer = String((await stripe.subscriptions.retrieve(id)).customer);
      const card = await stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2060 },
      });
      await stripe.paymentMethods.attach(card.id, { customer });
      await stripe.subscriptions.update(id, { default_payment_method: card.id });
      await stripe.invoices.pay((await stripe.invoices.list({ status: 'open' })).data[0]?.id ?? '');
      pass(360);
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    }),
  'confirmed by its owner, then disputed': () =>
    play('4000002760003184', 0, async () => {
      const asked = provider.books.list('payment_intent').find(({ status }) => status === 'requires_action');
      const paid = provider.answerBank(asked?.id ?? '', true);
      provider.charges.dispute(provider.books.get('charge', String(paid.latest_charge)));
    }),
  'unpaid to its end': () => play('4000000000000341', 14, async ({ pass }) => pass(30)),
};

/** Delivers work as a queue does: what failed comes again, at its end. */
async function deliver(order: readonly PaymentWork[], cutAt: ReadonlyMap<number, 'before' | 'after'> = new Map()) {
  const queue = [...order];
  for (let index = 0; index < queue.length; index++) {
    const one = queue[index];
    if (!one) continue;
    cut = cutAt.get(index);
    await followPayments(one).catch(() => queue.push(one));
    cut = undefined;
  }
}

/** Kept is what the provider has, the account's plan follows from it, and no letter was written twice. */
async function stateOf(life: Life) {
  const { data } = await at.stripe.subscriptions.list({
    status: 'all',
    expand: ['data.default_payment_method', 'data.latest_invoice', 'data.discounts'],
  });
  const latest = Math.max(...life.work.map((one) => (one.does === 'follow-event' ? (one.createdAt ?? 0) : 0)));
  return {
    kept: [JSON.stringify(row.plan), tier],
    atProvider: [JSON.stringify(planOf(data)), tierOf(planOf(data), latest)],
    repeated: letters.length - new Set(letters).size,
  };
}
async function expectAsAtProvider(life: Life): Promise<string> {
  const { kept, atProvider, repeated } = await stateOf(life);
  expect([...kept, repeated]).toEqual([...atProvider, 0]);
  return kept.join();
}

function begin(life: Life): void {
  openProvider(life.kept, life.answers);
  forget();
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, index) =>
    permutations(all.filter((_, other) => other !== index)).map((rest) => [one, ...rest]),
  );
}
/** The last of each kind, the kinds that differ most first. */
function sixOf({ work }: Life): PaymentWork[] {
  const byKind = new Map(work.map((one) => [one.does === 'follow-event' ? one.type : one.does, one]));
  return [...byKind.values()].slice(-6);
}

test.each(Object.keys(LIVES))(
  '%s: every order of up to six of its kinds, each ten times, ends at the same state',
  async (name) => {
    const life = await (LIVES[name] ?? expect.fail())();
    const six = sixOf(life);
    expect(six.length).toBeGreaterThan(3);
    const ends = new Set<string>();
    let orders = 0;
    for (let most = 1; most <= six.length; most++)
      for (const order of permutations(six.slice(-most))) {
        begin(life);
        await deliver(Array.from({ length: 10 }, () => order).flat());
        ends.add(await expectAsAtProvider(life));
        orders++;
      }
    expect(orders).toBeGreaterThanOrEqual(33);
    expect(ends.size).toBe(1);
  },
);

test('2,000 random orders of whole lives, with the consumer killed halfway, end at the provider’s state', async () => {
  const lives: Life[] = [];
  for (const live of Object.values(LIVES)) lives.push(await live());
  const random = seeded(17);
  for (let run = 0; run < 2000; run++) {
    const life = lives[run % lives.length] ?? expect.fail();
    begin(life);
    const order = shuffled([...life.work, ...life.work.slice(0, 3)], random);
    const halfway = Math.floor(order.length / 2);
    await deliver(
      order,
      new Map([
        [halfway, 'before'],
        [halfway + 1, 'after'],
      ]),
    );
    await expectAsAtProvider(life);
  }
});

/** Mulberry32: the same orders at each run, so that one that fails fails again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one);
}
