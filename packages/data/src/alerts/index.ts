export {
  type AlertEmailsMessage,
  type AlertsMessage,
  queueAlertEmails,
  queueAlerts,
} from './alert-queues.ts';
export {
  type AlertClaim,
  type AlertSends,
  type AlertUser,
  alertSends,
  type ClaimedEmail,
  type SentAlerts,
} from './alert-sends.ts';
export { ALERTS_INDEX, type Alerts, type AlertToSave, alerts } from './alerts.ts';
export { HELD_SHARDS, type HeldAlert, type HeldAlerts, heldAlerts } from './held-alerts.ts';
export {
  digestOf,
  MOST_PUSH_BROWSERS,
  type PushBrowser,
  type PushBrowsers,
  parsePushRow,
  pushBrowsers,
} from './push-browsers.ts';
