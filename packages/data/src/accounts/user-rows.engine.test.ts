import { HOUR_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '../../test-support/read-table.ts';
import { type Dynamo, enginesAndMemory } from '../../test-support/start-dynamo.ts';
import { dynamoAlerts } from '../alerts/alerts.ts';
import { dynamoPushBrowsers } from '../alerts/push-browsers.ts';
import { dynamoConsents } from '../email/consents.ts';
import { dynamoCalendarFeeds } from '../favorites/calendar-feeds.ts';
import { dynamoFavorites } from '../favorites/favorites.ts';
import type { Table } from '../table.ts';
import { dynamoWidgets } from '../widgets/widgets.ts';
import { dynamoPassCodes, type PassCode } from './pass-codes.ts';
import { dynamoUserRows } from './user-rows.ts';

const now = Date.UTC(2026, 10, 20, 12);
const email = 'ann@example.com';
const alert = { min: 3, max: 0, conditions: 2, timeFrame: 4, wvht: 1, scale: 10, active: true };
const asked = { lang: 'en', source: 'profile' };

describe.each(enginesAndMemory)('rows of a user on $name', ({ start }) => {
  let dynamo: Dynamo;
  let table: Table;
  beforeAll(async () => {
    dynamo = await start();
  });
  afterAll(() => dynamo.stop());
  beforeEach(async () => {
    table = await dynamo.createTable();
  });
  const codes = dynamoPassCodes(() => table);
  const consents = dynamoConsents(() => table);
  const userRows = dynamoUserRows(
    () => table,
    codes,
    consents,
    dynamoPushBrowsers(() => table),
    dynamoWidgets(() => table),
    dynamoCalendarFeeds(() => table),
  );
  const code = (purpose: PassCode['purpose'], holder: string, over: Partial<PassCode> = {}): PassCode => ({
    purpose,
    holder,
    browserId: 'b',
    digest: 'd',
    requestId: 'r',
    askedAt: now,
    goodUntil: now + 600_000,
    ...over,
  });
  const keep = async (userId: string) => {
    for (const beachId of [1, 2]) await dynamoFavorites(() => table).add(userId, beachId, 5);
    await dynamoAlerts(() => table).save(userId, 1, alert, 5, now);
    for (const browserId of ['b', 'c']) await codes.put(code('own', userId, { browserId }));
    await codes.put(code('new-email', userId));
  };

  test('all rows of a user are removed, with codes of every browser, and none of anyone else; idempotent', async () => {
    await keep('u1');
    await keep('u2');
    const others = (await readTable(table)).filter((row) => !JSON.stringify(row).includes('u1'));
    expect(await userRows.list('u1')).toHaveLength(2);
    await userRows.erase('u1');
    await userRows.erase('u1');
    const left = await readTable(table);
    expect(left).toHaveLength(others.length);
    expect(left).toEqual(expect.arrayContaining(others));
  });

  test('rows under the address are removed, even one that the account wrote late; later rows of others stay', async () => {
    await codes.put(code('reset', email, { askedAt: now - 1 }));
    await codes.put(code('verify', email, { askedAt: now - 1 }));
    await consents.grant(email, asked, now - 1);
    await userRows.eraseAddress(email, 'u1', now);
    expect(await readTable(table)).toEqual([]);
    await consents.grant(email, { ...asked, userId: 'u1' }, now + 1);
    await userRows.eraseAddress(email, 'u1', now);
    expect(await readTable(table)).toEqual([]);

    await codes.put(code('verify', email, { askedAt: now + HOUR_MS }));
    await consents.ask(email, { ...asked, requestId: 'r', source: 'box' }, now + HOUR_MS);
    await userRows.eraseAddress(email, 'u1', now);
    expect((await readTable(table)).map(({ type }) => type).sort()).toEqual(['consent', 'pass-code']);
  });
});
