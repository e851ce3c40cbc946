import type { CallNeedsOf } from './needs.ts';

export const pointsCalls: CallNeedsOf<'points'> = {
  'get-ocean-point': {
    memoryMb: 1024,
    table: { actions: ['Query'], partitions: ['user', 'stations'] },
    points: true,
  },
};
