import { userEndpoint } from '@groundswell/accounts';
import { removeFavorite } from '@groundswell/contracts';
import { favorites } from '@groundswell/data/favorites';

/** Removes a favorite. It also succeeds if the beach is not a favorite, or not in the catalogue. */
export const handler = userEndpoint(removeFavorite, async ({ params, user }) => {
  const favCount = await favorites.remove(user.id, params.locationBeachId, Date.now());
  return { success: true, favCount, favLimit: user.plan.favoriteLimit };
});
