import { randomUUID } from 'node:crypto';
import { accountSessions, accounts, type StoredAccount } from '@groundswell/data/accounts';
import { type AlertToSave, alerts, pushBrowsers, queueAlerts } from '@groundswell/data/alerts';
import type { QueuedEmail } from '@groundswell/data/email';
import { favorites } from '@groundswell/data/favorites';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { makeAccount, makeSession } from '@groundswell/data/testing/make-account';
import { stubInMemory } from '@groundswell/data/testing/memory-table/start-memory';
import { openAccount } from '@groundswell/data/testing/open-account';
import { DUMMY_CREDENTIALS } from '@groundswell/data/testing/start-dynamo';
import { type QueueHost, startInProcessQueues } from '@groundswell/data/testing/start-queue-host';
import { processTable } from '@groundswell/data/testing/table';
import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast } from '@groundswell/forecast';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { type PushService, type Subscription, startPushService } from '@groundswell/local/services/push/push-service';
import { openSecrets } from '@groundswell/local/services/secrets-manager/secrets';
import { serveSecrets } from '@groundswell/local/services/secrets-manager/server';
import { recordsInMemory } from '@groundswell/local/testing/memory-records';
import type { SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import webPush from 'web-push';
import { handler as evaluate } from '../evaluate-alerts.ts';
import { handler as release } from '../release-alerts.ts';
import { handler as send } from '../send-alert.ts';
import { handler as push } from '../send-push.ts';

const QUEUES = ['alerts', 'alert-emails', 'pushes'] as const;
export type QueueName = (typeof QUEUES)[number];
type AlertMail = Extract<QueuedEmail, { letter: 'alert' }>;
type Job = (
  event: SQSEvent | object,
  context: { awsRequestId: string },
) => Promise<{ batchItemFailures: readonly unknown[] }>;

const PUSH_KEYS = webPush.generateVAPIDKeys();

/** The only beach with alerts: Delaware, Eastern time. */
export const BEACH = findBeach('indian-river-inlet-northside') ?? fail();
export const RUN_AT = Date.UTC(2026, 10, 20, 6);
/** 7 a.m. at the beach, an hour after the run's forecast was built. */
export const MORNING = RUN_AT + 6 * HOUR_MS;
/** An alert for every hour with surf of 2 ft and more, in any wind, four days ahead. */
const ANY_SURF: AlertToSave = { min: 1, max: 0, conditions: 3, timeFrame: 4, wvht: 1, scale: 10, active: true };

/** The alert functions with a table and queues in this process. */
export interface AlertEngine {
  readonly queues: QueueHost;
  readonly pushService: PushService;
  /** Empties the table, and stores the forecast of one run. */
  reset(): Promise<void>;
  setTime(now: number): void;
  putForecast(forecast: BeachForecast, cycle: string): Promise<void>;
  /** Creates a user with an alert turned on for the beach, and returns the user's id. */
  addUser(account?: Partial<StoredAccount>, alert?: Partial<AlertToSave>): Promise<string>;
  /** Subscribes a signed-in browser of the user to notifications. */
  addBrowser(userId: string): Promise<Subscription>;
  /** Queues the message of the beach's new forecast, as build-forecasts does. */
  announce(): Promise<void>;
  take(queue: QueueName): string[];
  /** Delivers a message, `tries` being its delivery count. Returns whether it succeeded and left the queue. */
  deliver(queue: QueueName, body: string, tries?: number): Promise<boolean>;
  /** Runs the quarter-hourly job that releases held alerts. */
  release(): Promise<void>;
  /** Delivers the waiting messages, each `copies` times, and retries failed ones, until the queues are empty. */
  settle(options?: { copies?: number; shuffle?: (body: string) => number }): Promise<void>;
  /**
   * Returns the queued emails, including repeats. `mails` returns one for each request id, as the mailing job would
   * send them.
   */
  letters(): readonly AlertMail[];
  mails(): readonly AlertMail[];
  stop(): Promise<void>;
}

export function madeForecast(now = RUN_AT, runAt = now): BeachForecast {
  return composeForecast({ beach: BEACH, ocean: madeOcean(runAt), now });
}

const FIRST_FORECAST = madeForecast();

export async function startAlertEngine(): Promise<AlertEngine> {
  const queues = startInProcessQueues();
  const pushService = await startPushService(recordsInMemory(), { now: () => Date.now() });
  const secrets = await serveSecrets(
    await openSecrets([{ arn: 'arn:push', name: 'push', text: JSON.stringify(PUSH_KEYS) }], recordsInMemory()),
  );
  const urlOf = (queue: string) => `${queues.url}/1/${queue}`;
  Object.assign(process.env, {
    ...DUMMY_CREDENTIALS,
    TABLE_NAME: 'memory',
    ALERTS_QUEUE_URL: urlOf('alerts'),
    ALERT_EMAILS_QUEUE_URL: urlOf('alert-emails'),
    EMAIL_QUEUE_URL: urlOf('email'),
    PUSHES_QUEUE_URL: urlOf('pushes'),
    PUSH_SECRET_ARN: 'arn:push',
    PUSH_PROXY_URL: pushService.url,
    CONTACT_ADDRESS: 'crew@groundswell.example',
    // A test file that also sends emails has already set an endpoint with the accounts' secret, so that endpoint stays.
    AWS_ENDPOINT_URL_SECRETS_MANAGER: process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER ?? secrets.url,
    AWS_REGION: 'us-east-1',
  });
  const takers: Readonly<Record<QueueName, Job>> = { alerts: evaluate, 'alert-emails': send, pushes: push };

  const engine: AlertEngine = {
    queues,
    pushService,
    async reset() {
      vi.restoreAllMocks();
      for (const level of ['log', 'warn', 'error'] as const)
        vi.spyOn(console, level).mockImplementation(() => undefined);
      queues.queues.clear();
      stubInMemory(processTable());
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
      const made = makeAccount(account);
      const { id } = made;
      await openAccount(made);
      await favorites.add(id, BEACH.id, 5);
      await alerts.save(id, BEACH.id, { ...ANY_SURF, ...alert }, 5, MORNING);
      return id;
    },

    async addBrowser(userId) {
      const sessionId = randomUUID();
      const account = (await accounts.find(userId)) ?? fail();
      await accountSessions.start(account, sessionId, makeSession(Date.now()), 'b');
      const { endpoint, keys } = await pushService.subscribe(PUSH_KEYS.publicKey);
      await pushBrowsers.add(userId, { endpoint, ...keys, sessionId, addedAt: Date.now() });
      return { endpoint, keys };
    },

    announce: () => queueAlerts({ beachIds: [BEACH.id] }),

    take(queue) {
      const bodies = queues.queues.get(urlOf(queue)) ?? [];
      queues.queues.delete(urlOf(queue));
      return bodies;
    },

    async deliver(queue, body, tries = 1) {
      const attributes = { ApproximateReceiveCount: `${tries}` };
      const event = { Records: [{ messageId: 'm', body, attributes }] } as unknown as SQSEvent;
      const { batchItemFailures } = await takers[queue](event, { awsRequestId: 'm' });
      return batchItemFailures.length === 0;
    },

    async release() {
      await release({}, { awsRequestId: 'r' });
    },

    async settle({ copies = 1, shuffle = () => 0 } = {}) {
      let waiting: { queue: QueueName; body: string; tries: number }[] = [];
      for (let rounds = 0; rounds < 50; rounds++) {
        const came = QUEUES.flatMap((queue) =>
          engine.take(queue).flatMap((body) => Array.from({ length: copies }, () => ({ queue, body, tries: 0 }))),
        );
        const due = [...waiting, ...came]
          .map((one) => ({ ...one, tries: one.tries + 1 }))
          .sort((a, b) => shuffle(a.body) - shuffle(b.body));
        if (due.length === 0) return;
        const done = await Promise.all(due.map(({ queue, body, tries }) => engine.deliver(queue, body, tries)));
        waiting = due.filter((_, index) => !done[index]);
        copies = rounds > 3 ? 1 : copies;
      }
      throw new Error('The queues did not run empty.');
    },

    letters: () => (queues.queues.get(urlOf('email')) ?? []).map((body) => JSON.parse(body)),
    mails: () => [...new Map(engine.letters().map((letter) => [letter.requestId, letter])).values()],

    async stop() {
      vi.useRealTimers();
      await Promise.all([queues.stop(), pushService.stop(), secrets.stop()]);
    },
  };
  return engine;
}

function fail(): never {
  throw new Error('The catalogue has no such beach.');
}
