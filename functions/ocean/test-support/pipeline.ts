import type { ForecastReply } from '@groundswell/contracts';
import { type CatalogueBeach, findBeach } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import { DECIDING_MODELS, type GridModel } from '@groundswell/ocean';
import type { APIGatewayProxyEventV2, Context, SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { type Hosts, QUEUES, type QueueName, settingsOf, startHosts, type Tables, urlOf } from './hosts.ts';
import { loadFunctions } from './load-functions.ts';
import { publishSteps } from './published-steps.ts';

export const CYCLE = '2026112006';
export const NEXT_CYCLE = '2026112012';
export const STARTS_AT = Date.UTC(2026, 10, 20, 6);
/** The few steps from which a late cycle is built. */
export const STEPS: readonly number[] = [0, 1, 2];
/** The only beach that is built and checked. */
export const BEACH = requireBeach('indian-river-inlet-northside');

/** The interval of the polling schedule. A failed message is delivered again within this time too. */
const ROUND_MS = 12 * 60_000;

interface Message {
  readonly queue: QueueName;
  readonly body: string;
  readonly tries: number;
}

/** A message in the dead-letter queue, with the reason. */
interface DeadLetter {
  readonly body: string;
  readonly reason: string;
}

/** The whole forecast pipeline from NOAA's files to a reader's reply, with all services on this machine. */
export interface Pipeline extends Omit<Hosts, 'tables'> {
  /** The repositories of the functions under test. */
  readonly data: () => typeof import('@groundswell/data/ocean');
  /** Resets to an empty table, bucket and NOAA stub, without faults, and with freshly loaded functions. */
  reset(): Promise<void>;
  /** Sets the clock to some hours after `STARTS_AT`. */
  setHour(hours: number): void;
  publish(cycle: string, steps: readonly number[], models?: readonly GridModel[]): void;
  /** Polls NOAA's listings once. Throws the error that raises an alarm. */
  poll(): Promise<void>;
  take(queue: QueueName): string[];
  /**
   * Delivers one message, `tries` being its delivery count. Returns whether it succeeded or went to the dead-letter
   * queue.
   */
  deliver(queue: QueueName, body: string, tries?: number): Promise<boolean>;
  /**
   * Lets time pass as the schedule and the queues do, until no work is left: polls, delivers waiting messages, retries
   * failed ones. Returns the errors of the polls.
   */
  settle(rounds?: number): Promise<readonly string[]>;
  /** The messages of a queue that went to the dead-letter queue since the last reset. */
  deadLetters(queue: QueueName): readonly DeadLetter[];
  /** Reads the instruments once. */
  observe(): Promise<void>;
  /** Returns the current forecast of a beach, by default `BEACH`, as a reader gets it. */
  serve(slug?: string): Promise<ForecastReply>;
}

/** Starts all services, by default with a table in this process. */
export async function startPipeline(startTables?: () => Promise<Tables>): Promise<Pipeline> {
  const hosts = await startHosts(startTables);
  const { tables, store, queues, noaa } = hosts;
  let loaded: Awaited<ReturnType<typeof loadFunctions>>;
  let table: string | undefined;

  const pipeline: Pipeline = {
    noaa,
    store,
    queues,
    data: () => loaded.data,

    async reset() {
      vi.restoreAllMocks();
      for (const level of ['log', 'warn', 'error'] as const)
        vi.spyOn(console, level).mockImplementation(() => undefined);
      for (const kept of [store.objects, queues.queues, queues.attributes, noaa.files, noaa.faults]) kept.clear();
      noaa.requests.length = 0;
      const name = await tables.open();
      Object.assign(process.env, settingsOf(name, hosts));
      pipeline.setHour(9);
      if (name === table) return;
      loaded = await loadFunctions();
      tables.reach(loaded.db);
      table = name;
    },

    setHour(hours) {
      // All modules share one fake clock, since a module that captured `Date.now` keeps calling it.
      if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(STARTS_AT + hours * HOUR_MS);
    },

    publish(cycle, steps, models = DECIDING_MODELS) {
      publishSteps(noaa, cycle, steps, models);
    },

    async poll() {
      await loaded.findRuns({}, { awsRequestId: 'look' });
    },

    take(queue) {
      const url = urlOf(queues, queue);
      const bodies = queues.queues.get(url) ?? [];
      queues.queues.delete(url);
      return bodies;
    },

    async deliver(queue, body, tries = 1) {
      process.env.PARKED_QUEUE_URL = urlOf(queues, `${queue}-parked`);
      const attributes = { ApproximateReceiveCount: String(tries) };
      const event = { Records: [{ messageId: 'm', body, attributes }] } as unknown as SQSEvent;
      const { batchItemFailures } = await loaded.takers[queue](event, { awsRequestId: 'm' });
      return batchItemFailures.length === 0;
    },

    async settle(rounds = 6) {
      const alarms: string[] = [];
      let waiting: Message[] = [];
      for (let round = 0; round < rounds; round++) {
        await pipeline.poll().catch((error: Error) => alarms.push(error.message));
        const failed: Message[] = [];
        for (let due = [...waiting, ...takeAll(pipeline)]; due.length > 0; due = takeAll(pipeline)) {
          for (const message of due) {
            const isOff = await pipeline.deliver(message.queue, message.body, message.tries);
            if (!isOff) failed.push({ ...message, tries: message.tries + 1 });
          }
        }
        waiting = failed;
        vi.setSystemTime(Date.now() + ROUND_MS);
      }
      return alarms;
    },

    deadLetters(queue) {
      const url = urlOf(queues, `${queue}-parked`);
      const reasons = queues.attributes.get(url) ?? [];
      return (queues.queues.get(url) ?? []).map((body, index) => ({ body, reason: reasons[index]?.reason ?? '' }));
    },

    async observe() {
      await loaded.refreshObservations({}, { awsRequestId: 'observe' });
    },

    async serve(slug = BEACH.slug) {
      const event = {
        rawPath: `/forecast/${slug}`,
        headers: { accept: 'application/json' },
        pathParameters: { fcstId: slug },
        isBase64Encoded: false,
        requestContext: { requestId: 'r' },
      } as unknown as APIGatewayProxyEventV2;
      const { statusCode, body = '' } = await loaded.getForecast(event, {} as Context);
      if (statusCode !== 200) throw new Error(`get-forecast answered ${statusCode}.`);
      return JSON.parse(body);
    },

    async stop() {
      vi.useRealTimers();
      await hosts.stop();
    },
  };
  return pipeline;
}

/** Takes all waiting messages. Messages that build beaches are reduced to the only beach that the tests check. */
function takeAll(pipeline: Pipeline): Message[] {
  return QUEUES.flatMap((queue) => pipeline.take(queue).map((body) => ({ queue, body, tries: 1 }))).flatMap(
    (message) => {
      if (message.queue !== 'beaches') return [message];
      const { beachIds, ...rest } = JSON.parse(message.body);
      return beachIds.includes(BEACH.id)
        ? [{ ...message, body: JSON.stringify({ ...rest, beachIds: [BEACH.id] }) }]
        : [];
    },
  );
}

function requireBeach(slug: string): CatalogueBeach {
  const beach = findBeach(slug);
  if (!beach) throw new Error(`There is no beach ${slug}.`);
  return beach;
}
