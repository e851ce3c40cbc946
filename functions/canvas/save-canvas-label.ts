import { userEndpoint } from '@groundswell/accounts';
import { canvasLabel, unknownLabel } from '@groundswell/blog';
import { saveCanvasLabel } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';

/** Creates or renames a tag or topic. */
export const handler = userEndpoint(saveCanvasLabel, async ({ params: { kind, id }, body, user }) => {
  await labels.save(kind, id, body.names, { userId: user.id, now: Date.now() });
  const saved = await labels.find(kind, id);
  if (!saved) throw unknownLabel();
  return canvasLabel(saved);
});
