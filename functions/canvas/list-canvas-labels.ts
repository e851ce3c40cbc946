import { userEndpoint } from '@groundswell/accounts';
import { canvasLabel } from '@groundswell/blog';
import { listCanvasLabels } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';

export const handler = userEndpoint(listCanvasLabels, async ({ params, query }) => {
  const { labels: all, next } = await labels.list(params.kind, query.after);
  return { data: all.map(canvasLabel), next };
});
