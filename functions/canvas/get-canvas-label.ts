import { userEndpoint } from '@groundswell/accounts';
import { canvasLabel, unknownLabel } from '@groundswell/blog';
import { getCanvasLabel } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';

export const handler = userEndpoint(getCanvasLabel, async ({ params }) => {
  const found = await labels.find(params.kind, params.id);
  if (!found) throw unknownLabel();
  return canvasLabel(found);
});
