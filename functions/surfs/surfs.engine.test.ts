import { callAs } from '@groundswell/accounts/testing/call-as';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { cycleAt, parseCycle } from '@groundswell/ocean';
import { beforeAll, expect, test } from 'vitest';
import { handler as exportAccount } from '../settings/export-account.ts';
import { handler as add } from './add-surf.ts';
import { handler as change } from './change-surf.ts';
import { handler as list } from './list-surfs.ts';
import { handler as remove } from './remove-surf.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const people = usePeople();

const now = Date.now();
const beach = findBeach(148);
const told = { rating: 4, board: 'Fish', note: 'Clean, and nobody out.\nBack tomorrow.' };

beforeAll(async () => {
  if (!beach) throw new Error('The catalogue has lost its 148.');
  const runAt = parseCycle(cycleAt(now)) - 6 * HOUR_MS;
  const forecast = composeForecast({ beach, ocean: madeOcean(runAt), now });
  await forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
});

const keep = (who: Person, at = now, over: object = {}) =>
  callAs(add, who, { body: { id: 'a-surf-00', beachId: 148, at: new Date(at).toISOString(), ...told, ...over } });
const surfsOf = async (who: Person, query: Record<string, string> = {}) =>
  (await callAs(list, who, { query })).body.surfs;

test('200 a surf of this hour is stored with the conditions that the site shows, in the reader’s units and language', async () => {
  const who = await people.join();
  expect((await keep(who)).body).toEqual({ success: true });
  const [surf] = await surfsOf(who);
  expect(surf).toMatchObject({
    ...told,
    revision: 1,
    beach: { slug: beach?.slug },
    at: expect.stringMatching(/:00:00/),
  });
  expect(surf.conditions).toMatchObject({
    surf: expect.stringMatching(/ft$|flat/),
    swell: expect.stringMatching(/ ft /),
  });
  expect((await surfsOf(who, { lang: 'es' }))[0].conditions.wind).not.toBe('');
});

test('200 an hour that the forecast does not cover is stored without conditions', async () => {
  const who = await people.join();
  await keep(who, Date.parse('2019-07-04T12:30:00Z'));
  expect(await surfsOf(who)).toMatchObject([{ at: '2019-07-04T12:00:00.000Z', conditions: null }]);
});

test('a future hour, an invalid date, a date before 1950, an unknown beach, a rating of 6 and a long note are refused by name', async () => {
  const who = await people.join();
  expect((await keep(who, now + 2 * HOUR_MS)).status).toBe(422);
  expect((await keep(who, now, { beachId: 999_999 })).status).toBe(404);
  const refusalOf = async (at: string) => (await keep(who, now, { at })).body.errors.at;
  expect(await refusalOf('2026-02-30T10:00:00Z')).toEqual([
    'The time must be a date and time such as 2026-11-20T16:00:00Z.',
  ]);
  expect(await refusalOf('1900-01-01T10:00:00Z')).toEqual(['The log begins in 1950.']);
  for (const over of [{ rating: 6 }, { rating: 2.5 }, { note: 'n'.repeat(2001) }, { board: 'Door' }, { id: 'short' }])
    expect((await keep(who, now, over)).status).toBe(422);
  expect(await surfsOf(who)).toEqual([]);
});

test('a change of the read revision is saved, of an older one refused, and removing twice is no error', async () => {
  const who = await people.join();
  await keep(who);
  const [{ key, revision }] = await surfsOf(who);
  const changed = { key, revision, ...told, rating: 5 };
  expect((await callAs(change, who, { body: changed })).body).toEqual({ success: true });
  expect((await callAs(change, who, { body: changed })).body).toMatchObject({ reason: { code: 'surf-changed' } });
  expect(await surfsOf(who)).toMatchObject([{ rating: 5, revision: 2 }]);
  for (let time = 0; time < 2; time++)
    expect((await callAs(remove, who, { body: { key } })).body).toEqual({ success: true });
  expect(await surfsOf(who)).toEqual([]);
});

test('another user cannot see, change or remove a surf; the owner’s export contains it', async () => {
  const [who, other] = [await people.join(), await people.join()];
  await keep(who);
  const [{ key, revision }] = await surfsOf(who);
  expect(await surfsOf(other)).toEqual([]);
  expect((await callAs(change, other, { body: { key, revision, ...told } })).body.success).toBe(false);
  await callAs(remove, other, { body: { key } });
  expect(await surfsOf(who)).toHaveLength(1);
  const { body } = await callAs(exportAccount, who);
  expect(body.surf).toMatchObject([{ ...told, beach: beach?.name }]);
});
