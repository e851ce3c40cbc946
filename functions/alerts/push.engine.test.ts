import { accountSessions, accounts } from '@groundswell/data/accounts';
import { alertSends, pushBrowsers } from '@groundswell/data/alerts';
import { HOUR_MS } from '@groundswell/durations';
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

async function run(): Promise<void> {
  await engine.announce();
  await engine.settle();
}
const addPushed = (over = {}) => engine.addUser({ alertSetting: 'push', ...over });
/** The notifications that reached the browser of a subscription. */
const shownIn = ({ endpoint }: { readonly endpoint: string }) =>
  engine.pushService.list().filter(({ browserId }) => endpoint.endsWith(browserId));

test('every signed-in browser shows the alert once, in its reader’s language, and no email is sent', async () => {
  const user = await addPushed({ lang: 'es' });
  const [laptop, phone] = [await engine.addBrowser(user), await engine.addBrowser(user)];
  await run();
  await run();
  for (const browser of [laptop, phone]) {
    const [push, ...more] = shownIn(browser);
    expect(more).toEqual([]);
    expect(push?.topic).toBe(`alert-${BEACH.id}`);
    expect(push?.ttlS).toBeGreaterThan(HOUR_MS / 1000);
    const note = JSON.parse(push?.text ?? '{}');
    expect(note).toMatchObject({ lang: 'es', tag: `alert-${BEACH.slug}` });
    expect(note.path).toMatch(new RegExp(`^/forecast/${BEACH.slug}\\?day=2026-11-2\\d$`));
    expect(note.title).toMatch(/^Indian River Inlet, Northside, .*: \d+–\d+\sft, /);
    expect(note.body).toMatch(/^Lo mejor, de .* a .*\n\p{Lu}/u);
  }
  expect(engine.letters()).toEqual([]);
  expect((await alertSends.readUser(user)).sent.get(BEACH.id)?.claimed).toBeUndefined();
});

test('with every message delivered three times, at once or out of order, each browser shows the alert once', async () => {
  const user = await addPushed();
  const browsers = [await engine.addBrowser(user), await engine.addBrowser(user)];
  for (let build = 0; build < 2; build++) {
    await engine.announce();
    await engine.settle({ copies: 3 });
  }
  for (const browser of browsers) expect(shownIn(browser)).toHaveLength(1);
});

test.each([404, 410])('a browser whose subscription has ended (%i) is removed, the others are kept', async (status) => {
  const user = await addPushed();
  const [gone, stays] = [await engine.addBrowser(user), await engine.addBrowser(user)];
  engine.pushService.faultOf = (id) => (gone.endpoint.endsWith(id) ? { status } : undefined);
  await run();
  expect((await pushBrowsers.list(user)).map(({ endpoint }) => endpoint)).toEqual([stays.endpoint]);
  expect(shownIn(stays)).toHaveLength(1);
});

test('a failing push service is retried, and does not hold up other browsers', async () => {
  const user = await addPushed();
  const [busy, fine] = [await engine.addBrowser(user), await engine.addBrowser(user)];
  let failures = 2;
  engine.pushService.faultOf = (id) => (busy.endpoint.endsWith(id) && failures-- > 0 ? { status: 503 } : undefined);
  await run();
  expect(shownIn(busy)).toHaveLength(1);
  expect(shownIn(fine)).toHaveLength(1);
});

test('a browser whose push service always fails is removed after five alerts and a week, and nothing goes to the dead-letter queue', async () => {
  vi.stubEnv('PARK_AFTER_TRIES', '4');
  const user = await addPushed();
  const [dead, fine] = [await engine.addBrowser(user), await engine.addBrowser(user)];
  engine.pushService.faultOf = (id) => (dead.endpoint.endsWith(id) ? { status: 500 } : undefined);
  const failedLines = () =>
    vi.mocked(console.log).mock.calls.filter(([line]) => `${line}`.includes('"pushOutcome":"failed"'));
  const left = async () => (await pushBrowsers.list(user)).length;
  for (let day = 0; day < 8; day++) {
    const runAt = RUN_AT + day * 24 * HOUR_MS;
    engine.setTime(runAt + 6 * HOUR_MS);
    await engine.putForecast(madeForecast(runAt), `202611${20 + day}06`);
    expect(await left()).toBe(2);
    await run();
    expect(failedLines()).toHaveLength(day + 1);
  }
  expect(await left()).toBe(1);
  expect(shownIn(fine)).toHaveLength(8);
  vi.unstubAllEnvs();
});

