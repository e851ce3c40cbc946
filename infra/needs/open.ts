import type { CallNeedsOf } from './needs.ts';
import { OPEN_CALL } from './table-rights.ts';

export const openCalls: CallNeedsOf<'open'> = {
  'list-beaches': { table: OPEN_CALL },
  'get-beach-forecast': { memoryMb: 1024, table: [...OPEN_CALL, { actions: ['Query'], partitions: ['beach'] }] },
  'get-beach-now': { memoryMb: 1024, table: [...OPEN_CALL, { actions: ['Query'], partitions: ['beach'] }] },
  'get-beach-tides': { memoryMb: 1024, table: [...OPEN_CALL, { actions: ['Query'], partitions: ['beach'] }] },
  'get-beach-advisories': { table: [...OPEN_CALL, { actions: ['Query'], partitions: ['advisories'] }] },
  'list-stations': { table: [...OPEN_CALL, { actions: ['Query'], partitions: ['stations'] }] },
  'get-station': { table: [...OPEN_CALL, { actions: ['Query'], partitions: ['stations', 'station'] }] },
  'list-charts': { table: OPEN_CALL, chartRuns: true },
  'get-description': {},
};
