import { type Account, alertRests } from '@groundswell/accounts';
import type { AlertReply } from '@groundswell/contracts';
import type { FavoriteList } from '@groundswell/data';

/** A beach's alert as its owner sees it; null where none was ever set. */
export function presentAlert(beachId: number, list: FavoriteList, user: Account): AlertReply | null {
  const alert = list.alerts.get(beachId);
  if (!alert) return null;
  return {
    wvht_min: alert.min,
    wvht_max: alert.max,
    conditions: alert.conditions,
    // After a change to a smaller plan the alert looks no further than the plan lets it.
    time_frame: Math.min(alert.timeFrame, user.plan.alertTimeFrameDays),
    alert_active: alert.active,
    notification_active: alert.active && !alertRests(beachId, list, user.plan) && user.mailState === 'ok',
  };
}
