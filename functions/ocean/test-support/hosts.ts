import { createMemoryTable } from '@groundswell/data/testing/memory-table/memory-table';
import { stubInMemory } from '@groundswell/data/testing/memory-table/start-memory';
import { DUMMY_CREDENTIALS } from '@groundswell/data/testing/start-dynamo';
import { type ObjectStore, startInProcessObjects } from '@groundswell/data/testing/start-object-store';
import { type QueueHost, startInProcessQueues } from '@groundswell/data/testing/start-queue-host';
import type { Table } from '@groundswell/data/testing/table';
import { type FakeNoaa, startFakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { vi } from 'vitest';

export const QUEUES = ['steps', 'beaches', 'tiles'] as const;
export type QueueName = (typeof QUEUES)[number];

const TRIES = 4;

/** The table service of the functions under test. */
export interface Tables {
  readonly url: string;
  /**
   * Creates an empty table and returns its name. Functions read the table's name when they load, so functions loaded
   * before must be reloaded.
   */
  open(): Promise<string>;
  /** Connects the client of reloaded functions to the table. */
  reach(db: Table['db']): void;
  stop(): Promise<void>;
}

/** The services that the functions under test use: a NOAA stub, and a table, a bucket and queues in this process. */
export interface Hosts {
  readonly tables: Tables;
  readonly store: ObjectStore;
  readonly queues: QueueHost;
  readonly noaa: FakeNoaa;
  stop(): Promise<void>;
}

export async function startHosts(startTables: () => Promise<Tables> = startMemoryTables): Promise<Hosts> {
  Object.assign(process.env, DUMMY_CREDENTIALS);
  const [tables, noaa] = await Promise.all([startTables(), startFakeNoaa()]);
  const [store, queues] = [startInProcessObjects(), startInProcessQueues()];
  vi.stubGlobal('fetch', noaa.fetch);
  return {
    tables,
    store,
    queues,
    noaa,
    async stop() {
      vi.unstubAllGlobals();
      await Promise.all([tables, store, queues, noaa].map((host) => host.stop()));
    },
  };
}

async function startMemoryTables(): Promise<Tables> {
  const table = createMemoryTable();
  const empty = table.keep();
  return {
    url: 'http://memory',
    async open() {
      empty();
      return 'memory';
    },
    reach: (db) => void stubInMemory({ db }, table),
    stop: async () => undefined,
  };
}

/** Returns the environment variables of the functions under test; `table` is the table's name. */
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
    NOAA_GEFS_URL: hosts.noaa.url,
    NOAA_BULLETINS_URL: hosts.noaa.url,
    NDBC_URL: hosts.noaa.url,
    SHORT_RANGE_MODEL: 'none',
    CONTRIBUTING_MODELS: 'none',
    OCEAN_PINS: '{}',
    BASIC_DAYS: '16',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: hosts.tables.url,
    AWS_ENDPOINT_URL_S3: hosts.store.url,
  };
}

export function urlOf({ url }: QueueHost, queue: string): string {
  return `${url}/1/${queue}`;
}
