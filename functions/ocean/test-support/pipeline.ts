import type { ForecastReply } from '@groundswell/contracts';
import { type CatalogueBeach, findBeach } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/forecast';
import { GRID_MODELS, type GridModel } from '@groundswell/ocean';
import type { APIGatewayProxyEventV2, Context, SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { type Hosts, QUEUES, type QueueName, settingsOf, startHosts, urlOf } from './hosts.ts';
import { loadFunctions } from './load-functions.ts';
import { publishSteps } from './published-steps.ts';

export const CYCLE = '2026112006';
export const NEXT_CYCLE = '2026112012';
export const STARTS_AT = Date.UTC(2026, 10, 20, 6);
/** A cycle is built from these few steps once it is late. */
export const STEPS: readonly number[] = [0, 1, 2];
/** The one beach that is built and looked at. */
export const BEACH = requireBeach('indian-river-inlet-northside');

/** As often as the schedule looks, and as soon as what failed comes again. */
const ROUND_MS = 12 * 60_000;

interface Message {
  readonly queue: QueueName;
  readonly body: string;
  readonly tries: number;
}

/** A message that was given up, and why. */
export interface Parked {
  readonly body: string;
  readonly reason: string;
}

/** The product from NOAA's files to what a reader is told: the functions on engines of this machine. */
export interface Pipeline extends Omit<Hosts, 'dynamo'> {
  /** The repositories of the functions under test. */
  readonly data: () => typeof import('@groundswell/data/ocean');
  /** An empty table, bucket and NOAA, no faults, and functions as if just started. */
  reset(): Promise<void>;
  /** Sets the clock, hours after `STARTS_AT`. */
  setHour(hours: number): void;
  publish(cycle: string, steps: readonly number[], models?: readonly GridModel[]): void;
  /** One look at NOAA's listings. Throws what the alarm would say. */
  look(): Promise<void>;
  /** Takes the messages off a queue. */
  take(queue: QueueName): string[];
  /** Hands over one message for the so-many-th time; answers whether it was done, or given up, and is off the queue. */
  deliver(queue: QueueName, body: string, tries?: number): Promise<boolean>;
  /**
   * Lets time pass as the schedule and the queues do, until nothing is left to do: looks, hands over what waits, again
   * what failed. Answers what looks threw.
   */
  settle(rounds?: number): Promise<readonly string[]>;
  /** What was given up of a queue since the last reset. */
  parked(queue: QueueName): readonly Parked[];
  /** Reads the instruments once. */
  observe(): Promise<void>;
  /** The forecast that a reader of a beach gets now, by default of `BEACH`. */
  serve(slug?: string): Promise<ForecastReply>;
}

/** Starts all of it on the first engine that this machine has. */
export async function startPipeline(): Promise<Pipeline> {
  const hosts = await startHosts();
  const { dynamo, table, store, queues, noaa } = hosts;
  let loaded: Awaited<ReturnType<typeof loadFunctions>>;

  const pipeline: Pipeline = {
    noaa,
    store,
    queues,
    table,
    data: () => loaded.data,

    async reset() {
      vi.restoreAllMocks();
      for (const level of ['log', 'warn', 'error'] as const)
        vi.spyOn(console, level).mockImplementation(() => undefined);
      for (const kept of [store.objects, queues.queues, queues.attributes, noaa.files, noaa.faults]) kept.clear();
      noaa.requests.length = 0;
      Object.assign(table, { refuse: () => undefined, refused: 0 });
      const { name } = await dynamo.createTable();
      Object.assign(process.env, settingsOf(name, hosts));
      pipeline.setHour(9);
      loaded = await loadFunctions();
    },

    setHour(hours) {
      // One fake clock for all: a module that took `Date.now` keeps hearing it.
      if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(STARTS_AT + hours * HOUR_MS);
    },

    publish(cycle, steps, models = GRID_MODELS) {
      publishSteps(noaa, cycle, steps, models);
    },

    async look() {
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
        await pipeline.look().catch((error: Error) => alarms.push(error.message));
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

    parked(queue) {
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

/** All that waits, of the beaches the one that is looked at. */
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
