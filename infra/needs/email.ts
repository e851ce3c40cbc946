import type { CallNeedsOf, JobNeedsOf } from './needs.ts';
import { CONSENT_READ, CONSENT_WRITE, COUNT, COUNT_READ, USER_READ } from './table-rights.ts';

export const emailCalls: CallNeedsOf<'email'> = {
  contact: { table: [COUNT, COUNT_READ, USER_READ], sendsEmails: true },
  subscribe: { table: [COUNT, CONSENT_WRITE], sendsEmails: true },
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
  'send-email': {
    runs: { takesFrom: 'email', atOnce: 5 },
    memoryMb: 512,
    timeoutS: 20,
    table: {
      actions: ['Query', 'PutItem', 'UpdateItem'],
      partitions: ['letter', 'user', 'email', 'code', 'consent', 'invitation', 'author', 'postList', 'views'],
    },
    mails: true,
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
  // The job handles two messages at a time, because the digest shares SES's rate limit with emails that users are
  // waiting for.
  'send-digest': {
    runs: { takesFrom: 'digests', atOnce: 2 },
    memoryMb: 1024,
    table: {
      actions: ['Query', 'UpdateItem'],
      partitions: ['letter', 'user', 'email', 'consent', 'beach', 'postList'],
    },
    mails: true,
    secrets: ['site'],
  },
};
