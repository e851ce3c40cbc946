import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { type Alerts, type AlertToSave, dynamoAlerts } from '../alerts/alerts.ts';
import type { Table } from '../table.ts';
import { dynamoFavorites, type Favorites } from './favorites.ts';
import { UNDO_MS } from './removed-favorites.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const asked: AlertToSave = { min: 3, max: 0, conditions: 2, timeFrame: 4, wvht: 1, scale: 10, active: true };

describe.each(enginesAndMemory)('favorites on $name', ({ start }) => {
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

  test('beaches are stored in the order in which they were added, each once', async () => {
    const user = randomUUID();
    expect(await favorites.add(user, 7, 5)).toEqual({ outcome: 'added', count: 1 });
    expect(await favorites.add(user, 3, 5)).toEqual({ outcome: 'added', count: 2 });
    expect(await favorites.add(user, 7, 5)).toEqual({ outcome: 'already', count: 2 });
    expect((await favorites.read(user)).beachIds).toEqual([7, 3]);
  });

  test('50 concurrent adds never exceed the limit', async () => {
    const user = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, id) => favorites.add(user, id + 1, 5)));
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(5);
    expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(45);
    expect((await favorites.read(user)).beachIds).toHaveLength(5);
  });

  test('above a smaller limit no favorite is added or lost, and each can be removed', async () => {
    const user = await userWith(1, 2, 3);
    expect(await favorites.add(user, 4, 2)).toEqual({ outcome: 'full', count: 3 });
    expect(await favorites.add(user, 3, 2)).toEqual({ outcome: 'already', count: 3 });
    expect(await favorites.remove(user, 3, now)).toBe(2);
    expect((await favorites.read(user)).beachIds).toEqual([1, 2]);
  });

  test('removing a beach removes its alert, and nothing of another', async () => {
    const user = await userWith(1, 2);
    await alerts.save(user, 1, asked, 10, now);
    await alerts.save(user, 2, asked, 10, now);
    expect(await favorites.remove(user, 1, now)).toBe(1);
    const left = await favorites.read(user);
    expect([left.beachIds, left.alertBeachIds, [...left.alerts.keys()]]).toEqual([[2], [2], [2]]);
    expect((await alerts.listOfBeach(1, 100)).alerts.filter(({ userId }) => userId === user)).toEqual([]);
    await favorites.add(user, 1, 30);
    expect((await favorites.read(user)).alerts.has(1)).toBe(false);
  });

  test('removing is idempotent, also for a beach that was never there and for a user without favorites', async () => {
    const user = await userWith(1);
    expect(await favorites.remove(user, 1, now)).toBe(0);
    expect(await favorites.remove(user, 1, now)).toBe(0);
    expect(await favorites.remove(randomUUID(), 9, now)).toBe(0);
  });

  describe('a favorite that was removed', () => {
    const limits = { favorites: 30, alerts: 10 };
    const stateOf = async (user: string) => ({ ...(await favorites.read(user)) });

    test('is restored completely or not at all: its position, its alert with every value, and the alert’s position', async () => {
      const user = await userWith(1, 2, 3);
      const own = { ...asked, min: 5, max: 8, conditions: 1, timeFrame: 7, wvht: 2, scale: 11 };
      await alerts.save(user, 2, own, 10, now - 5000);
      await alerts.save(user, 3, asked, 10, now);
      const before = await stateOf(user);
      await favorites.remove(user, 2, now);
      expect(await favorites.restore(user, 2, limits, now + 1000)).toEqual({ outcome: 'added', count: 3 });
      expect(await stateOf(user)).toEqual(before);
      expect((await alerts.listOfBeach(2, 100)).alerts.filter(({ userId }) => userId === user)).toHaveLength(1);
    });

    test('is restored with its alert off, or without one, as it was', async () => {
      const user = await userWith(1, 2);
      await alerts.save(user, 1, { ...asked, active: false, min: 7 }, 10, now);
      const before = await stateOf(user);
      for (const beach of [1, 2]) {
        await favorites.remove(user, beach, now);
        await favorites.restore(user, beach, limits, now);
        expect(await stateOf(user)).toEqual(before);
      }
    });

    test('is restored once, however many simultaneous requests there are', async () => {
      const user = await userWith(1, 2);
      await favorites.remove(user, 1, now);
      const outcomes = await Promise.all([1, 2, 3, 4].map(() => favorites.restore(user, 1, limits, now)));
      expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
      expect((await favorites.read(user)).beachIds).toEqual([1, 2]);
    });

    test('is restored as of its last removal, even when another tab removed it between reading and writing', async () => {
      const user = await userWith(1, 2);
      await alerts.save(user, 1, asked, 10, now);
      await favorites.remove(user, 1, now);
      const otherTab = [
        () => favorites.add(user, 1, 30),
        () => alerts.save(user, 1, { ...asked, min: 7 }, 10, now),
        () => favorites.remove(user, 1, now + 1000),
      ];
      const send = async (command: TransactWriteCommand) => {
        if (command instanceof TransactWriteCommand) for (const act of otherTab.splice(0)) await act();
        return table.db.send(command);
      };
      const interrupted = dynamoFavorites(() => ({ ...table, db: { send } }) as unknown as Table);
      expect(await interrupted.restore(user, 1, limits, now + 2000)).toEqual({ outcome: 'added', count: 2 });
      expect((await favorites.read(user)).alerts.get(1)?.min).toBe(7);
    });

    test('is restored with its alert off when an email’s link turned it off, even between reading and writing', async () => {
      for (const between of ['nothing', 'the undo', 'the link'] as const) {
        const user = await userWith(1, 2);
        await alerts.save(user, 1, asked, 10, now);
        await favorites.remove(user, 1, now);
        const undo = (by = favorites) => by.restore(user, 1, limits, now + 2000);
        const link = (by = alerts) => by.turnOff(user, 1, now + 1000);
        const other = between === 'the undo' ? [() => undo()] : between === 'the link' ? [() => link()] : [];
        const send = async (command: TransactWriteCommand) => {
          if (command instanceof TransactWriteCommand) for (const act of other.splice(0)) await act();
          return table.db.send(command);
        };
        const interrupted = () => ({ ...table, db: { send } }) as unknown as Table;
        if (between === 'the link') await undo(dynamoFavorites(interrupted));
        else await link(dynamoAlerts(interrupted));
        if (between === 'nothing') await undo();
        const list = await favorites.read(user);
        expect([between, list.beachIds, list.alertBeachIds, list.alerts.get(1)?.active]).toEqual([
          between,
          [1, 2],
          [],
          false,
        ]);
      }
    });

    test('does not exceed the limits when others were added or turned on meanwhile', async () => {
      const user = await userWith(1, 2);
      await alerts.save(user, 1, asked, 1, now);
      await favorites.remove(user, 1, now);
      await alerts.save(user, 2, asked, 1, now);
      expect(await favorites.restore(user, 1, { favorites: 2, alerts: 1 }, now)).toEqual({
        outcome: 'added',
        count: 2,
        isAlertLeftOff: true,
      });
      const list = await favorites.read(user);
      expect([list.beachIds, list.alertBeachIds, list.alerts.get(1)?.active]).toEqual([[1, 2], [2], false]);

      await favorites.remove(user, 2, now);
      await favorites.add(user, 3, 2);
      expect(await favorites.restore(user, 2, { favorites: 2, alerts: 1 }, now)).toEqual({ outcome: 'full', count: 2 });
      expect((await favorites.read(user)).beachIds).toEqual([1, 3]);
    });

    test('is restored above a smaller plan’s limits when it was above them before', async () => {
      const user = await userWith(1, 2, 3);
      await alerts.save(user, 2, asked, 10, now);
      await alerts.save(user, 3, asked, 10, now);
      const before = await stateOf(user);
      await favorites.remove(user, 3, now);
      expect(await favorites.restore(user, 3, { favorites: 1, alerts: 1 }, now)).toEqual({
        outcome: 'added',
        count: 3,
      });
      expect(await stateOf(user)).toEqual(before);
    });

    test('is added as a new one after its undo time: at the end, without an alert', async () => {
      const user = await userWith(1, 2);
      await alerts.save(user, 1, asked, 10, now);
      await favorites.remove(user, 1, now);
      await favorites.restore(user, 1, limits, now + UNDO_MS + 1);
      const list = await favorites.read(user);
      expect([list.beachIds, list.alertBeachIds, list.alerts.size]).toEqual([[2, 1], [], 0]);
    });

    test('of another user, or one that never existed, is added as a new one', async () => {
      const [mine, theirs] = [await userWith(2), await userWith(1)];
      await alerts.save(theirs, 1, asked, 10, now);
      await favorites.remove(theirs, 1, now);
      await favorites.restore(mine, 1, limits, now);
      const list = await favorites.read(mine);
      expect([list.beachIds, list.alerts.size]).toEqual([[2, 1], 0]);
      expect((await favorites.read(theirs)).beachIds).toEqual([]);
    });
  });

  test('a new order is accepted when it names every favorite once; any other changes nothing', async () => {
    const user = await userWith(1, 2, 3);
    expect(await favorites.reorder(user, [3, 1, 2])).toBe('reordered');
    for (const wrong of [[], [3, 1], [3, 1, 2, 4], [3, 1, 1], [3, 1, 9]])
      expect(await favorites.reorder(user, wrong)).toBe('stale');
    expect((await favorites.read(user)).beachIds).toEqual([3, 1, 2]);
    expect(await favorites.reorder(randomUUID(), [])).toBe('reordered');
    expect(await favorites.reorder(randomUUID(), [1])).toBe('stale');
  });

  test('simultaneous adding, removing and reordering loses nothing', async () => {
    const user = await userWith(1, 2, 3, 4);
    await Promise.all([
      favorites.add(user, 5, 30),
      favorites.remove(user, 2, now),
      favorites.reorder(user, [4, 3, 2, 1]),
      favorites.add(user, 6, 30),
      favorites.remove(user, 4, now),
    ]);
    expect([...(await favorites.read(user)).beachIds].sort()).toEqual([1, 3, 5, 6]);
  });

  test('what one user does never touches the rows of another', async () => {
    const [mine, theirs] = [await userWith(1, 2), await userWith(1, 2)];
    await alerts.save(theirs, 1, asked, 10, now);
    const before = await favorites.read(theirs);
    await favorites.reorder(mine, [2, 1]);
    await favorites.remove(mine, 1, now);
    await alerts.save(mine, 2, asked, 1, now);
    expect(await favorites.read(theirs)).toEqual(before);
  });
});
