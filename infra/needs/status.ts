import type { CallNeedsOf, JobNeedsOf } from './needs.ts';

export const statusCalls: CallNeedsOf<'status'> = {
  'get-status': {
    memoryMb: 1024,
    table: { actions: ['Query'], partitions: ['cycle', 'stations', 'advisories', 'status', 'site'] },
    points: true,
    chartRuns: true,
  },
};

export const statusJobs: JobNeedsOf<'status'> = {
  'check-queues': {
    runs: { everyMinutes: 1 },
    memoryMb: 512,
    table: { actions: ['Query', 'PutItem'], partitions: ['status'] },
    counts: ['codes', 'email', 'alerts', 'alert-emails', 'pushes', 'steps', 'beaches', 'tiles', 'points'],
  },
};
