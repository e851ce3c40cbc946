import type { CallNeedsOf } from './needs.ts';

export const accuracyCalls: CallNeedsOf<'accuracy'> = {
  'get-accuracy': { table: { actions: ['Query'], partitions: ['accuracy'] }, forecastLog: 'read' },
};
