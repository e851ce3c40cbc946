import { userEndpoint } from '@groundswell/accounts';
import { labelUsed } from '@groundswell/blog';
import { deleteCanvasLabel } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';

/** Deletes a tag or topic that no published post uses. Idempotent. */
export const handler = userEndpoint(deleteCanvasLabel, async ({ params, user }) => {
  const done = await labels.remove(params.kind, params.id, { userId: user.id, now: Date.now() });
  if (done === 'used') throw labelUsed();
  return { success: true };
});
