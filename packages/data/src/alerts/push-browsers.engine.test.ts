import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeAccount, makeSession } from '../../test-support/make-account.ts';
import { openAccount } from '../../test-support/open-account.ts';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoAccountSessions } from '../accounts/account-sessions.ts';
import type { Table } from '../table.ts';
import { dynamoPushBrowsers, MOST_PUSH_BROWSERS, type PushBrowser, type PushBrowsers } from './push-browsers.ts';

const now = Date.UTC(2026, 10, 20, 12);

describe.each(enginesAndMemory)('push browsers on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let browsers: PushBrowsers;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
    browsers = dynamoPushBrowsers(() => table);
  });

  const join = async () => {
    const account = makeAccount({ sessions: { s: makeSession(now) } });
    await openAccount(account, () => table);
    return account.id;
  };
  const made = (over: Partial<PushBrowser> = {}): PushBrowser => ({
    endpoint: `https://push.example.com/${randomUUID()}`,
    p256dh: 'p',
    auth: randomUUID(),
    sessionId: 's',
    addedAt: now,
    ...over,
  });
  const owners = async () => (await readTable(table)).filter(({ type }) => type === 'push-owner').length;

  test('a browser added repeatedly or concurrently is stored once', async () => {
    const [user, browser] = [await join(), made()];
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => browsers.add(user, browser)));
    expect(new Set(outcomes)).toEqual(new Set(['added']));
    expect(await browsers.list(user)).toEqual([browser]);
  });

  test('browsers added concurrently are all kept; above the limit the oldest are removed with their owner entries', async () => {
    const user = await join();
    const first = Array.from({ length: MOST_PUSH_BROWSERS }, () => made());
    await Promise.all(first.slice(0, 4).map((one) => browsers.add(user, one)));
    for (const one of first.slice(4)) await browsers.add(user, one);
    expect(await browsers.list(user)).toHaveLength(MOST_PUSH_BROWSERS);
    const late = made();
    await browsers.add(user, late);
    const kept = await browsers.list(user);
    expect(kept).toHaveLength(MOST_PUSH_BROWSERS);
    expect(kept.at(-1)).toEqual(late);
    expect(await owners()).toBe(MOST_PUSH_BROWSERS);
  });

  test('an endpoint has one owner: an account with its keys takes it over, another is refused', async () => {
    const [ann, bob] = [await join(), await join()];
    const browser = made();
    await browsers.add(ann, browser);
    expect(await browsers.add(bob, { ...browser, auth: 'guessed' })).toBe('taken');
    expect(await browsers.list(ann)).toEqual([browser]);
    expect(await browsers.add(bob, browser)).toBe('added');
    expect(await browsers.list(ann)).toEqual([]);
    expect(await browsers.list(bob)).toEqual([browser]);
  });

  test('two accounts that take over a browser concurrently leave it with exactly one', async () => {
    const both = [await join(), await join()];
    for (let round = 0; round < 5; round++) {
      const browser = made();
      await Promise.all(both.map((user) => browsers.add(user, browser)));
      const lists = await Promise.all(both.map((user) => browsers.list(user)));
      expect(lists.flat().filter(({ endpoint }) => endpoint === browser.endpoint)).toHaveLength(1);
    }
  });

  test('no browser is added when the session is over or the account is erased', async () => {
    const user = await join();
    await dynamoAccountSessions(() => table).end(user, 's');
    expect(await browsers.add(user, made())).toBe('gone');
    expect(await browsers.add('nobody', made())).toBe('gone');
    expect(await owners()).toBe(0);
  });

  test('removing a browser deletes its entries, touches no other account, and may race with adding', async () => {
    const [ann, bob] = [await join(), await join()];
    const [one, other] = [made(), made()];
    await browsers.add(ann, one);
    await browsers.add(bob, other);
    await browsers.remove(ann, ({ endpoint }) => endpoint === other.endpoint);
    expect(await browsers.list(bob)).toEqual([other]);
    const next = made();
    await Promise.all([browsers.remove(ann, ({ endpoint }) => endpoint === one.endpoint), browsers.add(ann, next)]);
    expect(await browsers.list(ann)).toEqual([next]);
    await browsers.remove(ann, () => true);
    expect(await owners()).toBe(1);
  });
});
