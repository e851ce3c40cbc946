import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeedsOf } from './needs.ts';
import { USER_READ } from './table-rights.ts';

/**
 * The push subscriptions of a user's browsers. One transaction writes a subscription and the row that names the
 * browser's owner.
 */
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
