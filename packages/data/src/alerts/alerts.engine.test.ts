import { randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoFavorites, type Favorites } from '../favorites/favorites.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { type Alerts, type AlertToSave, dynamoAlerts } from './alerts.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const alert: AlertToSave = { min: 3, max: 0, conditions: 2, timeFrame: 4, wvht: 1, scale: 10, active: true };
const off: AlertToSave = { ...alert, active: false };

describe.each(enginesAndMemory)('alerts on $name', ({ start }) => {
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

  test('an alert is stored as requested, with its time of creation', async () => {
    const user = await userWith(1);
    expect((await alerts.save(user, 1, alert, 1, now)).outcome).toBe('saved');
    const { list } = await alerts.save(user, 1, { ...alert, min: 5, wvht: 2 }, 1, now + 60_000);
    const kept = (await favorites.read(user)).alerts;
    expect(list).toEqual(await favorites.read(user));
    expect(kept.get(1)).toEqual({ ...alert, min: 5, wvht: 2, userId: user, beachId: 1, createdAt: now });
  });

  test('only a favorite has an alert', async () => {
    const user = await userWith(1);
    expect((await alerts.save(user, 2, alert, 5, now)).outcome).toBe('no-favorite');
    expect((await alerts.save(randomUUID(), 2, off, 5, now)).outcome).toBe('no-favorite');
    expect((await favorites.read(user)).alerts.size).toBe(0);
  });

  test('20 alerts turned on concurrently never exceed the limit', async () => {
    const beachIds = Array.from({ length: 20 }, (_, id) => id + 1);
    const user = await userWith(...beachIds);
    const saved = await Promise.all(beachIds.map((beachId) => alerts.save(user, beachId, alert, 3, now)));
    expect(saved.filter(({ outcome }) => outcome === 'saved')).toHaveLength(3);
    expect(saved.filter(({ outcome }) => outcome === 'full')).toHaveLength(17);
    const { alertBeachIds, alerts: kept } = await favorites.read(user);
    expect([...kept.keys()].sort()).toEqual([...alertBeachIds].sort());
  });

  test('at the limit one alert can be turned off and another on; alerts keep the order in which they were turned on', async () => {
    const user = await userWith(1, 2, 3);
    await alerts.save(user, 3, alert, 2, now);
    await alerts.save(user, 1, alert, 2, now);
    expect((await alerts.save(user, 2, alert, 2, now)).outcome).toBe('full');
    expect((await alerts.save(user, 2, off, 2, now)).outcome).toBe('saved');
    expect((await alerts.save(user, 3, off, 2, now)).list.alertBeachIds).toEqual([1]);
    expect((await alerts.save(user, 2, alert, 2, now)).list.alertBeachIds).toEqual([1, 2]);
  });

  test('above a smaller plan’s limit an alert that is on can be changed and turned off, but not turned on again', async () => {
    const user = await userWith(1, 2);
    await alerts.save(user, 1, alert, 5, now);
    await alerts.save(user, 2, alert, 5, now);
    expect((await alerts.save(user, 2, { ...alert, min: 6 }, 1, now)).list.alertBeachIds).toEqual([1, 2]);
    expect((await alerts.save(user, 2, off, 1, now)).list.alertBeachIds).toEqual([1]);
    expect((await alerts.save(user, 2, alert, 1, now)).outcome).toBe('full');
  });

  test('an alert turned off by a mailed link keeps its settings; a second time, or without an alert, nothing happens', async () => {
    const user = await userWith(1);
    await alerts.save(user, 1, alert, 1, now);
    await alerts.turnOff(user, 1, Date.now());
    await alerts.turnOff(user, 1, Date.now());
    await alerts.turnOff(user, 2, Date.now());
    await alerts.turnOff(randomUUID(), 1, Date.now());
    const { alertBeachIds, alerts: kept } = await favorites.read(user);
    expect([alertBeachIds, kept.get(1)]).toEqual([[], { ...off, userId: user, beachId: 1, createdAt: now }]);
  });

  test('a beach’s alerts that are on are paged, each once; those that are off are not listed', async () => {
    const beachId = 900;
    const users = await Promise.all(Array.from({ length: 7 }, () => userWith(beachId)));
    for (const user of users) await alerts.save(user, beachId, alert, 1, now);
    await alerts.save(users[0] ?? '', beachId, off, 1, now);
    await favorites.remove(users[1] ?? '', beachId, now);

    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await alerts.listOfBeach(beachId, 2, after);
      expect(page.alerts.length).toBeLessThanOrEqual(2);
      seen.push(...page.alerts.map(({ userId }) => userId));
      after = page.next;
    } while (after !== undefined);
    expect(seen.sort()).toEqual(users.slice(2).sort());
  });

  test('a page of alerts that cannot be read does not end the paging', async () => {
    const beachId = 901;
    const users = (await Promise.all(Array.from({ length: 3 }, () => userWith(beachId)))).sort();
    for (const user of users) await alerts.save(user, beachId, alert, 1, now);
    const Key = keys.alert(users[0] ?? '', beachId);
    await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key,
        UpdateExpression: 'SET v = :other',
        ExpressionAttributeValues: { ':other': 99 },
      }),
    );
    const page = await alerts.listOfBeach(beachId, 1);
    expect(page).toEqual({ alerts: [], next: users[0] });
    expect((await alerts.listOfBeach(beachId, 5, page.next)).alerts).toHaveLength(2);
  });
});
