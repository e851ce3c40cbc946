import { FEED_WRITE } from './calendar.ts';
import { WRITER_LEAVES } from './canvas.ts';
import type { CallNeedsOf } from './needs.ts';
import { PUSH_WRITE } from './push.ts';
import {
  ACCOUNT_ERASE,
  ASKS_FOR_CODE,
  CODE_READ,
  CODE_USE,
  CONSENT_READ,
  CONSENT_REMOVE,
  CONSENT_WRITE,
  COUNT,
  EMAIL_DELETE,
  EMAIL_PUT,
  FOLLOW_UP,
  MAKER_FORGET,
  MAKER_READ,
  PEOPLE_COUNT,
  USER_CHANGE,
  USER_READ,
} from './table-rights.ts';

export const settingsCalls: CallNeedsOf<'settings'> = {
  'update-setting': {
    table: { actions: ['Query', 'UpdateItem', 'PutItem'], partitions: ['user'] },
  },
  'get-unit-options': { table: USER_READ },
  'get-user-units': { table: USER_READ },
  'change-email': { ...ASKS_FOR_CODE, table: [USER_READ, COUNT, CODE_READ] },
  'confirm-new-email': {
    table: [USER_CHANGE, EMAIL_PUT, EMAIL_DELETE, FOLLOW_UP, COUNT, CODE_USE, CONSENT_WRITE, CONSENT_REMOVE],
    secrets: ['account', 'site'],
    sendsEmails: true,
  },
  'new-own-pass-code': { ...ASKS_FOR_CODE, table: [USER_READ, COUNT] },
  'check-own-pass-code': { table: [USER_CHANGE, COUNT, CODE_USE], secrets: ['account', 'site'] },
  'delete-account': {
    table: [
      USER_CHANGE,
      ACCOUNT_ERASE,
      FOLLOW_UP,
      PEOPLE_COUNT,
      { actions: ['Query', 'DeleteItem'], partitions: ['code'] },
      CONSENT_REMOVE,
      MAKER_READ,
      MAKER_FORGET,
      PUSH_WRITE,
      FEED_WRITE,
      ...WRITER_LEAVES,
    ],
    cognito: ['AdminDeleteUser', 'DescribeUserPoolClient'],
    secrets: ['site'],
    sendsEmails: true,
    queuesPayments: true,
  },
  'list-api-keys': { table: USER_READ },
  'make-api-key': { table: USER_CHANGE, secrets: ['site'] },
  'revoke-api-key': { table: USER_CHANGE, secrets: ['site'] },
  'export-account': {
    table: [USER_READ, CONSENT_READ, MAKER_READ, { actions: ['Query'], partitions: ['author'] }],
  },
};
