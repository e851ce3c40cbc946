import { type Account, sendsMail, userEndpoint } from '@groundswell/accounts';
import { type Refusal, reason, refusal, saveAlert } from '@groundswell/contracts';
import { type AlertToSave, alerts } from '@groundswell/data/alerts';
import { limitRefusal, presentAlert, timeFrameRefusal } from '@groundswell/present';
import { InvalidRequestError, NotFoundError, productName } from '@groundswell/runtime';

/** The defaults of a new alert. */
const FIRST = { min: 3, max: 0, conditions: 2, timeFrame: 4, active: true };

/** Saves an alert. Omitted fields keep their stored values. */
export const handler = userEndpoint(saveAlert, async ({ query, body, user }) => {
  const { favoriteId, ...requested } = { ...query, ...body };
  if (favoriteId === undefined)
    throw new InvalidRequestError({ favoriteId: [reason('not-a-number', { field: 'favorite' })] });
  const stored = user.favorites.alerts.get(favoriteId) ?? FIRST;
  const alert: AlertToSave = {
    min: requested.minWvht ?? stored.min,
    max: requested.maxWvht ?? stored.max,
    conditions: requested.waveCondition ?? stored.conditions,
    timeFrame: requested.timeFrame ?? Math.min(stored.timeFrame, user.plan.alertTimeFrameDays),
    active: requested.active ?? stored.active,
    wvht: user.units.wvht,
    scale: user.units.scale,
  };
  if (alert.max !== 0 && alert.max <= alert.min)
    throw new InvalidRequestError({ maxWvht: [reason('maximum-below-minimum')] });
  const refused = findRefusal(alert, favoriteId, user);
  const notificationsCount = user.favorites.alertBeachIds.length;
  if (refused !== undefined) return { success: false, ...refused, notificationsCount };

  const { outcome, list } = await alerts.save(user.id, favoriteId, alert, user.plan.alertLimit, Date.now());
  if (outcome === 'no-favorite') throw new NotFoundError(reason('not-a-favorite'));
  const count = list.alertBeachIds.length;
  if (outcome === 'full')
    return { success: false, ...limitRefusal(user.tier, count, productName()), notificationsCount: count };
  const saved = presentAlert(favoriteId, list, user);
  return { success: true, ...(saved && { alert: saved }), notificationsCount: count };
});

/** Finds the reason to refuse settings that exceed the user's plan. */
function findRefusal(
  { timeFrame, active }: AlertToSave,
  favoriteId: number,
  { plan, favorites, alertSetting }: Account,
): Refusal | undefined {
  if (active && alertSetting === 'email' && !sendsMail()) return refusal('mail-off');
  if (timeFrame > plan.alertTimeFrameDays) return timeFrameRefusal(productName());
  const isReadOnly = favorites.beachIds.indexOf(favoriteId) >= plan.favoriteLimit;
  return isReadOnly && active ? refusal('favorite-above-plan') : undefined;
}
