import type { TableAccess } from './constructs/table-access.ts';
import type { OCEAN_JOBS } from './functions.ts';

export type QueueName = 'steps' | 'beaches' | 'tiles';

/** When a job of the ocean runs, and what it may reach beyond its own log. */
export interface JobNeeds {
  readonly runs: { readonly everyMinutes: number } | { readonly takesFrom: QueueName; readonly atOnce: number };
  readonly memoryMb: number;
  readonly table: TableAccess;
  readonly samples?: readonly ('read' | 'write')[];
  /** Writes tiles, and which run they show. */
  readonly tiles?: boolean;
  readonly sendsTo?: readonly QueueName[];
}

/** A whole vCPU: decoding a grid and composing a forecast are one thread's work. */
const ONE_CPU_MB = 1769;

export const jobNeeds: Record<(typeof OCEAN_JOBS)[number], JobNeeds> = {
  'find-runs': {
    runs: { everyMinutes: 10 },
    memoryMb: 1024,
    table: { actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem'], partitions: ['CYCLE#*'] },
    samples: ['read', 'write'],
    sendsTo: ['steps', 'beaches', 'tiles'],
  },
  'ingest-step': {
    runs: { takesFrom: 'steps', atOnce: 10 },
    memoryMb: ONE_CPU_MB,
    table: { actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem'], partitions: ['CYCLE#*'] },
    samples: ['read', 'write'],
    sendsTo: ['beaches', 'tiles'],
  },
  'build-forecasts': {
    runs: { takesFrom: 'beaches', atOnce: 5 },
    memoryMb: ONE_CPU_MB,
    table: { actions: ['dynamodb:Query', 'dynamodb:PutItem'], partitions: ['BEACH#*', 'ACCURACY'] },
    samples: ['read'],
  },
  'refresh-observations': {
    runs: { everyMinutes: 10 },
    memoryMb: 1024,
    table: {
      actions: ['dynamodb:Query', 'dynamodb:BatchGetItem', 'dynamodb:PutItem'],
      partitions: ['BEACH#*', 'STATION#*', 'STATIONS'],
    },
  },
  'verify-forecasts': {
    runs: { everyMinutes: 180 },
    memoryMb: 1024,
    table: { actions: ['dynamodb:Query', 'dynamodb:PutItem'], partitions: ['BUOY#*', 'STATION#*', 'ACCURACY'] },
    samples: ['read'],
  },
  'draw-tiles': {
    runs: { takesFrom: 'tiles', atOnce: 2 },
    memoryMb: ONE_CPU_MB,
    table: { actions: ['dynamodb:UpdateItem'], partitions: ['CYCLE#*'] },
    tiles: true,
  },
};
