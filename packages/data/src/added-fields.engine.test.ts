import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { makeAccount } from '../test-support/make-account.ts';
import { openAccount } from '../test-support/open-account.ts';
import { readTable } from '../test-support/read-table.ts';
import { useMemoryTable } from '../test-support/use-memory-table.ts';
import { dynamoAccounts } from './accounts/accounts.ts';
import { dynamoAlerts } from './alerts/alerts.ts';
import { dynamoFavorites } from './favorites/favorites.ts';
import { dynamoSurfLog } from './surfs/surf-log.ts';
import { processTable } from './table.ts';

useMemoryTable();
const table = processTable;
const accounts = dynamoAccounts(table);
const favorites = dynamoFavorites(table);
const alerts = dynamoAlerts(table);
const surfs = dynamoSurfLog(table);

const account = makeAccount();
const alert = { min: 3, max: 0, conditions: 2, timeFrame: 4, wvht: 1, scale: 10, active: true };
const surf = {
  key: '2026-11-20T10~a-surf',
  beachId: 148,
  at: Date.UTC(2026, 10, 20, 10),
  conditions: { faceM: 1.2, score: 55 },
  rating: 4,
  board: 'Fish' as const,
  note: '',
  sent: 1,
};

/** Reads all that the stores of this version know of the member. */
async function readMember() {
  const [known, list, log] = await Promise.all([
    accounts.find(account.id),
    favorites.read(account.id),
    surfs.list(account.id, 9),
  ]);
  return { known, list, log };
}

/** Adds a field to every row, as the next version of the code may. */
async function addField() {
  const { db, name } = table();
  for (const Item of await readTable(table()))
    await db.send(new PutCommand({ TableName: name, Item: { ...Item, ofNextVersion: { kept: true } } }));
}

test('rows with a field of the next version are read as before, and writes of this version keep the field', async () => {
  await openAccount(account, table);
  await favorites.add(account.id, 148, 5);
  await alerts.save(account.id, 148, alert, 5, account.createdAt);
  await surfs.add(account.id, surf, 9);
  const before = await readMember();
  expect([before.known?.email, before.list.beachIds, before.log.length]).toEqual([account.email, [148], 1]);

  await addField();
  expect(await readMember()).toEqual(before);

  await accounts.change(account.id, { lang: 'es' });
  await favorites.add(account.id, 7, 5);
  await alerts.save(account.id, 148, { ...alert, min: 4 }, 5, account.createdAt);
  const rows = await readTable(table());
  const changed = rows.filter(({ type }) => ['account', 'favorites'].includes(String(type)));
  expect(changed.length).toBe(2);
  for (const row of changed) expect(row.ofNextVersion, String(row.type)).toEqual({ kept: true });
});
