import type { CallNeedsOf } from './needs.ts';
import { PUSH_WRITE } from './push.ts';
import {
  CHANGES_SECOND_STEP,
  CODE_READ,
  COUNT,
  FOLLOW_UP,
  MAKES_IDENTITY,
  PEOPLE_COUNT,
  SIGNS_IN,
  SOCIAL_DELETE,
  SOCIAL_PUT,
  USER_CHANGE,
  USER_READ,
} from './table-rights.ts';

export const securityCalls: CallNeedsOf<'security'> = {
  'get-security': { table: USER_READ },
  'change-password': {
    table: [USER_CHANGE, FOLLOW_UP, CODE_READ, COUNT],
    cognito: [...MAKES_IDENTITY, ...SIGNS_IN, 'AdminDeleteUser'],
    secrets: ['account', 'site'],
    sendsEmails: true,
  },
  'end-session': { table: [USER_CHANGE, PUSH_WRITE], secrets: ['site'] },
  'link-provider': {
    table: [USER_CHANGE, SOCIAL_PUT, FOLLOW_UP, CODE_READ, COUNT],
    secrets: ['site'],
    sendsEmails: true,
    providers: 'checked',
  },
  'unlink-provider': {
    table: [USER_CHANGE, SOCIAL_DELETE, FOLLOW_UP, CODE_READ],
    secrets: ['site'],
    sendsEmails: true,
  },
  'begin-totp': { table: [USER_READ, CODE_READ], secrets: ['account'] },
  'confirm-totp': CHANGES_SECOND_STEP,
  'begin-passkey': { table: [USER_READ, CODE_READ], secrets: ['account'] },
  'confirm-passkey': CHANGES_SECOND_STEP,
  'remove-second-factor': { ...CHANGES_SECOND_STEP, secrets: ['site'] },
  'renew-recovery-codes': CHANGES_SECOND_STEP,
  'give-second-factor': {
    table: [USER_CHANGE, PEOPLE_COUNT, COUNT],
    cognito: SIGNS_IN,
    secrets: ['account', 'site'],
  },
  'ask-passkey': { table: USER_READ, secrets: ['account'] },
};
