import { userEndpoint } from '@groundswell/accounts';
import { addFavorite, reason } from '@groundswell/contracts';
import { favorites } from '@groundswell/data/favorites';
import { findBeach } from '@groundswell/data/places';
import { NotFound } from '@groundswell/runtime';

/** With `undo` a removal is reverted: the favorite gets its place and its alert back. */
export const handler = userEndpoint(addFavorite, async ({ params, query, user }) => {
  const beach = findBeach(params.locationBeachId);
  if (!beach) throw new NotFound(reason('no-such-beach'));

  const { favoriteLimit, alertLimit } = user.plan;
  const { outcome, count } = query.undo
    ? await favorites.restore(user.id, beach.id, { favorites: favoriteLimit, alerts: alertLimit }, Date.now())
    : await favorites.add(user.id, beach.id, favoriteLimit);
  return { success: outcome !== 'full', favCount: count, favLimit: favoriteLimit };
});
