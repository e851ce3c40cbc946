import type { AlertReply } from '@groundswell/contracts';
import { isAlertSuspended, type Plan } from '@groundswell/plans';

/** The fields of a user's favorites on which the alerts depend. */
export interface FavoritesWithAlerts {
  /** All favorites, in the user's order. */
  readonly beachIds: readonly number[];
  /** The beaches with an active alert, in the order of activation. */
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

/** Presents a beach's alert as its owner sees it; null if the owner never set one. */
export function presentAlert(
  beachId: number,
  list: FavoritesWithAlerts,
  { plan, mailState, alertSetting }: { readonly plan: Plan; readonly mailState: string; readonly alertSetting: string },
): AlertReply | null {
  const alert = list.alerts.get(beachId);
  if (!alert) return null;
  return {
    wvht_min: alert.min,
    wvht_max: alert.max,
    conditions: alert.conditions,
    // After a downgrade the limit of the smaller plan applies.
    time_frame: Math.min(alert.timeFrame, plan.alertTimeFrameDays),
    alert_active: alert.active,
    notification_active:
      alert.active && !isAlertSuspended(beachId, list, plan) && (alertSetting === 'push' || mailState === 'ok'),
  };
}
