import { DAY_MS } from '@groundswell/durations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeAccount, makeSession } from '../../test-support/make-account.ts';
import { stubInMemory } from '../../test-support/memory-table/start-memory.ts';
import { openAccount } from '../../test-support/open-account.ts';
import { readTable } from '../../test-support/read-table.ts';
import { dynamoAccountSessions } from '../accounts/account-sessions.ts';
import { dynamoAccounts } from '../accounts/accounts.ts';
import { dynamoPassCodes } from '../accounts/pass-codes.ts';
import { dynamoUserRows } from '../accounts/user-rows.ts';
import { dynamoConsents } from '../email/consents.ts';
import { dynamoSubscriptions } from '../plans/subscriptions.ts';
import { documentClient } from '../table.ts';
import { dynamoCounts } from './counts.ts';

const START = Date.UTC(2026, 10, 20, 23, 59);
const PLAN = {
  id: 'sub_1',
  tier: 'Pro',
  isCancelled: false,
  termEndsAt: START,
  priceCents: 1999,
  currency: 'usd',
} as const;

const table = { db: documentClient({ region: 'us-east-1' }), name: 'table' };
const memory = stubInMemory(table);
const tableOf = () => table;
const accounts = dynamoAccounts(tableOf);
const sessions = dynamoAccountSessions(tableOf);
const subscriptions = dynamoSubscriptions(tableOf, () => Date.now());
const rows = dynamoUserRows(
  tableOf,
  dynamoPassCodes(tableOf),
  dynamoConsents(tableOf),
  { remove: async () => undefined },
  { forgetMaker: async () => undefined },
  { end: async () => undefined },
);

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/**
 * An operation in two phases: it reads and decides, then the returned function writes the decision, once or repeatedly.
 */
type Act = () => Promise<() => Promise<unknown>>;
const ID = 'ann';

const plan =
  (state: 'active' | 'ended'): Act =>
  async () => {
    const read = await subscriptions.find(ID);
    const row = { source: 'web', isTrialUsed: true, plan: { ...PLAN, state } } as const;
    return () => subscriptions.write(ID, read, { row });
  };
const withAccount =
  (act: (account: NonNullable<Awaited<ReturnType<typeof accounts.find>>>) => Promise<unknown>): Act =>
  async () => {
    const account = await accounts.find(ID);
    return async () => account && act(account);
  };
const ACTS = {
  open: async () => {
    const account = makeAccount({ id: ID, email: 'ann@example.com', createdAt: Date.now() });
    return () => openAccount(account, tableOf, { now: Date.now() });
  },
  'sign in': withAccount((account) => sessions.start(account, 'session', makeSession(Date.now()), 'browser')),
  'begin a plan': plan('active'),
  'end it': plan('ended'),
  'delete the account': withAccount((account) => accounts.erase(account, { now: Date.now() })),
  'sweep what is left': async () => () => rows.erase(ID),
  midnight: async () => async () => void vi.setSystemTime(Date.now() + DAY_MS),
} satisfies Record<string, Act>;
type Name = keyof typeof ACTS;

/**
 * Lists the operations that may follow a sequence of operations. Each account id is used only once, and leftover rows
 * are swept only after the account's deletion.
 */
function actsAfter(path: readonly Name[]): Name[] {
  const count = (name: Name) => path.filter((one) => one === name).length;
  const isGone = count('delete the account') > 0;
  return (Object.keys(ACTS) as Name[]).filter((name) => {
    if (name === 'open') return count('open') === 0;
    if (name === 'midnight') return count('midnight') < 2;
    return name === 'sweep what is left' ? isGone : count('open') > 0;
  });
}

/** Counts the rows themselves and reads the counters, for comparison. */
async function look() {
  const day = (at: unknown) => Math.floor(Number(at) / DAY_MS);
  const today = day(Date.now());
  const items = await readTable(table);
  const profiles = items.filter(({ type }) => type === 'account');
  const running = items.filter((item) => item.type === 'subscription' && item.runsSince !== undefined);
  const truth = {
    users: profiles.length,
    loggedUsers: profiles.filter(({ hasSignedIn }) => hasSignedIn).length,
    subscribers: running.length,
    usersToday: profiles.filter(({ createdAt }) => day(createdAt) === today).length,
    subscribersToday: running.filter(({ runsSince }) => day(runsSince) === today).length,
  };
  return { truth, counted: await dynamoCounts(tableOf).read(Date.now()) };
}

async function check(path: string) {
  const { truth, counted } = await look();
  expect(counted, path).toEqual(truth);
  expect(counted.usersToday, path).toBeLessThanOrEqual(counted.users);
  expect(counted.subscribersToday, path).toBeLessThanOrEqual(counted.subscribers);
}

/** Takes a snapshot of the rows and the clock, and returns a function that restores both. */
function keep(): () => void {
  const now = Date.now();
  const restore = memory.keep();
  return () => {
    restore();
    vi.setSystemTime(now);
  };
}

test('after any two concurrent or retried operations, the counters match the rows, and no day exceeds its total', async () => {
  vi.setSystemTime(START);
  const seen = new Set<string>();
  const open: { readonly path: readonly Name[]; readonly enter: () => void }[] = [{ path: [], enter: keep() }];
  for (let next = open.shift(); next; next = open.shift()) {
    const { path, enter } = next;
    enter();
    const plan = (await subscriptions.find(ID))?.plan;
    const state = JSON.stringify([(await look()).truth, Date.now() - START, plan, actsAfter(path)]);
    if (seen.has(state)) continue;
    seen.add(state);
    for (const one of actsAfter(path)) {
      for (const other of actsAfter(path)) {
        enter();
        const [first, second] = [await ACTS[one](), await ACTS[other]()];
        // The first operation's reply is treated as lost, so its write is repeated. The repeated write uses the data
        // that was read before the second operation wrote.
        for (const write of [first, second, first]) {
          await write();
          await check([...path, `${one} beside ${other}`].join(', '));
        }
      }
      enter();
      await (await ACTS[one]())();
      open.push({ path: [...path, one], enter: keep() });
    }
  }
  expect(seen.size).toBeGreaterThan(20);
});
