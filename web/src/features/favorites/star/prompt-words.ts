import type { ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';

/** Returns the sentence about the reader's alert for a beach, and the label of its button. */
export function promptWords(name: string, alert: ForecastReply['favAlert']) {
  if (!alert) return { told: m.favorite_alert_offer({ name }), way: m.favorite_alert_set() };
  if (!alert.alert_active) return { told: m.favorite_alert_off({ name }), way: m.favorite_alert_turn_on() };
  // An alert may be on and yet send nothing, for example beyond the plan's number; its settings say why.
  const told = alert.notification_active ? m.favorite_alert_on({ name }) : m.favorite_alert_paused({ name });
  return { told, way: m.favorite_alert_change() };
}
