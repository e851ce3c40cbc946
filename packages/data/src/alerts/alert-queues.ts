import { processQueue } from '../process-queue.ts';

/** At most 25 beaches with a new forecast. */
export interface AlertsMessage {
  readonly beachIds: readonly number[];
  /** For a message with one beach: the user id after which to continue with the beach's alerts. */
  readonly after?: string;
}

/** At most 25 users whose alerts may match a beach's new forecast. */
export interface AlertEmailsMessage {
  readonly beachId: number;
  readonly userIds: readonly string[];
}

const USERS_A_MESSAGE = 25;

const alertsQueue = processQueue('ALERTS');
const alertEmailsQueue = processQueue('ALERT_EMAILS');

/** Queues beaches for evaluate-alerts. */
export function queueAlerts(message: AlertsMessage): Promise<void> {
  return alertsQueue.sendAll([message]);
}

/** Queues users whose alerts may match a beach's new forecast, in messages of 25, for the function send-alert. */
export function queueAlertEmails(beachId: number, userIds: readonly string[]): Promise<void> {
  return alertEmailsQueue.sendAll(
    Array.from(
      { length: Math.ceil(userIds.length / USERS_A_MESSAGE) },
      (_, batch): AlertEmailsMessage => ({
        beachId,
        userIds: userIds.slice(batch * USERS_A_MESSAGE, (batch + 1) * USERS_A_MESSAGE),
      }),
    ),
  );
}
