import { userEndpoint } from '@groundswell/accounts';
import { refusal, reorderFavorites } from '@groundswell/contracts';
import { favorites } from '@groundswell/data/favorites';

/**
 * Reorders the favorites. It refuses an order from an outdated page that omits a favorite, since that would lose it.
 */
export const handler = userEndpoint(reorderFavorites, async ({ body, user }) => {
  const outcome = await favorites.reorder(user.id, body.newOrder);
  return outcome === 'stale' ? { success: false, ...refusal('favorites-changed') } : { success: true };
});
