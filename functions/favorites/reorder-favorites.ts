import { userEndpoint } from '@groundswell/accounts';
import { reorderFavorites } from '@groundswell/contracts';
import { favorites } from '@groundswell/data/favorites';

const CHANGED_MEANWHILE = 'Your favorites have changed meanwhile. Nothing was moved: look at them again.';

/** An order that leaves a favorite out, as one from a page that is old, would lose it. */
export const handler = userEndpoint(reorderFavorites, async ({ body, user }) => {
  const outcome = await favorites.reorder(user.id, body.newOrder);
  return outcome === 'stale' ? { success: false, errorMsg: CHANGED_MEANWHILE } : { success: true };
});
