import { callAs } from '@groundswell/accounts/testing/call-as';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { listFavoritesToday } from '@groundswell/contracts';
import { summaries } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { processTable } from '@groundswell/data/testing/table';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { HOUR_MS } from '@groundswell/durations';
import { composeForecast, summarizeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { handler as add } from './add-favorite.ts';
import { handler as list } from './list-favorites-today.ts';
import { handler as remove } from './remove-favorite.ts';
import { handler as reorder } from './reorder-favorites.ts';
import { handler as save } from './save-alert.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const people = usePeople();
const INLET = 148;
const beaches = [INLET, 1, 2, 3, 4, 5, 6];

beforeAll(async () => {
  const beach = findBeach(INLET);
  if (!beach) throw new Error('The catalogue has lost its 148.');
  // The forecast starts on the previous day, so it covers all hours of today at whatever hour the test runs.
  const now = Date.now() - 24 * HOUR_MS;
  await summaries.put(INLET, '2026112006', summarizeForecast(composeForecast({ beach, ocean: madeOcean(now), now })));
});

const addTo = (who: Person | undefined, beachId: number | string) =>
  callAs(add, who, { params: { locationBeachId: String(beachId) } });
const removeFrom = (who: Person | undefined, beachId: number | string) =>
  callAs(remove, who, { params: { locationBeachId: String(beachId) } });
const listOf = async (who: Person) => (await callAs(list, who)).body.locations;
const idsOf = async (who: Person) => (await listOf(who)).map(({ id }: { id: number }) => id);

async function personWith(beachIds: readonly number[], over = {}): Promise<Person> {
  const who = await people.join(over);
  for (const id of beachIds) expect((await addTo(who, id)).status).toBe(200);
  return who;
}

test('200 a favorite is added; adding it again changes nothing', async () => {
  const who = await people.join();
  const added = { success: true, favCount: 1, favLimit: 5 };
  expect((await addTo(who, INLET)).body).toEqual(added);
  expect((await addTo(who, INLET)).body).toEqual(added);
  expect(await idsOf(who)).toEqual([INLET]);
});

test('200 success false at the limit of the plan, which is 5, 15 or 30', async () => {
  const who = await personWith(beaches.slice(0, 5));
  expect((await addTo(who, 6)).body).toEqual({
    success: false,
    errorMsg: 'Your plan keeps 5 favorites. Remove one first.',
    reason: { code: 'favorites-full', values: { count: 5 } },
    favCount: 5,
    favLimit: 5,
  });
  for (const [tier, favLimit] of [
    ['Pro', 15],
    ['Pro Plus', 30],
  ] as const)
    expect((await addTo(await people.join({ tier }), 1)).body.favLimit).toBe(favLimit);
});

test('200 50 concurrent additions leave as many favorites as the plan allows', async () => {
  const who = await people.join();
  const ids = Array.from({ length: 60 }, (_, id) => id + 1).filter((id) => findBeach(id));
  const replies = await Promise.all(ids.slice(0, 50).map((id) => addTo(who, id)));
  expect(replies.filter(({ body }) => body.success)).toHaveLength(5);
  expect(await idsOf(who)).toHaveLength(5);
});

test('404 for a beach that does not exist, 422 for a value that is no number', async () => {
  const who = await people.join();
  expect((await addTo(who, 999_999)).status).toBe(404);
  for (const wrong of ['0', '-1', 'pier', '1e3', '1234567']) {
    const { status, body } = await addTo(who, wrong);
    expect([status, body.errorMsg]).toEqual([422, 'The location must be a number.']);
  }
});

test('200 today’s surf and condition of each favorite in its order, by three reads', async () => {
  const who = await personWith([1, INLET]);
  let reads = 0;
  const { middlewareStack } = processTable().db;
  middlewareStack.add((next) => (args) => next(args).finally(() => reads++), { name: 'count' });
  const { body } = await callAs(list, who, { query: { fetch_settings: '' } });
  middlewareStack.remove('count');
  expect(reads).toBe(3);
  expect(v.safeParse(listFavoritesToday.reply, body).issues).toBeUndefined();
  expect(body.locations.map(({ locationBeachSlug }: { locationBeachSlug: string }) => locationBeachSlug)).toEqual([
    findBeach(1)?.slug,
    'indian-river-inlet-northside',
  ]);
  expect(body.locations[0]).toMatchObject({ surfAm: null, condAm: null, alert: null, readOnly: false });
  expect(body.locations[1].surfPm ?? body.locations[1].surfAm).toMatch(/^(flat|[\d+-]+ ft)$/);
  expect(body.settings).toEqual({
    subscriptionType: 'Basic',
    wvhtUnits: 'ft',
    notificationsAllowed: 1,
    notificationsCount: 0,
    alertSetting: 'email',
    timeFrameMax: 4,
  });
});

test('200 in the units of the account, in the requested language or else the account’s', async () => {
  const units = { wind: 7, wvht: 2, tide: 3, temp: 8, scale: 10 };
  const who = await personWith([INLET], { units, lang: 'es' });
  const surf = async (query = {}) => {
    const { body } = await callAs(list, who, { query });
    return body.locations[0].surfPm ?? body.locations[0].surfAm;
  };
  expect(await surf()).toMatch(/^(plano|[\d.+-]+ m)$/);
  expect(await surf({ lang: 'en' })).toMatch(/^(flat|[\d.+-]+ m)$/);
});

test('200 without settings unless they are requested, and an empty list for a user without favorites', async () => {
  expect((await callAs(list, await people.join())).body).toEqual({
    locations: [],
    favLimit: 5,
    as_of: expect.any(String),
  });
});

test('200 favorites beyond a smaller plan are read-only: kept, not settable, and removable', async () => {
  const who = await personWith(beaches, { tier: 'Pro' });
  await callAs(save, who, { query: { favoriteId: '6', active: 'true' } });
  const lowered = await people.lower(who);
  const readOnly = (await listOf(lowered)).filter((one: { readOnly: boolean }) => one.readOnly);
  expect(readOnly.map(({ id }: { id: number }) => id)).toEqual(beaches.slice(5));
  expect(readOnly.at(-1).alert).toMatchObject({ alert_active: true, notification_active: false });
  const query = { favoriteId: '6', active: 'true' };
  expect((await callAs(save, lowered, { query })).body).toMatchObject({
    success: false,
    errorMsg: 'This favorite is over your plan’s limit. Remove another one to set its alert.',
    reason: { code: 'favorite-above-plan' },
  });
  expect((await removeFrom(lowered, 6)).body).toEqual({ success: true, favCount: 6, favLimit: 5 });
});

test('200 removing a favorite removes its alert too; removing one that is none succeeds', async () => {
  const who = await personWith([1, 2]);
  await callAs(save, who, { query: { favoriteId: '1', active: 'true' } });
  expect((await removeFrom(who, 1)).body).toEqual({ success: true, favCount: 1, favLimit: 5 });
  expect((await removeFrom(who, 1)).body.success).toBe(true);
  await addTo(who, 1);
  expect((await listOf(who)).find(({ id }: { id: number }) => id === 1).alert).toBeNull();
});

test('200 undo restores a favorite: place, alert and all its values; above the limit it is refused', async () => {
  const who = await personWith([1, 2, 3]);
  const query = { favoriteId: '2', active: 'true', minWvht: '5', maxWvht: '9', waveCondition: '1', timeFrame: '2' };
  await callAs(save, who, { query });
  const before = await listOf(who);
  await removeFrom(who, 2);
  const undo = (beachId: number) =>
    callAs(add, who, { params: { locationBeachId: String(beachId) }, query: { undo: 'true' } });
  expect((await undo(2)).body).toEqual({ success: true, favCount: 3, favLimit: 5 });
  expect(await listOf(who)).toEqual(before);
  expect((await undo(2)).body).toEqual({ success: true, favCount: 3, favLimit: 5 });

  await removeFrom(who, 2);
  await callAs(save, who, { query: { favoriteId: '1', active: 'true' } });
  expect((await undo(2)).body).toEqual({ success: true, favCount: 3, favLimit: 5, alertLeftOff: true });

  await removeFrom(who, 2);
  for (const id of [4, 5, 6]) await addTo(who, id);
  expect((await undo(2)).body).toMatchObject({ success: false, reason: { code: 'favorites-full' } });
  const { status, body } = await callAs(add, who, { params: { locationBeachId: '2' }, query: { undo: 'yes' } });
  expect([status, body.errorMsg]).toEqual([422, 'The undo must be true.']);
});

test('200 an order that names every favorite once is saved; any other changes nothing and the reply states so', async () => {
  const who = await personWith([1, 2, 3]);
  expect((await callAs(reorder, who, { body: { newOrder: [3, 1, 2] } })).body).toEqual({ success: true });
  for (const newOrder of [[3, 1], [3, 1, 1], [3, 1, 2, 4], []]) {
    const { body } = await callAs(reorder, who, { body: { newOrder } });
    expect(body).toEqual({
      success: false,
      errorMsg: 'Your favorites have changed meanwhile. Nothing was moved: look at them again.',
      reason: { code: 'favorites-changed' },
    });
  }
  expect(await idsOf(who)).toEqual([3, 1, 2]);
  expect((await callAs(reorder, who, { body: { newOrder: ['1'] } })).status).toBe(422);
});

test('401 for a visitor, in every call', async () => {
  const params = { locationBeachId: '1' };
  for (const handler of [list, add, remove, save])
    expect((await callAs(handler, undefined, { params })).status).toBe(401);
  expect((await callAs(reorder, undefined, { body: { newOrder: [] } })).status).toBe(401);
});

test('no user sees or changes another’s favorites', async () => {
  const ana = await personWith([1, 2, 3], { tier: 'Pro' });
  await callAs(save, ana, { query: { favoriteId: '2', active: 'true', minWvht: '5' } });
  const before = await listOf(ana);
  const ben = await personWith([2]);
  await removeFrom(ben, 1);
  await removeFrom(ben, 2);
  await callAs(reorder, ben, { body: { newOrder: [3, 2, 1] } });
  await callAs(save, ben, { query: { favoriteId: '3', active: 'false', userId: ana.account.id } });
  await callAs(add, ben, { params: { locationBeachId: '4' }, body: { userId: ana.account.id } });
  expect(await listOf(ana)).toEqual(before);
  expect(await idsOf(ben)).toEqual([4]);
});
