import type { CallNeedsOf } from './needs.ts';

export const stationsCalls: CallNeedsOf<'stations'> = {
  'get-buoy': {
    memoryMb: 1024,
    table: { actions: ['Query'], partitions: ['user', 'station', 'stations'] },
  },
  'list-map-stations': { memoryMb: 1024, table: { actions: ['Query'], partitions: ['user', 'stations'] } },
};
