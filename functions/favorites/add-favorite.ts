import { userEndpoint } from '@groundswell/accounts';
import { addFavorite, reason, refusal } from '@groundswell/contracts';
import { favorites } from '@groundswell/data/favorites';
import { findBeach } from '@groundswell/data/places';
import { NotFoundError } from '@groundswell/runtime';

/** Adds a favorite. `undo` reverts a removal: the favorite gets its position and its alert back. */
export const handler = userEndpoint(addFavorite, async ({ params, query, user }) => {
  const beach = findBeach(params.locationBeachId);
  if (!beach) throw new NotFoundError(reason('no-such-beach'));

  const { favoriteLimit, alertLimit } = user.plan;
  const limits = { favorites: favoriteLimit, alerts: alertLimit };
  const { outcome, count, isAlertLeftOff } = query.undo
    ? await favorites.restore(user.id, beach.id, limits, Date.now())
    : { ...(await favorites.add(user.id, beach.id, favoriteLimit)), isAlertLeftOff: false };
  const list = { favCount: count, favLimit: favoriteLimit };
  if (outcome === 'full') return { success: false, ...refusal('favorites-full', { count: favoriteLimit }), ...list };
  return { success: true, ...list, ...(isAlertLeftOff && { alertLeftOff: true }) };
});
