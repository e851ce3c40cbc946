import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeedsOf } from './needs.ts';
import { COUNT, USER_READ } from './table-rights.ts';

/** The secret URL of a user's calendar and the row that names its owner, written in one transaction. */
export const FEED_WRITE: TableAccess = {
  actions: ['Query', 'PutItem', 'DeleteItem'],
  partitions: ['user', 'calendar'],
};
const ACCOUNT_CHECK: TableAccess = { actions: ['ConditionCheckItem'], partitions: ['user'] };

export const calendarCalls: CallNeedsOf<'calendar'> = {
  'get-beach-calendar': { memoryMb: 1024, table: { actions: ['Query'], partitions: ['beach'] } },
  'get-favorites-calendar': {
    memoryMb: 1024,
    table: [{ actions: ['Query'], partitions: ['beach', 'calendar', 'user'] }, COUNT],
  },
  'get-calendar-link': { table: USER_READ },
  'renew-calendar-link': { table: [FEED_WRITE, ACCOUNT_CHECK] },
  'end-calendar-link': { table: FEED_WRITE },
};
