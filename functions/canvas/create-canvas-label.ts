import { userEndpoint } from '@groundswell/accounts';
import { createCanvasLabel } from '@groundswell/contracts';

/** Returns a blank tag or topic, which the writer names. */
export const handler = userEndpoint(createCanvasLabel, async () => ({ id: '', slug: '', names: {}, posts_count: 0 }));
