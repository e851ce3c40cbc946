import type { CallNeedsOf, JobNeedsOf } from './needs.ts';
import { CONSENT_READ, CONSENT_WRITE, COUNT, COUNT_READ, USER_READ } from './table-rights.ts';

export const emailCalls: CallNeedsOf<'email'> = {
  contact: { table: [COUNT, COUNT_READ, USER_READ], sendsEmails: true },
  subscribe: { table: [COUNT, CONSENT_WRITE], sendsCodes: true },
  'confirm-subscription': { table: CONSENT_WRITE, secrets: ['site'] },
  'get-unsubscribe': { table: [USER_READ, CONSENT_READ], secrets: ['site'] },
  'open-unsubscribe': { secrets: ['site'] },
  unsubscribe: {
    table: [{ actions: ['Query', 'UpdateItem', 'PutItem'], partitions: ['user'] }, CONSENT_WRITE],
    secrets: ['site'],
  },
  'set-email-subscription': { table: [USER_READ, CONSENT_WRITE] },
};

export const emailJobs: JobNeedsOf<'email'> = {
  'send-code': {
    runs: { takesFrom: 'codes', atOnce: 5 },
    memoryMb: 512,
    timeoutS: 20,
    table: {
      actions: ['Query', 'PutItem', 'UpdateItem'],
      partitions: ['letter', 'user', 'email', 'code', 'consent'],
    },
    mails: 'at-once',
    secrets: ['account', 'site'],
  },
  // Messages that an earlier version queued here may be pass codes, so the rights include those of send-code.
  'send-email': {
    runs: { takesFrom: 'email', atOnce: 5 },
    memoryMb: 512,
    // In SES's sandbox, at one email a second, thirteen emails wait up to 19 seconds for their slots.
    timeoutS: 40,
    table: {
      actions: ['Query', 'PutItem', 'UpdateItem'],
      partitions: ['letter', 'user', 'email', 'code', 'consent', 'invitation', 'author', 'postList', 'views'],
    },
    mails: 'in-turn',
    secrets: ['account', 'site'],
  },
  'note-mail-event': {
    runs: { hears: 'mail-events' },
    memoryMb: 512,
    timeoutS: 20,
    table: { actions: ['Query', 'UpdateItem'], partitions: ['user', 'email', 'consent'] },
  },
  'page-digest': {
    runs: { everyMinutes: 60 },
    memoryMb: 512,
    table: { actions: ['Query', 'UpdateItem'], partitions: ['newsletter'], index: 'alerts' },
    sendsTo: ['digests'],
  },
  'send-digest': {
    runs: { takesFrom: 'digests', atOnce: 2 },
    memoryMb: 1024,
    table: {
      actions: ['Query', 'UpdateItem'],
      partitions: ['letter', 'user', 'email', 'consent', 'beach', 'postList'],
    },
    mails: 'in-turn',
    secrets: ['site'],
  },
};
