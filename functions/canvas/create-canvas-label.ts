import { userEndpoint } from '@groundswell/accounts';
import { createCanvasLabel } from '@groundswell/contracts';

/** An empty tag or topic, to be named. */
export const handler = userEndpoint(createCanvasLabel, async () => ({ id: '', slug: '', names: {}, posts_count: 0 }));
