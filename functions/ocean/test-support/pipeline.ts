import { findBeach, listBeaches } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/forecast';
import { GRID_MODELS, type GridModel } from '@groundswell/ocean';
import type { APIGatewayProxyEventV2, Context, SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';
import { engines } from '../../../packages/data/test-support/start-dynamo.ts';
import { type DynamoGate, startDynamoGate } from '../../../packages/data/test-support/start-dynamo-gate.ts';
import { type ObjectStore, startObjectStore } from '../../../packages/data/test-support/start-object-store.ts';
import { type QueueHost, startQueueHost } from '../../../packages/data/test-support/start-queue-host.ts';
import { type FakeNoaa, startFakeNoaa } from '../../../packages/ocean/test-support/fake-noaa.ts';
import { makeAirStep, makeWaveStep } from '../../../packages/ocean/test-support/made-steps.ts';
import type { MadeFile } from '../../../packages/ocean/test-support/write-grib.ts';

export const CYCLE = '2026112006';
export const NEXT_CYCLE = '2026112012';
export const STARTS_AT = Date.UTC(2026, 10, 20, 6);
/** A cycle is built from these few steps once it is late. */
export const STEPS: readonly number[] = [0, 1, 2];
/** The one beach that is built and looked at. */
export const BEACH = findBeach('indian-river-inlet-northside') ?? listBeaches()[0] ?? never();

/** As often as the schedule looks, and as soon as what failed comes again. */
const ROUND_MS = 12 * 60_000;
const TRIES = 4;
const QUEUES = ['steps', 'beaches', 'tiles'] as const;
type QueueName = (typeof QUEUES)[number];

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

/** What get-forecast answers of a beach, as far as tests look. */
export interface Served {
  readonly state: string;
  readonly stale_hours?: number;
  readonly updated?: string;
  readonly sources: Readonly<Record<string, unknown>>;
  readonly timeline: unknown;
  readonly tide_array: readonly unknown[];
}

/** The product from NOAA's files to what a reader is told: the functions on engines of this machine. */
export interface Pipeline {
  readonly noaa: FakeNoaa;
  readonly store: ObjectStore;
  readonly queues: QueueHost;
  readonly table: DynamoGate;
  /** The repositories of the functions under test. */
  readonly data: () => typeof import('@groundswell/data');
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
  /** What a reader of the beach is told now. */
  serve(): Promise<Served>;
  stop(): Promise<void>;
}

type Job = (
  event: SQSEvent | object,
  context: { awsRequestId: string },
) => Promise<{ batchItemFailures: readonly unknown[] }>;

/** Starts all of it on the first engine that this machine has. */
export async function startPipeline(): Promise<Pipeline> {
  const dynamo = await (engines[0] ?? never()).start();
  const [table, store, queues, noaa] = await Promise.all([
    startDynamoGate(dynamo.url),
    startObjectStore(),
    startQueueHost(),
    startFakeNoaa(),
  ]);
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
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
      Object.assign(process.env, settingsOf(name, { table, store, queues, noaa }));
      pipeline.setHour(9);
      loaded = await loadFunctions();
    },

    setHour(hours) {
      // One fake clock for all: a module that took `Date.now` keeps hearing it.
      if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
      vi.setSystemTime(STARTS_AT + hours * HOUR_MS);
    },

    publish(cycle, steps, models = GRID_MODELS) {
      for (const model of models) {
        for (const step of steps) {
          const file = () => made(model, cycle, step);
          noaa.files.set(model.path(cycle, step), () => file().bytes);
          noaa.files.set(`${model.path(cycle, step)}.idx`, () => new TextEncoder().encode(file().index));
        }
      }
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

    async serve() {
      const event = {
        rawPath: `/forecast/${BEACH.slug}`,
        headers: { accept: 'application/json' },
        pathParameters: { fcstId: BEACH.slug },
        isBase64Encoded: false,
        requestContext: { requestId: 'r' },
      } as unknown as APIGatewayProxyEventV2;
      const { statusCode, body = '' } = await loaded.getForecast(event, {} as Context);
      if (statusCode !== 200) throw new Error(`get-forecast answered ${statusCode}.`);
      return JSON.parse(body);
    },

    async stop() {
      vi.useRealTimers();
      dynamo.stop();
      await Promise.all([table.stop(), store.stop(), queues.stop(), noaa.stop()]);
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

/** A process takes up its table once: each test has functions of its own. */
async function loadFunctions() {
  vi.resetModules();
  const [data, findRuns, ingestStep, buildForecasts, drawTiles, { handler: getForecast }] = await Promise.all([
    import('@groundswell/data'),
    import('../find-runs.ts'),
    import('../ingest-step.ts'),
    import('../build-forecasts.ts'),
    import('../draw-tiles.ts'),
    import('../../forecast/get-forecast.ts'),
  ]);
  const takers: Readonly<Record<QueueName, Job>> = {
    steps: ingestStep.handler,
    beaches: buildForecasts.handler,
    tiles: drawTiles.handler,
  };
  return { data, findRuns: findRuns.handler as Job, takers, getForecast };
}

function settingsOf(table: string, hosts: Pick<Pipeline, 'table' | 'store' | 'queues' | 'noaa'>) {
  return {
    TABLE_NAME: table,
    OCEAN_BUCKET: 'samples',
    TILES_BUCKET: 'maps',
    STEPS_QUEUE_URL: urlOf(hosts.queues, 'steps'),
    BEACHES_QUEUE_URL: urlOf(hosts.queues, 'beaches'),
    TILES_QUEUE_URL: urlOf(hosts.queues, 'tiles'),
    PARK_AFTER_TRIES: String(TRIES),
    NOAA_GFS_URL: hosts.noaa.url,
    NOAA_HRRR_URL: hosts.noaa.url,
    NOAA_BULLETINS_URL: hosts.noaa.url,
    NDBC_URL: hosts.noaa.url,
    SHORT_RANGE_MODEL: 'none',
    OCEAN_PINS: '{}',
    BASIC_DAYS: '16',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: hosts.table.url,
    AWS_ENDPOINT_URL_S3: hosts.store.url,
    AWS_ENDPOINT_URL_SQS: hosts.queues.url,
  };
}

function urlOf({ url }: QueueHost, queue: string): string {
  return `${url}/1/${queue}`;
}

const madeFiles = new Map<string, MadeFile>();

/** Made once for all tests; the wave models share theirs. */
function made({ kind }: GridModel, cycle: string, step: number): MadeFile {
  const name = `${kind} ${cycle} ${step}`;
  const file = madeFiles.get(name) ?? (kind === 'waves' ? makeWaveStep(cycle, step) : makeAirStep(cycle, step));
  madeFiles.set(name, file);
  return file;
}

function never(): never {
  throw new Error('No engine of DynamoDB, or no beach, is here.');
}
