import { processPaymentEvents } from '@groundswell/billing';
import { planOf, tierOf } from '@groundswell/billing/testing/plan-from-stripe';
import { followUps, type users as Users, users } from '@groundswell/data/accounts';
import {
  type PaymentWork,
  paymentEvents,
  type StoredSubscription,
  type SubscriptionChange,
  subscriptions,
} from '@groundswell/data/plans';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { at, LIVES, type Life, openProvider, type Step, USER } from './test-support/lives.ts';

/** The provider and the table run in memory, because these tests try tens of thousands of event orders. */
vi.mock('@groundswell/billing/testing/provider', async () => {
  const lives = await import('./test-support/lives.ts');
  return { provider: async () => ({ stripe: lives.at.stripe }) };
});

type User = NonNullable<Awaited<ReturnType<typeof Users.find>>>;

let row: StoredSubscription;
let tier: string;
let letters: string[];
let done: Set<string>;
/** Whether the consumer is killed before its next write or after it; undefined if it lives. */
let cut: Cut;
let current: Life;
/** Whether the Stripe stub has the current state loaded. It is loaded only for a step whose result is not cached. */
let isOpen: boolean;

type Cut = 'before' | 'after' | undefined;

beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
beforeEach(() => {
  vi.spyOn(subscriptions, 'find').mockImplementation(async () => row);
  vi.spyOn(subscriptions, 'write').mockImplementation(async (_user, read, change) => write(read, change));
  vi.spyOn(users, 'find').mockImplementation(async () => userNow());
  vi.spyOn(paymentEvents, 'isDone').mockImplementation(async (id) => done.has(id));
  vi.spyOn(paymentEvents, 'markDone').mockImplementation(async (id) => void done.add(id));
  // This test counts follow-ups when they are written, so none of them runs here.
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

function begin(life: Life): void {
  current = life;
  isOpen = false;
  at.changes = [];
  const { customerId } = life;
  row = { userId: USER, revision: 1, source: 'web', isTrialUsed: false, customerId };
  tier = 'Basic';
  letters = [];
  done = new Set();
  cut = undefined;
}

/** Delivers messages as a queue does: a failed message is delivered again after all others. */
async function deliver(order: readonly PaymentWork[], cutAt: ReadonlyMap<number, Cut> = new Map()) {
  const queue = [...order];
  const most = order.length + cutAt.size;
  for (let index = 0; index < queue.length; index++) {
    const one = queue[index];
    if (!one) continue;
    await take(one, cutAt.get(index)).catch((error: unknown) => {
      if (queue.push(one) > most) throw error;
    });
  }
}

/**
 * Processes one message. The result depends only on the row, the tier, the processed marks and Stripe's state, so it is
 * cached by these. Orders of events that reach the same state therefore share the results of all further steps.
 */
async function take(one: PaymentWork, cutHere: Cut): Promise<void> {
  const id = one.does === 'follow-event' ? one.eventId : '';
  const state = JSON.stringify([row, tier, done.has(id), at.changes, one, cutHere]);
  const known = current.steps.get(state) ?? (await takeAnew(one, id, state, cutHere));
  ({ row, tier } = known);
  letters.push(...known.letters);
  if (known.isDone) done.add(id);
  if (known.error) throw known.error;
}

async function takeAnew(one: PaymentWork, id: string, state: string, cutHere: Cut): Promise<Step> {
  open();
  const [changes, written] = [at.changes.length, letters];
  letters = [];
  cut = cutHere;
  const error = await processPaymentEvents(one).catch((error: unknown) => error);
  cut = undefined;
  const step = { row, tier, letters, isDone: done.has(id), error };
  letters = written;
  if (at.changes.length === changes) current.steps.set(state, step);
  return step;
}

function open(): void {
  if (!isOpen) openProvider(current.kept, current.answers);
  isOpen = true;
}

/**
 * Returns the stored plan and tier, the plan and tier that follow from Stripe's state, and the number of emails that
 * were queued twice.
 */
async function stateOf(life: Life) {
  return {
    kept: [JSON.stringify(row.plan), tier],
    atProvider: await atProvider(life),
    repeated: letters.length - new Set(letters).size,
  };
}
async function atProvider({ ends, work }: Life) {
  const changes = at.changes.join('\n');
  const known = ends.get(changes);
  if (known) return known;
  open();
  const { data } = await at.stripe.subscriptions.list({
    status: 'all',
    expand: ['data.default_payment_method', 'data.latest_invoice', 'data.discounts'],
  });
  const latest = Math.max(...work.map((one) => (one.does === 'follow-event' ? (one.createdAt ?? 0) : 0)));
  const end = [JSON.stringify(planOf(data)), tierOf(planOf(data), latest)] as const;
  ends.set(changes, end);
  return end;
}
async function expectAsAtProvider(life: Life): Promise<string> {
  const { kept, atProvider, repeated } = await stateOf(life);
  expect([...kept, repeated]).toEqual([...atProvider, 0]);
  return kept.join();
}

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, index) =>
    permutations(all.filter((_, other) => other !== index)).map((rest) => [one, ...rest]),
  );
}
/** Returns the last event of each kind, up to six kinds. */
function sixOf({ work }: Life): PaymentWork[] {
  const byKind = new Map(work.map((one) => [one.does === 'follow-event' ? one.type : one.does, one]));
  return [...byKind.values()].slice(-6);
}

test.each(Object.keys(LIVES))(
  '%s: every order of up to six of its kinds, each three times, ends at the same state',
  async (name) => {
    const life = await (LIVES[name] ?? expect.fail())();
    const six = sixOf(life);
    expect(six.length).toBeGreaterThan(3);
    const ends = new Set<string>();
    let orders = 0;
    for (let most = 1; most <= six.length; most++)
      for (const order of permutations(six.slice(-most))) {
        begin(life);
        await deliver(Array.from({ length: 3 }, () => order).flat());
        ends.add(await expectAsAtProvider(life));
        orders++;
      }
    expect(orders).toBeGreaterThanOrEqual(33);
    expect(ends.size).toBe(1);
  },
);

test('400 random orders of whole lives, with the consumer killed halfway, end at the provider’s state', async () => {
  const lives: Life[] = [];
  for (const live of Object.values(LIVES)) lives.push(await live());
  const random = seeded(17);
  for (let run = 0; run < 400; run++) {
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

/** Returns a seeded random generator (Mulberry32), so that each test run tries the same orders. */
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
