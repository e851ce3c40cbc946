import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoFavorites } from '../favorites/favorites.ts';
import { keys } from '../keys.ts';
import type { Table } from '../table.ts';
import { type AlertClaim, type AlertSends, dynamoAlertSends } from './alert-sends.ts';
import { dynamoAlerts } from './alerts.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const claimOf = (id: string): AlertClaim => ({
  told: { '2026-11-21': { condition: 2, step: 3, score: 50 } },
  day: '2026-11-20',
  mailsOfDay: 1,
  claimed: { id, dates: ['2026-11-21'] },
});

describe.each(enginesAndMemory)('alert sends on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  let sends: AlertSends;
  beforeAll(async () => {
    dynamo = await start();
    table = await dynamo.createTable();
    sends = dynamoAlertSends(() => table);
  });
  afterAll(() => dynamo.stop());

  const readSent = async (userId: string, beachId = 7) => (await sends.readUser(userId)).sent.get(beachId);

  test('one of fifty concurrent claims of an email succeeds', async () => {
    const user = randomUUID();
    const claims = Array.from({ length: 50 }, (_, index) => claimOf(`letter-${index}`));
    const granted = await Promise.all(claims.map((claim) => sends.claim(user, 7, undefined, claim, now)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect((await readSent(user))?.claimed?.id).toBe(`letter-${granted.indexOf(true)}`);
  });

  test('a claim is conditional on what was read: it is refused after another claim', async () => {
    const user = randomUUID();
    await sends.claim(user, 7, undefined, claimOf('first'), now);
    const first = await readSent(user);
    await sends.markSent(user, 7, 'first');
    expect(await sends.claim(user, 7, undefined, claimOf('late'), now)).toBe(false);
    expect(await sends.claim(user, 7, first, claimOf('second'), now)).toBe(true);
    expect(await sends.claim(user, 7, first, claimOf('third'), now)).toBe(false);
    expect(await readSent(user)).toEqual({ claims: 2, ...claimOf('second') });
  });

  test('sent days stay recorded, and marking an older email leaves a newer claim', async () => {
    const user = randomUUID();
    await sends.claim(user, 7, undefined, claimOf('first'), now);
    await sends.markSent(user, 7, 'first');
    await sends.markSent(user, 7, 'first');
    const { claimed: _, ...told } = claimOf('first');
    expect(await readSent(user)).toEqual({ claims: 1, ...told });
    await sends.claim(user, 7, await readSent(user), claimOf('second'), now);
    await sends.markSent(user, 7, 'first');
    expect((await readSent(user))?.claimed?.id).toBe('second');
  });

  test('marking an email of a user without rows creates no row', async () => {
    const user = randomUUID();
    await sends.markSent(user, 7, 'never');
    expect(await readSent(user)).toBeUndefined();
  });

  test('one read returns the favorites, the alerts and the sends of each beach', async () => {
    const user = randomUUID();
    const asked = { min: 3, max: 0, conditions: 2, timeFrame: 4, wvht: 1, scale: 10, active: true };
    for (const beachId of [7, 8]) {
      await dynamoFavorites(() => table).add(user, beachId, 5);
      await dynamoAlerts(() => table).save(user, beachId, asked, 5, now);
      await sends.claim(user, beachId, undefined, claimOf(`of-${beachId}`), now);
    }
    const { account, favorites, sent } = await sends.readUser(user);
    expect(account).toBeUndefined();
    expect(favorites.alertBeachIds).toEqual([7, 8]);
    expect(favorites.alerts.get(8)).toMatchObject({ ...asked, userId: user });
    expect([...sent].map(([beachId, { claimed }]) => [beachId, claimed?.id])).toEqual([
      [7, 'of-7'],
      [8, 'of-8'],
    ]);
  });

  test('a row of another shape reads as absent, and a claim may replace it', async () => {
    const user = randomUUID();
    const Item = { ...keys.alertSent(user, 7), type: 'alert-sent', v: 99 };
    await table.db.send(new PutCommand({ TableName: table.name, Item }));
    expect(await readSent(user)).toBeUndefined();
    expect(await sends.claim(user, 7, undefined, claimOf('first'), now)).toBe(true);
  });
});
