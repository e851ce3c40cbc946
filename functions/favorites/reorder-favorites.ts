import { userEndpoint } from '@groundswell/accounts';
import { refusal, reorderFavorites } from '@groundswell/contracts';
import { favorites } from '@groundswell/data/favorites';

/** An order that leaves a favorite out, as from an outdated page, would lose it. */
export const handler = userEndpoint(reorderFavorites, async ({ body, user }) => {
  const outcome = await favorites.reorder(user.id, body.newOrder);
  return outcome === 'stale' ? { success: false, ...refusal('favorites-changed') } : { success: true };
});
