import { type JobNeedsOf, ONE_CPU_MB } from './needs.ts';

export const oceanJobs: JobNeedsOf<'ocean'> = {
  'find-runs': {
    runs: { everyMinutes: 10, mustRun: true },
    memoryMb: 1024,
    table: { actions: ['Query', 'UpdateItem', 'PutItem'], partitions: ['cycle'] },
    samples: ['read', 'write'],
    tiles: true,
    sendsTo: ['steps', 'beaches', 'tiles'],
  },
  'ingest-step': {
    runs: { takesFrom: 'steps', atOnce: 10 },
    memoryMb: ONE_CPU_MB,
    table: { actions: ['Query', 'UpdateItem', 'PutItem'], partitions: ['cycle'] },
    samples: ['read', 'write'],
    sendsTo: ['beaches'],
  },
  'build-forecasts': {
    runs: { takesFrom: 'beaches', atOnce: 5 },
    memoryMb: ONE_CPU_MB,
    table: { actions: ['Query', 'PutItem'], partitions: ['beach', 'accuracy', 'sealing'] },
    samples: ['read'],
    points: ['winds'],
    sendsTo: ['alerts'],
  },
  'seal-forecasts': {
    runs: { everyMinutes: 10 },
    memoryMb: 512,
    table: { actions: ['Query'], partitions: ['sealing'] },
    forecastLog: 'append',
  },
  'refresh-observations': {
    runs: { everyMinutes: 10, mustRun: true },
    memoryMb: 1024,
    table: {
      actions: ['Query', 'BatchGetItem', 'PutItem'],
      partitions: ['beach', 'station', 'stations', 'winds'],
    },
  },
  'refresh-advisories': {
    runs: { everyMinutes: 5 },
    memoryMb: 512,
    table: { actions: ['Query', 'PutItem'], partitions: ['advisories'] },
  },
  'verify-forecasts': {
    runs: { everyMinutes: 180 },
    memoryMb: 1024,
    table: {
      actions: ['Query', 'BatchGetItem', 'PutItem'],
      partitions: ['buoy', 'station', 'accuracy', 'winds'],
    },
    samples: ['read'],
  },
  'draw-tiles': {
    runs: { takesFrom: 'tiles', atOnce: 2 },
    memoryMb: ONE_CPU_MB,
    table: { actions: ['UpdateItem', 'Query'], partitions: ['cycle'] },
    tiles: true,
    points: ['draw'],
    sendsTo: ['points'],
  },
  'pack-points': {
    runs: { takesFrom: 'points', atOnce: 2 },
    memoryMb: ONE_CPU_MB,
    table: { actions: ['Query'], partitions: ['cycle'] },
    points: ['pack'],
  },
  'draw-map-stills': {
    runs: { everyMinutes: 10 },
    memoryMb: ONE_CPU_MB,
    table: { actions: ['Query', 'PutItem'], partitions: ['plate', 'beach'] },
    plates: true,
  },
};
