import type { StoredAccount } from '@groundswell/data/accounts';
import { type AlertToSave, alerts, queueAlerts } from '@groundswell/data/alerts';
import { favorites } from '@groundswell/data/favorites';
import type { Letter } from '@groundswell/data/letters';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { type BeachForecast, HOUR_MS } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import type { SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { processTable } from '../../../packages/data/src/table.ts';
import { madeAccount } from '../../../packages/data/test-support/made-account.ts';
import { openAccount } from '../../../packages/data/test-support/open-account.ts';
import { quicken } from '../../../packages/data/test-support/quicken.ts';
import { type Dynamo, engines } from '../../../packages/data/test-support/start-dynamo.ts';
import { type QueueHost, startQueueHost } from '../../../packages/data/test-support/start-queue-host.ts';
import { madeOcean } from '../../../packages/forecast/test-support/made-ocean.ts';
import { handler as evaluate } from '../evaluate-alerts.ts';
import { handler as release } from '../release-alerts.ts';
import { handler as send } from '../send-alert.ts';

export const QUEUES = ['alerts', 'alert-letters'] as const;
export type QueueName = (typeof QUEUES)[number];
export type AlertMail = Extract<Letter, { letter: 'alert' }>;
type Job = (
  event: SQSEvent | object,
  context: { awsRequestId: string },
) => Promise<{ batchItemFailures: readonly unknown[] }>;

/** The one beach with alerts: Delaware, Eastern time. */
export const BEACH = findBeach('indian-river-inlet-northside') ?? fail();
export const RUN_AT = Date.UTC(2026, 10, 20, 6);
/** Seven in the morning there, an hour after its run was built. */
export const MORNING = RUN_AT + 6 * HOUR_MS;
/** Every hour with surf of 2 ft and more, in any wind, four days ahead. */
export const ANY_SURF: AlertToSave = { min: 1, max: 0, conditions: 3, timeFrame: 4, wvht: 1, scale: 10, active: true };

/** The alerts' functions with a table and queues on this machine. */
export interface AlertEngine {
  readonly queues: QueueHost;
  /** An empty table with the forecast of one run. */
  reset(): Promise<void>;
  setTime(now: number): void;
  putForecast(forecast: BeachForecast, cycle: string): Promise<void>;
  /** Someone with an alert turned on for the beach. */
  addUser(account?: Partial<StoredAccount>, alert?: Partial<AlertToSave>): Promise<string>;
  /** Queues the message of the beach's new forecast, as its build does. */
  announce(): Promise<void>;
  take(queue: QueueName): string[];
  /** Whether the message was done and is off the queue. */
  deliver(queue: QueueName, body: string): Promise<boolean>;
  /** The quarter-hourly job. */
  release(): Promise<void>;
  /** Delivers waiting messages, each `copies` times, and failed ones again, until none is left. */
  settle(options?: { copies?: number; shuffle?: (body: string) => number }): Promise<void>;
  /** Letters in their queue, and those that would be mailed: each request once. */
  letters(): readonly AlertMail[];
  mails(): readonly AlertMail[];
  stop(): Promise<void>;
}

export function madeForecast(now = RUN_AT, runAt = now): BeachForecast {
  return composeForecast({ beach: BEACH, ocean: madeOcean(runAt), now });
}

const FIRST_FORECAST = madeForecast();

export async function startAlertEngine(): Promise<AlertEngine> {
  const dynamo: Dynamo = (await engines[0]?.start()) ?? fail();
  const queues = await startQueueHost();
  const urlOf = (queue: string) => `${queues.url}/1/${queue}`;
  Object.assign(process.env, {
    TABLE_NAME: 'none yet',
    ALERTS_QUEUE_URL: urlOf('alerts'),
    ALERT_LETTERS_QUEUE_URL: urlOf('alert-letters'),
    LETTERS_QUEUE_URL: urlOf('letters'),
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
    AWS_ENDPOINT_URL_SQS: queues.url,
  });
  quicken(processTable().db);
  const takers: Readonly<Record<QueueName, Job>> = { alerts: evaluate, 'alert-letters': send };

  const engine: AlertEngine = {
    queues,
    async reset() {
      vi.restoreAllMocks();
      for (const level of ['log', 'warn', 'error'] as const)
        vi.spyOn(console, level).mockImplementation(() => undefined);
      queues.queues.clear();
      // A process opens its table once.
      Object.assign(processTable(), { name: (await dynamo.createTable()).name });
      engine.setTime(MORNING);
      await engine.putForecast(FIRST_FORECAST, '2026112006');
    },

    setTime(now) {
      if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(now);
    },

    async putForecast(forecast, cycle) {
      await forecasts.put({ beachId: BEACH.id, cycle, composedAt: forecast.updatedAt, forecast });
    },

    async addUser(account, alert) {
      const made = madeAccount(account);
      const { id } = made;
      await openAccount(made);
      await favorites.add(id, BEACH.id, 5);
      await alerts.save(id, BEACH.id, { ...ANY_SURF, ...alert }, 5, MORNING);
      return id;
    },

    announce: () => queueAlerts({ beachIds: [BEACH.id] }),

    take(queue) {
      const bodies = queues.queues.get(urlOf(queue)) ?? [];
      queues.queues.delete(urlOf(queue));
      return bodies;
    },

    async deliver(queue, body) {
      const event = { Records: [{ messageId: 'm', body }] } as unknown as SQSEvent;
      const { batchItemFailures } = await takers[queue](event, { awsRequestId: 'm' });
      return batchItemFailures.length === 0;
    },

    async release() {
      await release({}, { awsRequestId: 'r' });
    },

    async settle({ copies = 1, shuffle = () => 0 } = {}) {
      let waiting: { queue: QueueName; body: string }[] = [];
      for (let rounds = 0; rounds < 50; rounds++) {
        const came = QUEUES.flatMap((queue) =>
          engine.take(queue).flatMap((body) => Array.from({ length: copies }, () => ({ queue, body }))),
        );
        const due = [...waiting, ...came].sort((a, b) => shuffle(a.body) - shuffle(b.body));
        if (due.length === 0) return;
        const done = await Promise.all(due.map(({ queue, body }) => engine.deliver(queue, body)));
        waiting = due.filter((_, index) => !done[index]);
        copies = rounds > 3 ? 1 : copies;
      }
      throw new Error('The queues did not run empty.');
    },

    letters: () => (queues.queues.get(urlOf('letters')) ?? []).map((body) => JSON.parse(body)),
    mails: () => [...new Map(engine.letters().map((letter) => [letter.requestId, letter])).values()],

    async stop() {
      vi.useRealTimers();
      dynamo.stop();
      await queues.stop();
    },
  };
  return engine;
}

function fail(): never {
  throw new Error('This machine has no engine of DynamoDB, or the catalogue no such beach.');
}
