import { type Dynamo, engines } from '../../../packages/data/test-support/start-dynamo.ts';
import { type DynamoGate, startDynamoGate } from '../../../packages/data/test-support/start-dynamo-gate.ts';
import { type ObjectStore, startObjectStore } from '../../../packages/data/test-support/start-object-store.ts';
import { type QueueHost, startQueueHost } from '../../../packages/data/test-support/start-queue-host.ts';
import { type FakeNoaa, startFakeNoaa } from '../../../packages/ocean/test-support/fake-noaa.ts';

export const QUEUES = ['steps', 'beaches', 'tiles'] as const;
export type QueueName = (typeof QUEUES)[number];

const TRIES = 4;

/** The services of the functions: engines of this machine, and our own NOAA. */
export interface Hosts {
  readonly dynamo: Dynamo;
  /** A proxy before it. */
  readonly table: DynamoGate;
  readonly store: ObjectStore;
  readonly queues: QueueHost;
  readonly noaa: FakeNoaa;
  stop(): Promise<void>;
}

/** Starts them, with the first DynamoDB engine available. */
export async function startHosts(): Promise<Hosts> {
  const [engine] = engines;
  if (!engine) throw new Error('No engine of DynamoDB is here.');
  const dynamo = await engine.start();
  const [table, store, queues, noaa] = await Promise.all([
    startDynamoGate(dynamo.url),
    startObjectStore(),
    startQueueHost(),
    startFakeNoaa(),
  ]);
  return {
    dynamo,
    table,
    store,
    queues,
    noaa,
    async stop() {
      dynamo.stop();
      await Promise.all([table.stop(), store.stop(), queues.stop(), noaa.stop()]);
    },
  };
}

/** The environment of the functions under test; `table` is the name of theirs. */
export function settingsOf(table: string, hosts: Hosts): Readonly<Record<string, string>> {
  return {
    TABLE_NAME: table,
    OCEAN_BUCKET: 'samples',
    TILES_BUCKET: 'maps',
    STEPS_QUEUE_URL: urlOf(hosts.queues, 'steps'),
    BEACHES_QUEUE_URL: urlOf(hosts.queues, 'beaches'),
    TILES_QUEUE_URL: urlOf(hosts.queues, 'tiles'),
    POINTS_QUEUE_URL: urlOf(hosts.queues, 'points'),
    ALERTS_QUEUE_URL: urlOf(hosts.queues, 'alerts'),
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

export function urlOf({ url }: QueueHost, queue: string): string {
  return `${url}/1/${queue}`;
}
