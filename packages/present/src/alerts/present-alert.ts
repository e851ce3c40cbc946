import type { AlertReply } from '@groundswell/contracts';
import { isAlertSuspended, type Plan } from '@groundswell/plans';

/** A user's favorites, as far as their alerts depend on them. */
export interface AlertsOf {
  /** In the user's order. */
  readonly beachIds: readonly number[];
  /** In the order in which they were turned on. */
  readonly alertBeachIds: readonly number[];
  readonly alerts: ReadonlyMap<number, StoredAlert>;
}

interface StoredAlert {
  readonly min: number;
  readonly max: number;
  readonly conditions: number;
  readonly timeFrame: number;
  readonly active: boolean;
}

/** A beach's alert as its owner sees it; null where none was ever set. */
export function presentAlert(
  beachId: number,
  list: AlertsOf,
  { plan, mailState, alertSetting }: { readonly plan: Plan; readonly mailState: string; readonly alertSetting: string },
): AlertReply | null {
  const alert = list.alerts.get(beachId);
  if (!alert) return null;
  return {
    wvht_min: alert.min,
    wvht_max: alert.max,
    conditions: alert.conditions,
    // After a change to a smaller plan its limit applies.
    time_frame: Math.min(alert.timeFrame, plan.alertTimeFrameDays),
    alert_active: alert.active,
    notification_active:
      alert.active && !isAlertSuspended(beachId, list, plan) && (alertSetting === 'push' || mailState === 'ok'),
  };
}
