import { accounts } from '@groundswell/data/accounts';
import { alerts, queueAlerts } from '@groundswell/data/alerts';
import { favorites } from '@groundswell/data/favorites';
import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { faceCmOfOption } from '@groundswell/forecast/alerts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AlertEngine,
  BEACH,
  MORNING,
  madeForecast,
  RUN_AT,
  startAlertEngine,
} from './test-support/alert-engine.ts';

let engine: AlertEngine;
beforeAll(async () => {
  engine = await startAlertEngine();
});
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

/** Runs every step after a new forecast. */
async function run(): Promise<void> {
  await engine.announce();
  await engine.settle();
}

test('one mail about the beach: the best window in detail, the other days in order, in the user’s language', async () => {
  const user = await engine.addUser({ lang: 'es' });
  await run();
  const [mail, ...others] = engine.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    letter: 'alert',
    email: `${user}@example.com`,
    lang: 'es',
    userId: user,
    beachId: BEACH.id,
  });
  const windows = [mail, ...(mail?.also ?? [])].flatMap((window) => window ?? []);
  expect(windows.map(({ day }) => day).sort()).toEqual(['20', '21', '22', '23', '24'].map((day) => `2026-11-${day}`));
  expect(Math.max(...windows.map(({ score }) => score))).toBe(mail?.score);
  const soonest = (mail?.also ?? []).map(({ fromAt }) => fromAt);
  expect(soonest).toEqual([...soonest].sort((a, b) => a - b));
  for (const { fromAt, endAt, faceMinM } of windows) {
    expect(fromAt).toBeGreaterThanOrEqual(MORNING);
    expect(endAt - fromAt).toBeGreaterThanOrEqual(2 * HOUR_MS);
    expect(faceMinM * 100).toBeGreaterThanOrEqual(faceCmOfOption(1, { wave: 'ft', scale: 'face' }) ?? 0);
  }
  expect(mail?.why).toMatch(/\p{Lu}/u);
  expect(mail?.wind?.speedMps).toBeGreaterThan(0);
});

test('a mail names when its forecast was built; one that waited for the end of quiet hours does not', async () => {
  const early = await engine.addUser({ quietFrom: 0, quietTo: 0 });
  await engine.addUser({ quietFrom: 6, quietTo: 8 });
  await queueAlerts({ beachIds: [BEACH.id], builtAt: RUN_AT });
  await engine.settle();
  expect(engine.mails().map(({ userId, builtAt }) => [userId, builtAt])).toEqual([[early, RUN_AT]]);
  engine.setTime(MORNING + 2 * HOUR_MS);
  await engine.release();
  await engine.settle();
  expect(engine.mails().map(({ builtAt }) => builtAt)).toEqual([RUN_AT, undefined]);
});

test('the same forecast again, or a new one that is no better, sends nothing', async () => {
  await engine.addUser();
  await run();
  await run();
  engine.setTime(MORNING + 6 * HOUR_MS);
  await engine.putForecast(madeForecast(RUN_AT + 6 * HOUR_MS, RUN_AT), '2026112012');
  await run();
  expect(engine.mails()).toHaveLength(1);
});

test('a better forecast of a day already mailed is mailed the day after, once', async () => {
  await engine.addUser({}, { conditions: 1 });
  await run();
  const better = madeForecast();
  const calm = { ...better, air: better.air && { ...better.air, windCmps: better.air.windCmps.map(() => 100) } };
  await engine.putForecast({ ...calm, updatedAt: calm.updatedAt + 1 }, '2026112012');
  await run();
  expect(engine.mails()).toHaveLength(1);
  engine.setTime(MORNING + DAY_MS);
  await run();
  await run();
  const [first, second, ...more] = engine.mails();
  expect(more).toEqual([]);
  expect(second?.score).toBeGreaterThanOrEqual((first?.score ?? 0) + 1);
});

describe('nothing is mailed', () => {
  test.each([
    ['where email bounced', { mailState: 'bounced' }],
    ['to who complained', { mailState: 'complained' }],
    ['to who wants no mail a day', { alertsADay: 0 }],
    ['where notifications are chosen and no browser gets them', { alertSetting: 'push' }],
  ] as const)('%s', async (_, account) => {
    await engine.addUser(account);
    await run();
    expect(engine.letters()).toEqual([]);
  });

  test('to a deleted account', async () => {
    expect(await engine.deliver('alert-emails', JSON.stringify({ beachId: BEACH.id, userIds: ['gone'] }))).toBe(true);
    expect(engine.letters()).toEqual([]);
  });

  test('of an alert that was turned off or removed after it was queued', async () => {
    const [off, removed] = [await engine.addUser(), await engine.addUser()];
    await engine.announce();
    for (const body of engine.take('alerts')) await engine.deliver('alerts', body);
    await alerts.turnOff(off, BEACH.id, Date.now());
    await favorites.remove(removed, BEACH.id, Date.now());
    await engine.settle();
    expect(engine.letters()).toEqual([]);
    await run();
    expect(engine.letters()).toEqual([]);
  });

  test('from a forecast that is 36 hours old', async () => {
    await engine.addUser();
    engine.setTime(RUN_AT + 36 * HOUR_MS + 1);
    await run();
    expect(engine.letters()).toEqual([]);
    engine.setTime(RUN_AT + 36 * HOUR_MS);
    await run();
    expect(engine.mails()).toHaveLength(1);
  });

  test('when no surf reaches the requested height', async () => {
    await engine.addUser({}, { min: 10 });
    await engine.announce();
    for (const body of engine.take('alerts')) await engine.deliver('alerts', body);
    expect(engine.take('alert-emails')).toEqual([]);
  });
});

