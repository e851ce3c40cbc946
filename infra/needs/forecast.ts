import type { CallNeedsOf } from './needs.ts';

export const forecastCalls: CallNeedsOf<'forecast'> = {
  'get-forecast': {
    memoryMb: 1024,
    table: { actions: ['Query', 'BatchGetItem'], partitions: ['user', 'beach', 'advisories', 'site'] },
  },
  'compare-beaches': {
    memoryMb: 1024,
    table: { actions: ['Query'], partitions: ['user', 'beach', 'advisories'] },
  },
  'get-forecast-lat-lon': {},
  'get-weather': { memoryMb: 1024, table: { actions: ['Query'], partitions: ['user', 'beach', 'advisories'] } },
  'get-home-today': {
    memoryMb: 1024,
    table: { actions: ['Query', 'BatchGetItem'], partitions: ['user', 'beach', 'advisories', 'plate'] },
  },
  'list-popular-beaches': {
    memoryMb: 1024,
    table: { actions: ['Query', 'BatchGetItem'], partitions: ['user', 'beach', 'advisories'] },
  },
};
