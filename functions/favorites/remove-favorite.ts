import { userEndpoint } from '@groundswell/accounts';
import { removeFavorite } from '@groundswell/contracts';
import { favorites } from '@groundswell/data/favorites';

/** Also what is no favorite, or no beach any more, is gone afterwards. */
export const handler = userEndpoint(removeFavorite, async ({ params, user }) => {
  const favCount = await favorites.remove(user.id, params.locationBeachId, Date.now());
  return { success: true, favCount, favLimit: user.plan.favoriteLimit };
});
