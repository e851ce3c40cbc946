import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, engines } from '../test-support/start-dynamo.ts';
import { type Alerts, type AlertToSave, dynamoAlerts } from './alerts.ts';
import { dynamoFavorites, type Favorites } from './favorites.ts';
import type { Table } from './table.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const asked: AlertToSave = { min: 3, max: 0, conditions: 2, timeFrame: 4, wvht: 1, scale: 10, active: true };

describe.each(engines)('favorites on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let favorites: Favorites;
  let alerts: Alerts;
  beforeAll(async () => {
    dynamo = await start();
    table = await dynamo.createTable();
    favorites = dynamoFavorites(() => table);
    alerts = dynamoAlerts(() => table);
  });
  afterAll(() => dynamo.stop());

  async function userWith(...beachIds: number[]): Promise<string> {
    const userId = randomUUID();
    for (const beachId of beachIds) await favorites.add(userId, beachId, 30);
    return userId;
  }

  test('beaches are kept in the order in which they were added, each once', async () => {
    const user = randomUUID();
    expect(await favorites.add(user, 7, 5)).toEqual({ outcome: 'added', count: 1 });
    expect(await favorites.add(user, 3, 5)).toEqual({ outcome: 'added', count: 2 });
    expect(await favorites.add(user, 7, 5)).toEqual({ outcome: 'already', count: 2 });
    expect((await favorites.read(user)).beachIds).toEqual([7, 3]);
  });

  test('50 adds at once never pass the limit', async () => {
    const user = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, id) => favorites.add(user, id + 1, 5)));
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(5);
    expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(45);
    expect((await favorites.read(user)).beachIds).toHaveLength(5);
  });

  test('above a smaller limit nothing is added, nothing lost, and each may be removed', async () => {
    const user = await userWith(1, 2, 3);
    expect(await favorites.add(user, 4, 2)).toEqual({ outcome: 'full', count: 3 });
    expect(await favorites.add(user, 3, 2)).toEqual({ outcome: 'already', count: 3 });
    expect(await favorites.remove(user, 3)).toBe(2);
    expect((await favorites.read(user)).beachIds).toEqual([1, 2]);
  });

  test('a beach that is removed takes its alert with it, and nothing of another', async () => {
    const user = await userWith(1, 2);
    await alerts.save(user, 1, asked, 10, now);
    await alerts.save(user, 2, asked, 10, now);
    expect(await favorites.remove(user, 1)).toBe(1);
    const left = await favorites.read(user);
    expect([left.beachIds, left.alertBeachIds, [...left.alerts.keys()]]).toEqual([[2], [2], [2]]);
    expect((await alerts.listOfBeach(1, 100)).alerts.filter(({ userId }) => userId === user)).toEqual([]);
    await favorites.add(user, 1, 30);
    expect((await favorites.read(user)).alerts.has(1)).toBe(false);
  });

  test('removing twice, what never was there, and of one who keeps nothing is the same as once', async () => {
    const user = await userWith(1);
    expect(await favorites.remove(user, 1)).toBe(0);
    expect(await favorites.remove(user, 1)).toBe(0);
    expect(await favorites.remove(randomUUID(), 9)).toBe(0);
  });

  test('a new order is taken when it names every favorite once; any other changes nothing', async () => {
    const user = await userWith(1, 2, 3);
    expect(await favorites.reorder(user, [3, 1, 2])).toBe('reordered');
    for (const wrong of [[], [3, 1], [3, 1, 2, 4], [3, 1, 1], [3, 1, 9]])
      expect(await favorites.reorder(user, wrong)).toBe('stale');
    expect((await favorites.read(user)).beachIds).toEqual([3, 1, 2]);
    expect(await favorites.reorder(randomUUID(), [])).toBe('reordered');
    expect(await favorites.reorder(randomUUID(), [1])).toBe('stale');
  });

  test('adding, removing and reordering at once loses nothing', async () => {
    const user = await userWith(1, 2, 3, 4);
    await Promise.all([
      favorites.add(user, 5, 30),
      favorites.remove(user, 2),
      favorites.reorder(user, [4, 3, 2, 1]),
      favorites.add(user, 6, 30),
      favorites.remove(user, 4),
    ]);
    expect([...(await favorites.read(user)).beachIds].sort()).toEqual([1, 3, 5, 6]);
  });

  test('what one user does never touches the rows of another', async () => {
    const [mine, theirs] = [await userWith(1, 2), await userWith(1, 2)];
    await alerts.save(theirs, 1, asked, 10, now);
    const before = await favorites.read(theirs);
    await favorites.reorder(mine, [2, 1]);
    await favorites.remove(mine, 1);
    await alerts.save(mine, 2, asked, 1, now);
    expect(await favorites.read(theirs)).toEqual(before);
  });
});
