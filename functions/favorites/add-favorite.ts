import { userEndpoint } from '@groundswell/accounts';
import { addFavorite } from '@groundswell/contracts';
import { favorites } from '@groundswell/data';
import { findBeach } from '@groundswell/data/places';
import { NotFound } from '@groundswell/runtime';

export const handler = userEndpoint(addFavorite, async ({ params, user }) => {
  const beach = findBeach(params.locationBeachId);
  if (!beach) throw new NotFound('There is no such beach.');

  const { favoriteLimit } = user.plan;
  const { outcome, count } = await favorites.add(user.id, beach.id, favoriteLimit);
  return { success: outcome !== 'full', favCount: count, favLimit: favoriteLimit };
});
