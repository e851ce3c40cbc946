import { alertSends, alerts } from '@groundswell/data/alerts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AlertEngine, BEACH, MORNING, type QueueName, startAlertEngine } from '../test-support/alert-engine.ts';
import { countRequests, killAt } from '../test-support/kill-at.ts';

const NIGHT = Date.UTC(2026, 10, 21, 6);
const DAWN = Date.UTC(2026, 10, 21, 11, 2);

let engine: AlertEngine;
beforeAll(async () => {
  engine = await startAlertEngine();
});
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

/**
 * A stage of the alert pipeline. It prepares the state that one function needs and returns the call of that function.
 */
interface Stage {
  readonly name: string;
  readonly prepare: () => Promise<() => Promise<unknown>>;
}

const deliverOne = (queue: QueueName) => {
  const [body = ''] = engine.take(queue);
  return async () => {
    // A queue redelivers a message until it is done.
    if (!(await engine.deliver(queue, body)))
      engine.queues.queues.set(`${engine.queues.url}/1/${queue}`, [...engine.take(queue), body]);
  };
};
const STAGES: readonly Stage[] = [
  {
    name: 'evaluate-alerts',
    prepare: async () => {
      await engine.announce();
      return deliverOne('alerts');
    },
  },
  {
    name: 'send-alert',
    prepare: async () => {
      await engine.announce();
      await deliverOne('alerts')();
      return deliverOne('alert-emails');
    },
  },
  {
    name: 'send-alert in quiet hours',
    prepare: async () => {
      engine.setTime(NIGHT);
      await engine.announce();
      await deliverOne('alerts')();
      return deliverOne('alert-emails');
    },
  },
  {
    name: 'release-alerts',
    prepare: async () => {
      engine.setTime(NIGHT);
      await engine.announce();
      await engine.settle();
      engine.setTime(DAWN);
      return () => engine.release().catch(() => undefined);
    },
  },
];

/** Runs the rest of the pipeline without faults: queues deliver, quiet hours end, and the next forecast arrives. */
async function runToEnd(): Promise<void> {
  await engine.settle();
  engine.setTime(DAWN);
  await engine.release();
  await engine.settle();
  await engine.announce();
  await engine.settle();
}

/**
 * Turns off the previous user's alert and empties the queues, then adds a new user. The clock is set to the morning of
 * the first day.
 */
async function replaceUser(before: string | undefined): Promise<string> {
  if (before) await alerts.turnOff(before, BEACH.id, Date.now());
  engine.queues.queues.clear();
  engine.setTime(MORNING);
  return engine.addUser();
}

/**
 * The days in each email. The first email lists all matching days; the next day's email lists only the day that the new
 * forecast added.
 */
const mailedDays = () => engine.mails().map(({ day, also = [] }) => [day, ...also.map((one) => one.day)].sort());

describe.each(STAGES)('$name', ({ prepare }) => {
  test('killed at any request, before or after the service handled it, the same mails go out, each once', async () => {
    let user = await replaceUser(undefined);
    const work = await prepare();
    const requests = await countRequests(work);
    await runToEnd();
    const undisturbed = mailedDays();
    expect(undisturbed.flat()).toEqual([...new Set(undisturbed.flat())]);
    expect(undisturbed.flat().length).toBeGreaterThanOrEqual(5);

    for (let request = 1; request <= requests; request++) {
      for (const death of ['before', 'after'] as const) {
        user = await replaceUser(user);
        const killed = await prepare();
        const { revive } = killAt(request, death);
        await killed();
        revive();
        await runToEnd();
        expect(mailedDays(), `${death} request ${request} of ${requests}`).toEqual(undisturbed);
        const { sent } = await alertSends.readUser(user);
        expect(sent.get(BEACH.id)?.claimed).toBeUndefined();
      }
    }
  });
});

test('a claimed email whose windows are gone at the retry is dropped', async () => {
  const user = await engine.addUser();
  await engine.announce();
  await deliverOne('alerts')();
  const work = deliverOne('alert-emails');
  const { revive } = killAt(3, 'after');
  await work();
  revive();
  expect((await alertSends.readUser(user)).sent.get(BEACH.id)?.claimed).toBeDefined();
  await alerts.save(
    user,
    BEACH.id,
    { min: 10, max: 0, conditions: 1, timeFrame: 1, wvht: 1, scale: 10, active: true },
    5,
    MORNING,
  );
  await runToEnd();
  expect(engine.letters()).toEqual([]);
  expect((await alertSends.readUser(user)).sent.get(BEACH.id)?.claimed).toBeUndefined();
});
