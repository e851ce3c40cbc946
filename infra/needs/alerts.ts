import type { JobNeedsOf } from './needs.ts';

export const alertsJobs: JobNeedsOf<'alerts'> = {
  'evaluate-alerts': {
    runs: { takesFrom: 'alerts', atOnce: 5 },
    memoryMb: 1024,
    table: { actions: ['Query'], partitions: ['beach'], index: 'alerts' },
    sendsTo: ['alerts', 'alert-emails'],
  },
  'send-alert': {
    runs: { takesFrom: 'alert-emails', atOnce: 10 },
    memoryMb: 1024,
    table: {
      actions: ['Query', 'UpdateItem', 'PutItem'],
      partitions: ['beach', 'user', 'held'],
    },
    sendsTo: ['email', 'pushes'],
  },
  'send-push': {
    runs: { takesFrom: 'pushes', atOnce: 5 },
    memoryMb: 512,
    timeoutS: 30,
    table: {
      actions: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      partitions: ['user', 'letter', 'push'],
    },
    pushes: true,
    alarm: {
      words: ['pushOutcome', 'failed'],
      mostAnHour: 50,
      says: 'Push services do not take our notifications: see which, and what they answer.',
    },
  },
  'release-alerts': {
    runs: { everyMinutes: 15 },
    memoryMb: 512,
    table: { actions: ['Query', 'DeleteItem'], partitions: ['held'] },
    sendsTo: ['alert-emails'],
  },
};
