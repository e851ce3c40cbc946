import { callAs } from '@groundswell/accounts/testing/call-as';
import { SESSION_ID } from '@groundswell/accounts/testing/token-pool';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { SETTINGS } from '@groundswell/contracts';
import { users } from '@groundswell/data/accounts';
import { alerts, pushBrowsers } from '@groundswell/data/alerts';
import { favorites } from '@groundswell/data/favorites';
import { useTable } from '@groundswell/data/testing/use-table';
import { expect, test } from 'vitest';
import { handler as options } from './get-unit-options.ts';
import { handler as userUnits } from './get-user-units.ts';
import { handler as update } from './update-setting.ts';

useTable({ CHECK_REPLIES: '1' });
const people = usePeople();

const set = (who: Person | undefined, setting: string, value: number | string) =>
  callAs(update, who, { body: { setting, value } });
const accountOf = async ({ account }: Person) => (await users.find(account.id))?.account;

test('200 each quantity with its options by the ids of the specification, and the chosen one', async () => {
  const { body } = await callAs(options, await people.join());
  const [wvht, tide] = [body.wvht.options, body.tide.options].map((listed) =>
    listed.map(({ id, name }: { id: number; name: string }) => `${id} ${name}`),
  );
  expect([wvht, tide]).toEqual([
    ['1 ft', '2 m'],
    ['3 ft', '4 m'],
  ]);
  expect(body.wind.options).toEqual([
    { id: 5, name: 'mph' },
    { id: 6, name: 'kph' },
    { id: 7, name: 'kts' },
  ]);
  expect([body.wind, body.wvht, body.tide, body.temp, body.scale].map(({ value }) => value)).toEqual([5, 1, 3, 8, 10]);
  expect(body).toMatchObject({ lang: 'en', quietFrom: 21, quietTo: 6, alertsADay: 1 });
});

test('200 a chosen unit is used by the next page; the others stay', async () => {
  const who = await people.join();
  expect((await set(who, 'wind', 7)).body).toEqual({ success: true });
  expect((await set(who, 'temp', '9')).body).toEqual({ success: true });
  expect((await callAs(userUnits, who)).body).toEqual({ wind_unit: 'kts', wvht_unit: 'ft', temp_unit: 'C' });
  expect((await accountOf(who))?.units).toEqual({ wind: 7, wvht: 1, tide: 3, temp: 9, scale: 10 });
});

test('200 language, quiet hours and mails a day', async () => {
  const who = await people.join();
  for (const [setting, value] of [
    ['lang', 'zh-CN'],
    ['quietFrom', 0],
    ['quietTo', '23'],
    ['alertsADay', 3],
    ['alertSetting', 'email'],
  ] as const)
    expect((await set(who, setting, value)).body).toEqual({ success: true });
  expect(await accountOf(who)).toMatchObject({ lang: 'zh-CN', quietFrom: 0, quietTo: 23, alertsADay: 3 });
});

test('200 level and boards are kept, and taken back', async () => {
  const who = await people.join();
  expect((await set(who, 'skill', 'improving')).body).toEqual({ success: true });
  expect((await set(who, 'boards', 63)).body).toEqual({ success: true });
  expect(await accountOf(who)).toMatchObject({ skill: 'improving', boards: 63 });
  await set(who, 'skill', '');
  expect((await accountOf(who))?.skill).toBeUndefined();
});

test('200 after a spam complaint a user gets mail again on request; after a bounce the request is not enough', async () => {
  const complained = await people.join({ mailState: 'complained', complainedAt: 1 });
  await set(complained, 'lang', 'es');
  expect((await accountOf(complained))?.mailState).toBe('complained');
  await set(complained, 'alertSetting', 'email');
  expect(await accountOf(complained)).toEqual({
    ...complained.account,
    lang: 'es',
    mailState: 'ok',
    complainedAt: undefined,
  });
  const notified = await people.join({ mailState: 'complained', complainedAt: 1 });
  await pushBrowsers.add(notified.account.id, {
    endpoint: 'https://push.example/1',
    p256dh: 'p',
    auth: 'a',
    sessionId: SESSION_ID,
    addedAt: 1,
  });
  expect((await set(notified, 'alertSetting', 'push')).body).toEqual({ success: true });
  expect(await accountOf(notified)).toMatchObject({ alertSetting: 'push', mailState: 'complained' });
  const bounced = await people.join({ mailState: 'bounced', complainedAt: 1 });
  await set(bounced, 'alertSetting', 'email');
  expect(await accountOf(bounced)).toMatchObject({ mailState: 'bounced' });
});

test('200 heights of alerts are counted in the chosen unit', async () => {
  const who = await people.join();
  await favorites.add(who.account.id, 1, 5);
  const settings = { min: 3, max: 0, conditions: 2, timeFrame: 4, wvht: 1, scale: 10, active: true };
  await alerts.save(who.account.id, 1, settings, 1, Date.now());
  await set(who, 'wvht', 2);
  await set(who, 'scale', 11);
  expect((await favorites.read(who.account.id)).alerts.get(1)).toMatchObject({ ...settings, wvht: 2, scale: 11 });
});

test.each([
  ['wind', 1],
  ['wvht', 5],
  ['tide', '3.0'],
  ['temp', 'F'],
  ['scale', 0],
  ['lang', 'fr'],
  ['alertSetting', 'sms'],
  ['quietFrom', 24],
  ['quietTo', -1],
  ['quietTo', '1.5'],
  ['alertsADay', 0],
  ['alertsADay', 4],
  ['skill', 'captain'],
  ['boards', 64],
  ['boards', -1],
])('422 %s is not set to %s', async (setting, value) => {
  const who = await people.join();
  const { status, body } = await set(who, setting, value);
  expect([status, body.errors]).toEqual([422, { value: ['The value is not one of the choices.'] }]);
  expect(await accountOf(who)).toEqual(who.account);
});

test('422 push, with the specification’s sentence', async () => {
  const { status, body } = await set(await people.join(), 'alertSetting', 'push');
  expect([status, body.errorMsg]).toEqual([422, 'Push notifications can only be enabled on the Groundswell app.']);
});

test.each([
  'role',
  'tier',
  'id',
  'email',
  'emailVerifiedAt',
  'identityId',
  'sessions',
  'browsers',
  'secondFactors',
  'mailState',
  'units',
  '__proto__',
])('422 nobody sets their own %s', async (setting) => {
  const who = await people.join();
  expect((await set(who, setting, 'admin')).status).toBe(422);
  const more = { setting: 'wind', value: 6, [setting]: 'admin', role: 'admin', tier: 'Premium' };
  expect((await callAs(update, who, { body: more })).status).toBe(200);
  expect(await accountOf(who)).toEqual({ ...who.account, units: { ...who.account.units, wind: 6 } });
});

test('settings are the user’s own, and a visitor sets nothing', async () => {
  const [ana, ben] = [await people.join(), await people.join()];
  for (const setting of SETTINGS) await set(ana, setting, setting === 'wind' ? 7 : 1);
  await callAs(update, ana, { body: { setting: 'wind', value: 7, userId: ben.account.id } });
  expect(await accountOf(ben)).toEqual(ben.account);
  expect((await set(undefined, 'wind', 7)).status).toBe(401);
  for (const handler of [options, userUnits]) expect((await callAs(handler, undefined)).status).toBe(401);
});
