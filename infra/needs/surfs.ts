import type { CallNeedsOf } from './needs.ts';
import { USER_READ } from './table-rights.ts';

export const surfsCalls: CallNeedsOf<'surfs'> = {
  'list-surfs': { table: USER_READ },
  'add-surf': {
    memoryMb: 1024,
    table: [
      { actions: ['Query'], partitions: ['user', 'beach'] },
      { actions: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'], partitions: ['user'] },
    ],
  },
  'change-surf': { table: { actions: ['Query', 'UpdateItem'], partitions: ['user'] } },
  'remove-surf': { table: { actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'], partitions: ['user'] } },
};
