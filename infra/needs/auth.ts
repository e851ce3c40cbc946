import type { CallNeedsOf } from './needs.ts';
import { PUSH_WRITE } from './push.ts';
import {
  ACCOUNT_OPEN,
  ACCOUNT_READ,
  ASKS_FOR_CODE,
  CODE_USE,
  CONSENT_GRANT,
  CONSENT_READ,
  COUNT,
  EMAIL_DELETE,
  EMAIL_PUT,
  FOLLOW_UP,
  MAKES_IDENTITY,
  PEOPLE_COUNT,
  SIGNS_IN,
  SPARE_IDENTITY,
  USER_CHANGE,
  USER_READ,
  USER_UPDATE,
} from './table-rights.ts';

export const authCalls: CallNeedsOf<'auth'> = {
  login: {
    table: [ACCOUNT_READ, USER_CHANGE, PEOPLE_COUNT, COUNT],
    // Older passwords were stored as typed, without Unicode normalization. When such a user signs in,
    // AdminSetUserPassword stores the password again in normalized form.
    cognito: [...SIGNS_IN, 'AdminSetUserPassword'],
    secrets: ['account', 'site'],
  },
  register: {
    table: [ACCOUNT_READ, EMAIL_PUT, { actions: ['PutItem'], partitions: ['followUp'] }, COUNT],
    cognito: [...MAKES_IDENTITY, ...SIGNS_IN],
    secrets: ['site'],
    sendsCodes: true,
  },
  'request-password-reset': ASKS_FOR_CODE,
  'verify-email': ASKS_FOR_CODE,
  'new-pass-code': ASKS_FOR_CODE,
  'check-pass-code': {
    table: [
      ACCOUNT_READ,
      ACCOUNT_OPEN,
      EMAIL_DELETE,
      USER_UPDATE,
      FOLLOW_UP,
      CODE_USE,
      { actions: ['Query'], partitions: ['code'] },
      CONSENT_GRANT,
      PEOPLE_COUNT,
      COUNT,
    ],
    cognito: MAKES_IDENTITY,
    secrets: ['account', 'site'],
    sendsEmails: true,
  },
  'reset-password': {
    table: [ACCOUNT_READ, ACCOUNT_OPEN, USER_UPDATE, FOLLOW_UP, CODE_USE, PEOPLE_COUNT, COUNT],
    cognito: [...MAKES_IDENTITY, 'AdminDeleteUser'],
    secrets: ['account', 'site'],
    sendsEmails: true,
  },
  'issue-token': {
    table: [ACCOUNT_READ, ACCOUNT_OPEN, USER_UPDATE, SPARE_IDENTITY, PEOPLE_COUNT, COUNT],
    cognito: [...MAKES_IDENTITY, ...SIGNS_IN],
    secrets: ['account', 'site'],
    sendsEmails: true,
    sendsCodes: true,
    providers: 'checked',
  },
  logout: {
    table: [USER_UPDATE, PUSH_WRITE],
    cognito: ['DescribeUserPoolClient'],
    secrets: ['site'],
  },
  'logout-everywhere': {
    table: [USER_UPDATE, PUSH_WRITE],
    cognito: ['DescribeUserPoolClient'],
    secrets: ['site'],
  },
  'get-me': { table: [USER_READ, CONSENT_READ] },
};