test('a browser that accepts a notification again is kept', async () => {
  const user = await addPushed();
  const { endpoint } = await engine.addBrowser(user);
  const failed = (at: number) => pushBrowsers.note(user, endpoint, 'failed', at);
  for (let alert = 0; alert < 4; alert++) expect(await failed(MORNING - 8 * 24 * HOUR_MS)).toBe('kept');
  await run();
  expect(await failed(MORNING)).toBe('kept');
  expect(shownIn({ endpoint })).toHaveLength(1);
});

test('after a lost reply the retry replaces the first notification by topic and tag', async () => {
  const user = await addPushed();
  const browser = await engine.addBrowser(user);
  let losses = 1;
  engine.pushService.faultOf = () => (losses-- > 0 ? { hangsUp: 'after' } : undefined);
  await run();
  const [second, first] = shownIn(browser);
  expect(first).toBeDefined();
  expect([second?.topic, second?.text]).toEqual([first?.topic, first?.text]);
});

describe('nothing is shown', () => {
  test('in a browser that signed out, however the session ended', async () => {
    const user = await addPushed();
    const browser = await engine.addBrowser(user);
    await accountSessions.endAll(user);
    await run();
    expect(shownIn(browser)).toEqual([]);
    expect(engine.letters()).toEqual([]);
  });

  test('in a browser that signed out while the alert waited in its queue', async () => {
    const user = await addPushed();
    const browser = await engine.addBrowser(user);
    await engine.announce();
    for (const queue of ['alerts', 'alert-emails'] as const)
      for (const body of engine.take(queue)) await engine.deliver(queue, body);
    await accountSessions.endAll(user);
    await engine.settle();
    expect(shownIn(browser)).toEqual([]);
  });

  test('after its hours are over', async () => {
    const user = await addPushed();
    const browser = await engine.addBrowser(user);
    await engine.announce();
    for (const queue of ['alerts', 'alert-emails'] as const)
      for (const body of engine.take(queue)) await engine.deliver(queue, body);
    engine.setTime(MORNING + 6 * 24 * HOUR_MS);
    await engine.settle();
    expect(shownIn(browser)).toEqual([]);
  });

  test('in quiet hours; windows that are still ahead are shown when these end', async () => {
    const user = await addPushed({ quietFrom: 21, quietTo: 6 });
    const browser = await engine.addBrowser(user);
    engine.setTime(Date.UTC(2026, 10, 21, 6));
    await run();
    expect(shownIn(browser)).toEqual([]);
    engine.setTime(Date.UTC(2026, 10, 21, 11, 2));
    await engine.release();
    await engine.settle();
    expect(shownIn(browser)).toHaveLength(1);
  });
});

test('an alert claimed as a notification is not mailed, even if its user has switched to email meanwhile', async () => {
  const user = await addPushed();
  const browser = await engine.addBrowser(user);
  await engine.announce();
  for (const body of engine.take('alerts')) await engine.deliver('alerts', body);
  const [body = ''] = engine.take('alert-emails');
  engine.queues.refuse = Number.POSITIVE_INFINITY;
  expect(await engine.deliver('alert-emails', body)).toBe(false);
  engine.queues.refuse = 0;
  await accounts.change(user, { alertSetting: 'email' });
  await engine.deliver('alert-emails', body);
  await engine.settle();
  expect(shownIn(browser)).toHaveLength(1);
  expect(engine.letters()).toEqual([]);
});
