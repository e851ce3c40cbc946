import type { CallNeedsOf } from './needs.ts';
import { COUNT, USER_READ } from './table-rights.ts';

export const postStatsCalls: CallNeedsOf<'post-stats'> = {
  'count-post-view': {
    table: [
      COUNT,
      { actions: ['Query'], partitions: ['slug', 'published'] },
      { actions: ['Query', 'PutItem', 'UpdateItem'], partitions: ['views', 'reader', 'salt'] },
    ],
  },
  'get-canvas-stats': { table: [USER_READ, { actions: ['Query'], partitions: ['views'] }] },
  'get-canvas-post-stats': { table: [USER_READ, { actions: ['Query'], partitions: ['post', 'views'] }] },
};
