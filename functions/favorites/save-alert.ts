import { type Account, userEndpoint } from '@groundswell/accounts';
import { saveAlert } from '@groundswell/contracts';
import { type AlertToSave, alerts } from '@groundswell/data/alerts';
import { limitSentence, presentAlert, READ_ONLY, timeFrameSentence } from '@groundswell/present';
import { InvalidRequest, NotFound, productName } from '@groundswell/runtime';

/** What an alert is before anybody chose. */
const FIRST = { min: 3, max: 0, conditions: 2, timeFrame: 4, active: true };

/** What is left out stays as it is kept. */
export const handler = userEndpoint(saveAlert, async ({ query, body, user }) => {
  const { favoriteId, ...asked } = { ...query, ...body };
  if (favoriteId === undefined) throw new InvalidRequest({ favoriteId: ['The favorite must be a number.'] });
  const kept = user.favorites.alerts.get(favoriteId) ?? FIRST;
  const alert: AlertToSave = {
    min: asked.minWvht ?? kept.min,
    max: asked.maxWvht ?? kept.max,
    conditions: asked.waveCondition ?? kept.conditions,
    timeFrame: asked.timeFrame ?? Math.min(kept.timeFrame, user.plan.alertTimeFrameDays),
    active: asked.active ?? kept.active,
    wvht: user.units.wvht,
    scale: user.units.scale,
  };
  if (alert.max !== 0 && alert.max <= alert.min)
    throw new InvalidRequest({ maxWvht: ['The maximum wave height must be above the minimum.'] });
  const refused = refusal(alert, favoriteId, user);
  const notificationsCount = user.favorites.alertBeachIds.length;
  if (refused !== undefined) return { success: false, errorMsg: refused, notificationsCount };

  const { outcome, list } = await alerts.save(user.id, favoriteId, alert, user.plan.alertLimit, Date.now());
  if (outcome === 'no-favorite') throw new NotFound('This beach is not among your favorites.');
  const count = list.alertBeachIds.length;
  if (outcome === 'full')
    return { success: false, errorMsg: limitSentence(user.tier, count, productName()), notificationsCount: count };
  const saved = presentAlert(favoriteId, list, user);
  return { success: true, ...(saved && { alert: saved }), notificationsCount: count };
});

/** What the plan does not let the user set. */
function refusal(
  { timeFrame, active }: AlertToSave,
  favoriteId: number,
  { plan, favorites }: Account,
): string | undefined {
  if (timeFrame > plan.alertTimeFrameDays) return timeFrameSentence(productName());
  const isReadOnly = favorites.beachIds.indexOf(favoriteId) >= plan.favoriteLimit;
  return isReadOnly && active ? READ_ONLY : undefined;
}
