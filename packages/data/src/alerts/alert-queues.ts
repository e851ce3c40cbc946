import { processQueue } from '../process-queue.ts';

/** At most 25 beaches with a new forecast. */
export interface AlertsMessage {
  readonly beachIds: readonly number[];
  /** For a message with one beach: the user id after which to continue with the beach's alerts. */
  readonly after?: string | undefined;
  /** When the forecasts were built, UTC ms; absent if alerts are evaluated without a build. */
  readonly builtAt?: number | undefined;
}

/** Users whose alerts may match a beach's new forecast. */
export interface AlertEmailsMessage {
  readonly beachId: number;
  readonly userIds: readonly string[];
  /** When the forecast was built, UTC ms; absent for alerts whose quiet hours ended. */
  readonly builtAt?: number | undefined;
}

const USERS_A_MESSAGE = 25;

const alertsQueue = processQueue('ALERTS');
const alertEmailsQueue = processQueue('ALERT_EMAILS');

/** Queues beaches for evaluate-alerts. */
export function queueAlerts(message: AlertsMessage): Promise<void> {
  return alertsQueue.sendAll([message]);
}

/** Queues users whose alerts may match a beach's new forecast, in messages of 25, for the function send-alert. */
export function queueAlertEmails({ beachId, userIds, builtAt }: AlertEmailsMessage): Promise<void> {
  return alertEmailsQueue.sendAll(
    Array.from(
      { length: Math.ceil(userIds.length / USERS_A_MESSAGE) },
      (_, batch): AlertEmailsMessage => ({
        beachId,
        builtAt,
        userIds: userIds.slice(batch * USERS_A_MESSAGE, (batch + 1) * USERS_A_MESSAGE),
      }),
    ),
  );
}
