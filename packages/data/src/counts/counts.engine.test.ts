import { DAY_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount, makeSession } from '../../test-support/make-account.ts';
import { openAccount } from '../../test-support/open-account.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoAccountSessions } from '../accounts/account-sessions.ts';
import { dynamoAccounts } from '../accounts/accounts.ts';
import { dynamoPassCodes } from '../accounts/pass-codes.ts';
import { dynamoUserRows } from '../accounts/user-rows.ts';
import { dynamoConsents } from '../email/consents.ts';
import { type BoughtPlan, dynamoSubscriptions } from '../plans/subscriptions.ts';
import type { Table } from '../table.ts';
import { dynamoCounts } from './counts.ts';

const now = Date.UTC(2026, 10, 20, 12);
const along = { now };
const plan = (state: BoughtPlan['state']): BoughtPlan => ({
  id: 'sub_1',
  state,
  tier: 'Pro',
  isCancelled: false,
  termEndsAt: now + DAY_MS,
  priceCents: 1999,
  currency: 'usd',
});

describe.each(enginesAndMemory)('counters on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
  });
  const accounts = dynamoAccounts(() => table);
  const sessions = dynamoAccountSessions(() => table);
  const subscriptions = dynamoSubscriptions(
    () => table,
    () => now,
  );
  const rows = dynamoUserRows(
    () => table,
    dynamoPassCodes(() => table),
    dynamoConsents(() => table),
    { remove: async () => undefined },
    { forgetMaker: async () => undefined },
    { end: async () => undefined },
  );
  const read = (at = now) => dynamoCounts(() => table).read(at);
  const open = async (email: string) => {
    const account = makeAccount({ email });
    const outcome = await openAccount(account, () => table, along);
    return { account, outcome };
  };
  const change = async (userId: string, state: BoughtPlan['state'] | undefined) => {
    const row = { source: 'web', isTrialUsed: false, ...(state && { plan: plan(state) }) } as const;
    return subscriptions.write(userId, await subscriptions.find(userId), { row });
  };

  test('an account opened concurrently counts once, and not after it is erased', async () => {
    const tried = await Promise.all(Array.from({ length: 6 }, () => open('ann@example.com')));
    await open('bob@example.com');
    expect(await read()).toEqual({
      users: 2,
      loggedUsers: 0,
      subscribers: 0,
      usersToday: 2,
      subscribersToday: 0,
    });
    const { account } = tried.find(({ outcome }) => outcome === 'opened') ?? expect.fail();
    const erased = await Promise.all(Array.from({ length: 4 }, () => accounts.erase(account, along)));
    expect(erased.filter((outcome) => outcome === 'erased')).toHaveLength(1);
    expect(await read()).toMatchObject({ users: 1, usersToday: 1 });
    expect(await read(now + DAY_MS)).toMatchObject({ users: 1, usersToday: 0 });
  });

  test('a user counts as signed in once, also with concurrent sign-ins, until the account is erased', async () => {
    const { account } = await open('ann@example.com');
    const started = await Promise.all(
      ['s1', 's2', 's3', 's4'].map((id) => sessions.start(account, id, makeSession(now), 'b')),
    );
    expect(started).toEqual(['started', 'started', 'started', 'started']);
    const signedIn = (await accounts.find(account.id)) ?? expect.fail();
    expect(Object.keys(signedIn.sessions).sort()).toEqual(['s1', 's2', 's3', 's4']);
    await sessions.start(signedIn, 's5', makeSession(now), 'b');
    expect((await read()).loggedUsers).toBe(1);
    // This copy of the account was read before the first sign-in. Erasing the account from the outdated copy would
    // leave the counter of signed-in users too high, so the erasure is refused.
    expect(await accounts.erase(account, along)).toBe('gone');
    expect(await accounts.erase(signedIn, along)).toBe('erased');
    expect(await read()).toMatchObject({ users: 0, loggedUsers: 0 });
  });

  test('a plan counts while it is active, for the day on which it began, and not after its account is erased', async () => {
    const { account } = await open('ann@example.com');
    const counted: unknown[] = [];
    for (const state of [undefined, 'incomplete', 'trialing', 'active', 'past-due', 'ended', 'active'] as const) {
      expect(await change(account.id, state)).toBe('written');
      const { subscribers, subscribersToday } = await read();
      counted.push([state, subscribers, subscribersToday]);
    }
    expect(counted).toEqual([
      [undefined, 0, 0],
      ['incomplete', 0, 0],
      ['trialing', 1, 1],
      ['active', 1, 1],
      ['past-due', 1, 1],
      ['ended', 0, 0],
      ['active', 1, 1],
    ]);
    await accounts.erase(account, along);
    await Promise.all([rows.erase(account.id), rows.erase(account.id)]);
    expect((await read()).subscribers).toBe(0);
    expect(await rows.list(account.id)).toEqual([]);
  });

  test('of concurrent writes of one row, only one counts', async () => {
    const { account } = await open('ann@example.com');
    await change(account.id, undefined);
    const row = { source: 'web', isTrialUsed: true, plan: plan('active') } as const;
    const before = await subscriptions.find(account.id);
    const written = await Promise.all([1, 2, 3].map(() => subscriptions.write(account.id, before, { row })));
    expect(written.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect(await read()).toMatchObject({ subscribers: 1, subscribersToday: 1 });
  });
});
