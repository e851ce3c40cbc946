import { userEndpoint } from '@groundswell/accounts';
import { removeFavorite } from '@groundswell/contracts';
import { favorites } from '@groundswell/data/favorites';

/** Succeeds too for a beach that is no favorite, or no beach any more. */
export const handler = userEndpoint(removeFavorite, async ({ params, user }) => {
  const favCount = await favorites.remove(user.id, params.locationBeachId, Date.now());
  return { success: true, favCount, favLimit: user.plan.favoriteLimit };
});
