import { callAs } from '@groundswell/accounts/testing/call-as';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { expect, test } from 'vitest';
import { handler as add } from './add-favorite.ts';
import { handler as list } from './list-favorites-today.ts';
import { handler as save } from './save-alert.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const people = usePeople();

async function personWith(beachIds: readonly number[], over = {}): Promise<Person> {
  const who = await people.join(over);
  for (const id of beachIds) await callAs(add, who, { params: { locationBeachId: String(id) } });
  return who;
}
const saveFor = async (who: Person, query: Record<string, string>) => (await callAs(save, who, { query })).body;
const alertOf = async (who: Person, beachId: number) =>
  (await callAs(list, who)).body.locations.find(({ id }: { id: number }) => id === beachId).alert;

const ON = { favoriteId: '1', active: 'true', minWvht: '4', maxWvht: '7', waveCondition: '1', timeFrame: '2' };

test('200 an alert is stored as set, from the query or a JSON body', async () => {
  const who = await personWith([1]);
  const alert = {
    wvht_min: 4,
    wvht_max: 7,
    conditions: 1,
    time_frame: 2,
    alert_active: true,
    notification_active: true,
  };
  expect(await saveFor(who, ON)).toEqual({ success: true, alert, notificationsCount: 1 });
  expect(await alertOf(who, 1)).toEqual(alert);
  const body = { favoriteId: 1, active: false, minWvht: 2, maxWvht: 0, waveCondition: 3, timeFrame: 4 };
  expect((await callAs(save, who, { body })).body).toMatchObject({ success: true, notificationsCount: 0 });
  expect(await alertOf(who, 1)).toEqual({
    wvht_min: 2,
    wvht_max: 0,
    conditions: 3,
    time_frame: 4,
    alert_active: false,
    notification_active: false,
  });
});

test('200 omitted fields have the specification’s defaults at first, and then keep their values', async () => {
  const who = await personWith([1]);
  expect((await saveFor(who, { favoriteId: '1', active: 'true' })).alert).toMatchObject({
    wvht_min: 3,
    wvht_max: 0,
    time_frame: 4,
  });
  await saveFor(who, { favoriteId: '1', minWvht: '6' });
  expect((await saveFor(who, { favoriteId: '1', active: 'false' })).alert).toMatchObject({
    wvht_min: 6,
    time_frame: 4,
  });
});

test('200 Basic is refused more than 4 days with the specification’s sentence; Pro has 10', async () => {
  const basic = await personWith([1]);
  for (const timeFrame of ['7', '10'])
    expect(await saveFor(basic, { ...ON, timeFrame })).toEqual({
      success: false,
      errorMsg: 'Only Groundswell Pro users can set surf alerts greater than 4 days. Upgrade to Pro.',
      reason: { code: 'time-frame-above-plan', values: { product: 'Groundswell', days: 4 } },
      notificationsCount: 0,
    });
  expect(await alertOf(basic, 1)).toBeNull();
  const pro = await personWith([1], { tier: 'Pro' });
  expect((await saveFor(pro, { ...ON, timeFrame: '10' })).alert.time_frame).toBe(10);
});

test('200 at the limit of the plan the plan’s sentence is returned and nothing is turned on', async () => {
  const basic = await personWith([1, 2]);
  await saveFor(basic, ON);
  expect(await saveFor(basic, { ...ON, favoriteId: '2' })).toEqual({
    success: false,
    errorMsg: 'Basic users can have 1 surf alert(s). Upgrade to Groundswell Pro to get 5 alerts.',
    reason: { code: 'alerts-full-basic', values: { count: 1, product: 'Groundswell', more: 5 } },
    notificationsCount: 1,
  });
  expect(await alertOf(basic, 2)).toBeNull();

  const ids = Array.from({ length: 11 }, (_, id) => id + 1);
  const full = (count: number) =>
    `Whoa, you have set ${count} surf alerts! This is the max allowed. You can disable other alerts to enable this one.`;
  for (const [tier, limit, sentence] of [
    ['Pro', 5, `${full(5)} Upgrade to Groundswell Pro Plus to get 10 alerts.`],
    ['Pro Plus', 10, full(10)],
  ] as const) {
    const who = await personWith(ids, { tier });
    for (const id of ids.slice(0, limit)) await saveFor(who, { ...ON, favoriteId: String(id) });
    expect((await saveFor(who, { ...ON, favoriteId: String(limit + 1) })).errorMsg).toBe(sentence);
  }
});

test('200 a maximum is above the minimum or none; else 422', async () => {
  const who = await personWith([1]);
  for (const [minWvht, maxWvht] of [
    ['5', '5'],
    ['5', '4'],
  ] as const) {
    const { status, body } = await callAs(save, who, { query: { ...ON, minWvht, maxWvht } });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ maxWvht: ['The maximum wave height must be above the minimum.'] });
  }
  expect((await saveFor(who, { ...ON, minWvht: '10', maxWvht: '0' })).success).toBe(true);
});

test.each([
  ['minWvht', '0', 'The minimum wave height must be one of the list.'],
  ['maxWvht', '11', 'The maximum wave height must be one of the list.'],
  ['waveCondition', '4', 'The surf condition must be one of the list.'],
  ['timeFrame', '3', 'The time frame must be 1, 2, 4, 7 or 10 days.'],
  ['active', 'maybe', 'The alert must be on or off.'],
  ['favoriteId', 'x', 'The favorite must be a number.'],
])('422 for %s=%s', async (field, value, sentence) => {
  const { status, body } = await callAs(save, await people.join(), { query: { ...ON, [field]: value } });
  expect([status, body.errors]).toEqual([422, { [field]: [sentence] }]);
});

test('422 without a favorite, 404 for one that is not the user’s', async () => {
  const who = await personWith([1]);
  const { favoriteId: _, ...nameless } = ON;
  expect((await callAs(save, who, { query: nameless })).status).toBe(422);
  expect((await callAs(save, who, { query: { ...ON, favoriteId: '2' } })).status).toBe(404);
});

test('200 after a change to a smaller plan the newest alerts rest and none looks further than allowed', async () => {
  const who = await personWith([1, 2], { tier: 'Pro' });
  await saveFor(who, { ...ON, favoriteId: '2', timeFrame: '10' });
  await saveFor(who, { ...ON, favoriteId: '1', timeFrame: '10' });
  const lowered = await people.lower(who);
  expect(await alertOf(lowered, 2)).toMatchObject({ alert_active: true, notification_active: true, time_frame: 4 });
  expect(await alertOf(lowered, 1)).toMatchObject({ alert_active: true, notification_active: false, time_frame: 4 });
  expect(await saveFor(lowered, { favoriteId: '1', active: 'false' })).toMatchObject({ success: true });
});

test('200 an alert is not shown as sent where mail bounced', async () => {
  const who = await personWith([1], { mailState: 'bounced' });
  expect((await saveFor(who, ON)).alert).toMatchObject({ alert_active: true, notification_active: false });
});
