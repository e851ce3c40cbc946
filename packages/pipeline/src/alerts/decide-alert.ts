import type { StoredAccount } from '@groundswell/data/accounts';
import type { AlertClaim, AlertUser, SentAlerts } from '@groundswell/data/alerts';
import type { StoredAlert } from '@groundswell/data/favorites';
import { type AlertWindow, addNotified, listNewWindows, quietUntil } from '@groundswell/forecast/alerts';
import { isAlertSuspended, type Plan } from '@groundswell/plans';
import { type AlertBeach, heightUnitsOf } from './alert-beach.ts';

/** The decision on one user's alert for one beach. */
export type Decision =
  | { readonly act: 'nothing' }
  /** The alert waits because of quiet hours, and is retried at `until`, UTC ms. */
  | { readonly act: 'hold'; readonly until: number }
  /**
   * An alert with these spans of hours is sent. The list may be empty: an alert claimed earlier is retried, but the
   * forecast no longer contains its spans.
   */
  | {
      readonly act: 'send';
      readonly by: StoredAccount['alertSetting'];
      readonly account: StoredAccount;
      readonly emailId: string;
      readonly windows: readonly AlertWindow[];
      /** The claim to store before sending, which prevents a second email; absent when the alert is claimed already. */
      readonly claim?: AlertClaim;
    };

type PlanOf = (tier: StoredAccount['tier']) => Pick<Plan, 'favoriteLimit' | 'alertLimit' | 'alertTimeFrameDays'>;

const NOTHING: Decision = { act: 'nothing' };

/**
 * Decides on an alert by the user's current plan and settings, not by those from when the alert was set. The current
 * plan suspends surplus alerts and limits the time frame. `newId` is the id of a new claim.
 */
export function decideAlert(beach: AlertBeach, user: AlertUser, planOf: PlanOf, newId: string): Decision {
  const { account, favorites } = user;
  const beachId = beach.beach.id;
  const stored = favorites.alerts.get(beachId);
  if (!account || !stored?.active || !mayBeReached(user)) return NOTHING;
  const plan = planOf(account.tier);
  if (isAlertSuspended(beachId, favorites, plan)) return NOTHING;
  const alert = { ...stored, timeFrame: Math.min(stored.timeFrame, plan.alertTimeFrameDays) };

  const sent = user.sent.get(beachId);
  const windows = beach.windowsFor(alert);
  const newWindows = newWindowsOf(windows, sent, alert);
  if (!sent?.claimed && newWindows.length === 0) return NOTHING;
  const until = quietUntil({ fromHour: account.quietFrom, toHour: account.quietTo }, beach.beach.timeZone, beach.now);
  if (until !== undefined) return { act: 'hold', until };
  if (sent?.claimed) {
    // An alert that has been claimed is sent through the channel in its claim, even if the user has since changed the
    // channel. It is therefore never sent through both.
    const { id, dates, by = 'email' } = sent.claimed;
    return { act: 'send', by, account, emailId: id, windows: windows.filter(({ date }) => dates.includes(date)) };
  }
  const mailsOfDay = sent?.day === beach.today ? sent.mailsOfDay : 0;
  if (mailsOfDay >= account.alertsADay) return NOTHING;
  const by = account.alertSetting;
  const claim: AlertClaim = {
    told: addNotified(sent?.told ?? {}, newWindows, heightUnitsOf(alert), beach.today),
    day: beach.today,
    mailsOfDay: mailsOfDay + 1,
    claimed: { id: newId, dates: newWindows.map(({ date }) => date), ...(by === 'push' && { by }) },
  };
  return { act: 'send', by, account, emailId: newId, windows: newWindows, claim };
}

/**
 * Returns whether the user can be reached: by push in a signed-in browser, or by an email address without bounces and
 * complaints.
 */
function mayBeReached({ account, pushBrowsers }: AlertUser): boolean {
  return account?.alertSetting === 'push' ? pushBrowsers.length > 0 : account?.mailState === 'ok';
}

function newWindowsOf(
  windows: readonly AlertWindow[],
  sent: SentAlerts | undefined,
  alert: StoredAlert,
): AlertWindow[] {
  return listNewWindows(windows, sent?.told ?? {}, heightUnitsOf(alert));
}
