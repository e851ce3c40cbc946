import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeedsOf } from './needs.ts';
import { ACCOUNT_READ, COUNT, POST_READ, USER_CHANGE, USER_READ } from './table-rights.ts';

/** A post with all dependent rows: its slugs, lists, search words, revisions and the counts of its tags. */
export const POST_WRITE: TableAccess = {
  actions: ['Query', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
  partitions: [
    'post',
    'published',
    'slug',
    'postList',
    'desk',
    'label',
    'postSearch',
    'deskSearch',
    'upload',
    'change',
  ],
};
const DESK_READ: TableAccess = { actions: ['Query'], partitions: ['desk'] };
const LABEL_READ: TableAccess = { actions: ['Query'], partitions: ['label'] };
/** Gives a writer a public number when they first write something. */
const AUTHOR_ADD: readonly TableAccess[] = [USER_CHANGE, { actions: ['Query', 'PutItem'], partitions: ['author'] }];
/** Writers with the roles and email addresses of their accounts. */
const WRITER_READ: TableAccess = { actions: ['Query', 'BatchGetItem'], partitions: ['author', 'user'] };
/** An entry of the change log. */
const LOG: TableAccess = { actions: ['PutItem'], partitions: ['change'] };
const ROLE_CHANGE: TableAccess = { actions: ['UpdateItem', 'ConditionCheckItem'], partitions: ['user'] };

/** Removes a writer whose account ends; the transaction checks that another admin remains. */
export const WRITER_LEAVES: readonly TableAccess[] = [
  WRITER_READ,
  LOG,
  { actions: ['UpdateItem'], partitions: ['author', 'upload'] },
  { actions: ['ConditionCheckItem'], partitions: ['user'] },
];

export const canvasCalls: CallNeedsOf<'canvas'> = {
  'list-canvas-posts': { table: [USER_READ, DESK_READ] },
  'create-canvas-post': { table: [...AUTHOR_ADD] },
  'get-canvas-post': { table: [USER_READ, POST_READ] },
  'save-canvas-post': { memoryMb: 1024, table: [...AUTHOR_ADD, POST_WRITE] },
  'move-canvas-post': { memoryMb: 1024, table: [USER_READ, POST_WRITE] },
  'delete-canvas-post': { table: [USER_READ, POST_WRITE] },
  'undelete-canvas-post': { table: [USER_READ, POST_WRITE] },
  'list-post-revisions': { table: [USER_READ, POST_READ] },
  'get-post-revision': { table: [USER_READ, POST_READ] },
  'restore-post-revision': { memoryMb: 1024, table: [...AUTHOR_ADD, POST_WRITE] },
  'make-post-preview': { table: [USER_READ, POST_READ], secrets: ['site'] },
  'list-canvas-labels': { table: [USER_READ, LABEL_READ] },
  'create-canvas-label': { table: USER_READ },
  'get-canvas-label': { table: [USER_READ, LABEL_READ] },
  'list-canvas-label-posts': { table: [USER_READ, { actions: ['Query'], partitions: ['postList'] }] },
  'save-canvas-label': { table: [USER_READ, { actions: ['Query', 'UpdateItem'], partitions: ['label'] }, LOG] },
  'delete-canvas-label': { table: [USER_READ, { actions: ['Query', 'DeleteItem'], partitions: ['label'] }, LOG] },
  'get-own-writer': { table: [...AUTHOR_ADD, WRITER_READ] },
  'list-writers': { table: [WRITER_READ, { actions: ['Query'], partitions: ['invitation'] }] },
  'create-writer': { table: USER_READ },
  'invite-writer': {
    table: [ACCOUNT_READ, COUNT, { actions: ['PutItem'], partitions: ['invitation'] }, LOG],
    sendsEmails: true,
  },
  'withdraw-invitation': {
    table: [ACCOUNT_READ, { actions: ['Query', 'DeleteItem'], partitions: ['invitation'] }, LOG],
  },
  'check-invitation': {
    table: [WRITER_READ, COUNT, { actions: ['Query'], partitions: ['invitation'] }],
    secrets: ['site'],
  },
  'join-writers': {
    table: [
      ...AUTHOR_ADD,
      WRITER_READ,
      COUNT,
      LOG,
      ROLE_CHANGE,
      { actions: ['Query', 'DeleteItem'], partitions: ['invitation'] },
    ],
    secrets: ['site'],
  },
  'get-writer': { table: WRITER_READ },
  'list-writer-posts': { table: [USER_READ, DESK_READ] },
  'save-writer': {
    table: [
      WRITER_READ,
      ROLE_CHANGE,
      LOG,
      { actions: ['UpdateItem'], partitions: ['author', 'upload'] },
      { actions: ['Query', 'DeleteItem'], partitions: ['invitation'] },
    ],
  },
  'delete-writer': { table: [WRITER_READ, ROLE_CHANGE, LOG] },
  'search-canvas': {
    memoryMb: 1024,
    table: [USER_READ, { actions: ['Query'], partitions: ['deskSearch', 'postSearch', 'label', 'author'] }],
  },
};
