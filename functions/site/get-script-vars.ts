import { getScriptVars } from '@groundswell/contracts';
import { endpoint } from '@groundswell/runtime';

/** Who looks at the page. Everyone is a visitor until accounts open. */
export const handler = endpoint(getScriptVars, async () => ({ user: null, canvasPath: '/canvas-ui' }));
