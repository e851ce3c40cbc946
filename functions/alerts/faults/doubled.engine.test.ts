import { alertSends } from '@groundswell/data/alerts';
import { HOUR_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type AlertEngine,
  BEACH,
  MORNING,
  madeForecast,
  RUN_AT,
  startAlertEngine,
} from '../test-support/alert-engine.ts';

const USERS = 4;

let engine: AlertEngine;
beforeAll(async () => {
  engine = await startAlertEngine();
});
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

/** A deterministic shuffle. */
const shuffleBy = (seed: number) => (body: string) =>
  [...body].reduce((sum, letter) => (sum * (31 + seed) + letter.charCodeAt(0)) % 9973, seed);

async function addUsers(): Promise<string[]> {
  const users: string[] = [];
  for (let index = 0; index < USERS; index++) users.push(await engine.addUser());
  return users.sort();
}
const mailedUsers = () =>
  engine
    .mails()
    .map(({ userId }) => userId)
    .sort();

test.each([1, 2])(
  'each message delivered three times at once and out of order is one mail to each (%d)',
  async (seed) => {
    const users = await addUsers();
    for (let build = 0; build < 2; build++) {
      for (let times = 0; times < 2; times++) await engine.announce();
      await engine.settle({ copies: 3, shuffle: shuffleBy(seed) });
    }
    expect(mailedUsers()).toEqual(users);
  },
);

test('messages of the previous run that come after the newer one change nothing', async () => {
  const users = await addUsers();
  await engine.announce();
  for (const body of engine.take('alerts')) await engine.deliver('alerts', body);
  const old = engine.take('alert-emails');
  engine.setTime(MORNING + 6 * HOUR_MS);
  await engine.putForecast(madeForecast(RUN_AT + 6 * HOUR_MS, RUN_AT), '2026112012');
  await engine.announce();
  await engine.settle();
  expect(mailedUsers()).toEqual(users);
  for (const body of [...old, ...old]) expect(await engine.deliver('alert-emails', body)).toBe(true);
  expect(mailedUsers()).toEqual(users);
  const day = engine.mails().map(({ fromAt }) => fromAt);
  expect(Math.min(...day)).toBeGreaterThanOrEqual(MORNING + 6 * HOUR_MS);
});

test('messages that SQS refused are queued by the next try', async () => {
  const users = await addUsers();
  await engine.announce();
  const [body = ''] = engine.take('alerts');
  engine.queues.refuse = 1000;
  expect(await engine.deliver('alerts', body)).toBe(false);
  engine.queues.refuse = 0;
  expect(await engine.deliver('alerts', body)).toBe(true);
  await engine.settle();
  expect(mailedUsers()).toEqual(users);
});

test('a user whose rows cannot be read does not hold up the others, and is mailed once they can be', async () => {
  const users = await addUsers();
  const [failingUser = ''] = users;
  const read = alertSends.readUser.bind(alertSends);
  let isFailing = true;
  vi.spyOn(alertSends, 'readUser').mockImplementation((userId) =>
    isFailing && userId === failingUser ? Promise.reject(new Error('throttled')) : read(userId),
  );
  await engine.announce();
  for (const body of engine.take('alerts')) await engine.deliver('alerts', body);
  const [letters = ''] = engine.take('alert-emails');
  expect(await engine.deliver('alert-emails', letters)).toBe(false);
  expect(mailedUsers()).toEqual(users.filter((user) => user !== failingUser));
  isFailing = false;
  expect(await engine.deliver('alert-emails', letters)).toBe(true);
  expect(mailedUsers()).toEqual(users);
  expect(engine.mails().every(({ beachId }) => beachId === BEACH.id)).toBe(true);
});
