import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoHeldAlerts, HELD_SHARDS, type HeldAlert, type HeldAlerts } from './held-alerts.ts';

const five = Date.parse('2026-11-21T10:00:00Z');

describe.each(enginesAndMemory)('alerts that wait for the morning, on $name', ({ start }) => {
  let dynamo: Dynamo;
  let held: HeldAlerts;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    const table = await dynamo.createTable();
    held = dynamoHeldAlerts(() => table);
  });

  async function listAllDue(now: number, limit = 100): Promise<HeldAlert[]> {
    const shards = Array.from({ length: HELD_SHARDS }, (_, shard) => held.listDue(shard, now, limit));
    return (await Promise.all(shards)).flat();
  }

  test('held alerts are due after their time, not before, for any user and beach', async () => {
    for (let user = 0; user < 20; user++) await held.hold({ userId: `u${user}`, beachId: user, until: five }, five);
    expect(await listAllDue(five - 1)).toEqual([]);
    expect(await listAllDue(five)).toEqual([]);
    const due = await listAllDue(five + 1);
    expect(due.map(({ userId }) => userId).sort()).toEqual(Array.from({ length: 20 }, (_, user) => `u${user}`).sort());
    expect(due.find(({ userId }) => userId === 'u7')).toEqual({ userId: 'u7', beachId: 7, until: five });
  });

  test('holding is idempotent; releasing removes one, and one held for another morning stays', async () => {
    const one = { userId: 'u1', beachId: 7, until: five };
    const next = { ...one, until: five + 86_400_000 };
    for (const each of [one, one, next]) await held.hold(each, five);
    expect(await listAllDue(five + 1)).toEqual([one]);
    await held.release(one);
    await held.release(one);
    expect(await listAllDue(five + 86_400_001)).toEqual([next]);
  });

  test('a page contains the earliest held alerts', async () => {
    for (const later of [3, 1, 2]) await held.hold({ userId: 'u1', beachId: later, until: five + later }, five);
    expect((await listAllDue(five + 9, 2)).map(({ beachId }) => beachId)).toEqual([1, 2]);
  });
});
