import type { CallNeedsOf } from './needs.ts';

export const favoritesCalls: CallNeedsOf<'favorites'> = {
  'list-favorites-today': {
    memoryMb: 1024,
    table: { actions: ['Query', 'BatchGetItem'], partitions: ['user', 'beach', 'advisories'] },
  },
  'add-favorite': {
    table: {
      actions: ['Query', 'UpdateItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'],
      partitions: ['user'],
    },
  },
  'remove-favorite': {
    table: {
      actions: ['Query', 'UpdateItem', 'PutItem', 'DeleteItem'],
      partitions: ['user'],
    },
  },
  'reorder-favorites': { table: { actions: ['Query', 'UpdateItem'], partitions: ['user'] } },
  'save-alert': {
    table: { actions: ['Query', 'UpdateItem', 'PutItem', 'ConditionCheckItem'], partitions: ['user'] },
  },
  'preview-alert': { table: { actions: ['Query'], partitions: ['user', 'beach'] } },
};
