import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from '../../test-support/make-account.ts';
import { openAccount } from '../../test-support/open-account.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { type AlertToSave, dynamoAlerts } from '../alerts/alerts.ts';
import { dynamoFavorites } from '../favorites/favorites.ts';
import type { Table } from '../table.ts';
import type { StoredAccount } from './account-row.ts';
import { dynamoUnitSettings } from './unit-settings.ts';
import { dynamoUsers } from './users.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const alert: AlertToSave = { min: 3, max: 0, conditions: 2, timeFrame: 4, wvht: 1, scale: 10, active: true };

describe.each(enginesAndMemory)('users on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
    table = await dynamo.createTable();
  });
  afterAll(() => dynamo.stop());

  const users = dynamoUsers(() => table);
  const favorites = dynamoFavorites(() => table);
  const alerts = dynamoAlerts(() => table);
  const unitSettings = dynamoUnitSettings(() => table);

  async function newUser(): Promise<StoredAccount> {
    const account = makeAccount();
    await openAccount(account, () => table);
    return account;
  }

  test('one Query returns a user’s account, favorites and alerts', async () => {
    const account = await newUser();
    for (const beachId of [7, 3]) await favorites.add(account.id, beachId, 5);
    await alerts.save(account.id, 3, alert, 1, now);
    let requests = 0;
    table.db.middlewareStack.add(
      (next) => async (args) => {
        requests++;
        return next(args);
      },
      { name: 'count' },
    );
    const found = await users.find(account.id);
    table.db.middlewareStack.remove('count');
    expect(requests).toBe(1);
    expect(found?.account).toMatchObject({ id: account.id, email: account.email, units: account.units });
    expect(found?.favorites).toEqual(await favorites.read(account.id));
    expect(found?.favorites.alerts.get(3)).toMatchObject(alert);
  });

  test('without an account there is no user, even if favorites are left over', async () => {
    const gone = randomUUID();
    await favorites.add(gone, 7, 5);
    expect(await users.find(gone)).toBeUndefined();
    expect(await users.find(randomUUID())).toBeUndefined();
  });

  test('one unit changes and the others stay, also when two change at once', async () => {
    const { id, units } = await newUser();
    await Promise.all([unitSettings.change(id, 'wind', 7), unitSettings.change(id, 'temp', 9)]);
    expect(await unitSettings.change(id, 'scale', 11)).toBe('changed');
    expect((await users.find(id))?.account.units).toEqual({ ...units, wind: 7, temp: 9, scale: 11 });
    expect(await unitSettings.change(randomUUID(), 'wind', 7)).toBe('gone');
  });

  test('a changed height unit changes in every alert, on or off', async () => {
    const { id } = await newUser();
    for (const beachId of [1, 2]) await favorites.add(id, beachId, 5);
    await alerts.save(id, 1, alert, 5, now);
    await alerts.save(id, 2, { ...alert, active: false }, 5, now);
    expect(await unitSettings.change(id, 'wvht', 2)).toBe('changed');
    expect(await unitSettings.change(id, 'scale', 11)).toBe('changed');
    await unitSettings.change(id, 'wind', 7);
    const kept = [...((await users.find(id))?.favorites.alerts.values() ?? [])];
    expect(kept.map(({ wvht, scale, active }) => [wvht, scale, active])).toEqual([
      [2, 11, true],
      [2, 11, false],
    ]);
    expect((await alerts.listOfBeach(1, 100)).alerts.find(({ userId }) => userId === id)).toMatchObject({ wvht: 2 });
  });

  test('an alert that is restored or saved while the unit changes is in the account’s unit', async () => {
    const { id } = await newUser();
    const limits = { favorites: 5, alerts: 5 };
    await favorites.add(id, 1, 5);
    await alerts.save(id, 1, alert, 5, now);
    await favorites.remove(id, 1, now);
    await unitSettings.change(id, 'scale', 11);
    await favorites.restore(id, 1, limits, now);
    for (let round = 0; round < 6; round++) {
      await Promise.all([
        unitSettings.change(id, 'wvht', 2 - (round % 2)),
        ...[2, 3, 4].map((min) => alerts.save(id, 1, { ...alert, min }, 5, now)),
      ]);
      const user = await users.find(id);
      const { wvht, scale } = user?.account.units ?? {};
      expect(user?.favorites.alerts.get(1)).toMatchObject({ wvht, scale, active: true });
    }
  });

  test('concurrent undos and removals never lose the alert, nor does an undo after the beach was added again', async () => {
    const { id } = await newUser();
    const limits = { favorites: 5, alerts: 5 };
    const undo = () => favorites.restore(id, 1, limits, now);
    await favorites.add(id, 1, 5);
    await alerts.save(id, 1, alert, 5, now);
    for (let round = 0; round < 8; round++) {
      await Promise.all(Array.from({ length: 4 }, () => [undo(), favorites.remove(id, 1, now + round)]).flat());
      await undo();
      expect((await favorites.read(id)).alerts.get(1)).toMatchObject({ min: 3, active: true });
    }
    await favorites.remove(id, 1, now);
    await favorites.add(id, 1, 5);
    expect(await undo()).toEqual({ outcome: 'already', count: 1 });
    expect((await favorites.read(id)).alertBeachIds).toEqual([1]);
  });
});