describe('after a change to a smaller plan', () => {
  const other = BEACH.id + 1;
  const addSecond = async (userId: string) => {
    await alerts.turnOff(userId, BEACH.id, Date.now());
    await favorites.add(userId, other, 5);
    const alert = { min: 1, max: 0, conditions: 3, timeFrame: 10, wvht: 1, scale: 10, active: true };
    await alerts.save(userId, other, alert, 5, MORNING);
    await alerts.save(userId, BEACH.id, alert, 5, MORNING);
  };

  test('the newest alert is suspended, and resumes on a larger plan', async () => {
    const user = await engine.addUser({ tier: 'Basic' });
    await addSecond(user);
    await run();
    expect(engine.letters()).toEqual([]);
    await accounts.change(user, { tier: 'Pro' });
    await run();
    expect(engine.mails()).toHaveLength(1);
  });

  test('the alert of a favorite that became read-only is suspended, and resumes on a larger plan', async () => {
    const user = await engine.addUser({ tier: 'Basic' });
    for (let above = 1; above <= 5; above++) await favorites.add(user, BEACH.id + above, 6);
    await favorites.reorder(
      user,
      [1, 2, 3, 4, 5, 0].map((position) => BEACH.id + position),
    );
    await run();
    expect(engine.letters()).toEqual([]);
    await accounts.change(user, { tier: 'Pro' });
    await run();
    expect(engine.mails()).toHaveLength(1);
  });

  test('no alert looks beyond the plan', async () => {
    await engine.addUser({ tier: 'Basic' }, { timeFrame: 10 });
    await engine.addUser({ tier: 'Pro' }, { timeFrame: 10 });
    await run();
    const days = engine.mails().map((mail) => 1 + (mail.also?.length ?? 0));
    expect(days.sort((a, b) => a - b)).toEqual([5, 11]);
  });
});

describe('in quiet hours', () => {
  const NIGHT = Date.UTC(2026, 10, 21, 6);

  test('a mail waits for their end in the beach’s time zone, and reports the forecast of that time', async () => {
    const user = await engine.addUser();
    const early = await engine.addUser({ quietFrom: 22, quietTo: 3 });
    engine.setTime(NIGHT);
    await run();
    expect(engine.letters()).toEqual([]);
    await engine.release();
    await engine.settle();
    expect(engine.letters()).toEqual([]);

    engine.setTime(Date.UTC(2026, 10, 21, 8, 2));
    await engine.release();
    await engine.settle();
    expect(engine.mails().map(({ userId }) => userId)).toEqual([early]);

    engine.setTime(Date.UTC(2026, 10, 21, 11, 2));
    await engine.release();
    await engine.settle();
    expect(engine.mails().map(({ userId }) => userId)).toEqual([early, user]);
    expect(engine.mails()[1]?.fromAt).toBeGreaterThanOrEqual(Date.UTC(2026, 10, 21, 11, 2));
    await engine.release();
    expect(engine.take('alert-emails')).toEqual([]);
  });

  test('a user without quiet hours is mailed at once', async () => {
    await engine.addUser({ quietFrom: 0, quietTo: 0 });
    engine.setTime(NIGHT);
    await run();
    expect(engine.mails()).toHaveLength(1);
  });
});

test('a beach with more than a page of alerts is evaluated to the end, each user once', async () => {
  const users = [];
  for (let index = 0; index < 60; index++) users.push(await engine.addUser());
  const real = alerts.listOfBeach.bind(alerts);
  vi.spyOn(alerts, 'listOfBeach').mockImplementation((beachId, _, after) => real(beachId, 7, after));
  await run();
  expect(
    engine
      .mails()
      .map(({ userId }) => userId)
      .sort(),
  ).toEqual(users.sort());
});

test('a beach without alerts, one that left the catalogue and one without a forecast are skipped', async () => {
  await queueAlerts({ beachIds: [BEACH.id, 999_999, BEACH.id + 1] });
  await engine.settle();
  expect(engine.letters()).toEqual([]);
});

test('a malformed message fails', async () => {
  for (const body of ['{}', '{"beachIds":[]}', '{"beachIds":["1"]}'])
    expect(await engine.deliver('alerts', body)).toBe(false);
  for (const body of ['{}', '{"beachId":1,"userIds":[]}'])
    expect(await engine.deliver('alert-emails', body)).toBe(false);
});
