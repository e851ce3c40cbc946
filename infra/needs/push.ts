import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeedsOf } from './needs.ts';
import { USER_READ } from './table-rights.ts';

/** A user's browsers, with the rows that name their owner, written in one transaction. */
export const PUSH_WRITE: TableAccess = {
  actions: ['Query', 'PutItem', 'DeleteItem'],
  partitions: ['user', 'push'],
};
const SESSION_CHECK: TableAccess = { actions: ['ConditionCheckItem'], partitions: ['user'] };

export const pushCalls: CallNeedsOf<'push'> = {
  'get-push': { table: USER_READ, pushKey: true },
  'add-push-browser': { table: [PUSH_WRITE, SESSION_CHECK] },
  'remove-push-browser': { table: PUSH_WRITE },
};
