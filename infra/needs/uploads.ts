import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeedsOf, JobNeedsOf } from './needs.ts';
import { NAMES_READ, POST_READ, USER_READ } from './table-rights.ts';

const UPLOADS_READ: TableAccess = { actions: ['Query'], partitions: ['upload'] };
const CHANGE_LOG: TableAccess = { actions: ['PutItem'], partitions: ['change'] };
const UPLOADS_REMOVE: TableAccess = { actions: ['Query', 'UpdateItem', 'DeleteItem'], partitions: ['upload'] };

export const uploadsCalls: CallNeedsOf<'uploads'> = {
  'start-upload': { table: [USER_READ, { actions: ['PutItem'], partitions: ['upload'] }], uploads: 'post' },
  'finish-upload': {
    table: [USER_READ, UPLOADS_READ, { actions: ['UpdateItem'], partitions: ['upload'] }, CHANGE_LOG],
    uploads: 'make',
    // An image of 12 million pixels takes one processor seven seconds, and the largest permitted image has four times
    // as many pixels.
    memoryMb: 2048,
    timeoutS: 29,
  },
  'list-uploads': { table: [USER_READ, UPLOADS_READ, NAMES_READ, POST_READ] },
  'delete-upload': { table: [USER_READ, UPLOADS_REMOVE, CHANGE_LOG], uploads: 'remove' },
};

export const uploadsJobs: JobNeedsOf<'uploads'> = {
  'sweep-uploads': {
    runs: { everyMinutes: 24 * 60 },
    memoryMb: 512,
    table: { actions: ['Query', 'UpdateItem', 'DeleteItem', 'PutItem'], partitions: ['upload', 'change'] },
    removesPictures: true,
  },
};
