import type { StatusQueue } from '@groundswell/contracts';

/**
 * The queues of each kind of work on the status page, by the prefix of their environment variables
 * (`CODES_QUEUE_URL`).
 */
export const WATCHED_QUEUES: Readonly<Record<StatusQueue, readonly string[]>> = {
  codes: ['CODES'],
  emails: ['EMAIL'],
  alerts: ['ALERTS', 'ALERT_EMAILS', 'PUSHES'],
  forecasts: ['STEPS', 'BEACHES'],
  charts: ['TILES', 'POINTS'],
};
