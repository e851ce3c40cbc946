import type { TableAccess } from './constructs/table-access.ts';
import type { JobName } from './functions.ts';

export type QueueName = 'steps' | 'beaches' | 'tiles' | 'letters' | 'alerts' | 'alert-letters';

/** When a job runs, and what it may reach beyond its own log. */
export interface JobNeeds {
  readonly runs:
    | { readonly everyMinutes: number }
    | { readonly takesFrom: QueueName; readonly atOnce: number }
    | { readonly hears: 'mail-events' };
  readonly memoryMb: number;
  /** JOB_TIMEOUT_S where none is given. */
  readonly timeoutS?: number;
  readonly table: TableAccess;
  readonly samples?: readonly ('read' | 'write')[];
  /** Writes tiles, and which run they show. */
  readonly tiles?: boolean;
  readonly sendsTo?: readonly QueueName[];
  /** Removes identities that no account has. */
  readonly removesIdentities?: boolean;
  /** Mails letters. */
  readonly mails?: boolean;
  /** Reads the accounts' secret. */
  readonly readsSecret?: boolean;
}

export const JOB_TIMEOUT_S = 120;

/** A whole vCPU: decoding a grid and composing a forecast are one thread's work. */
const ONE_CPU_MB = 1769;

export const jobNeeds: Record<JobName, JobNeeds> = {
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
    sendsTo: ['alerts'],
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
  'evaluate-alerts': {
    runs: { takesFrom: 'alerts', atOnce: 5 },
    memoryMb: 1024,
    table: { actions: ['dynamodb:Query'], partitions: ['BEACH#*'], index: 'alerts' },
    sendsTo: ['alerts', 'alert-letters'],
  },
  'send-alert': {
    runs: { takesFrom: 'alert-letters', atOnce: 10 },
    memoryMb: 1024,
    table: {
      actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:PutItem'],
      partitions: ['BEACH#*', 'USER#*', 'HELD#*'],
    },
    sendsTo: ['letters'],
  },
  'release-alerts': {
    runs: { everyMinutes: 15 },
    memoryMb: 512,
    table: { actions: ['dynamodb:Query', 'dynamodb:DeleteItem'], partitions: ['HELD#*'] },
    sendsTo: ['alert-letters'],
  },
  'send-letter': {
    runs: { takesFrom: 'letters', atOnce: 5 },
    memoryMb: 512,
    timeoutS: 20,
    table: {
      actions: ['dynamodb:Query', 'dynamodb:PutItem', 'dynamodb:UpdateItem'],
      partitions: ['LETTER#*', 'USER#*', 'EMAIL#*', 'CODE#*', 'CONSENT#*'],
    },
    mails: true,
    readsSecret: true,
  },
  'finish-follow-ups': {
    runs: { everyMinutes: 15 },
    memoryMb: 512,
    table: {
      actions: ['dynamodb:Query', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      partitions: ['FOLLOWUP', 'USER#*', 'CODE#*', 'CONSENT#*'],
    },
    sendsTo: ['letters'],
    removesIdentities: true,
  },
  'note-mail-event': {
    runs: { hears: 'mail-events' },
    memoryMb: 512,
    timeoutS: 20,
    table: { actions: ['dynamodb:Query', 'dynamodb:UpdateItem'], partitions: ['USER#*', 'EMAIL#*', 'CONSENT#*'] },
  },
};
