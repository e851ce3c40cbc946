import type { JobNeedsOf } from './needs.ts';

export const accountsJobs: JobNeedsOf<'accounts'> = {
  'finish-follow-ups': {
    runs: { everyMinutes: 15, mustRun: true },
    memoryMb: 512,
    table: {
      actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      partitions: ['followUp', 'user', 'code', 'consent', 'push', 'calendar', 'widget', 'widgetMaker', 'counts'],
      index: 'widgets',
    },
    sendsTo: ['email', 'payments'],
    removesIdentities: true,
  },
};
