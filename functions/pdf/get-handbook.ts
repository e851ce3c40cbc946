import { getHandbook } from '@groundswell/contracts';
import { drawHandbook } from '@groundswell/pdf';
import { endpoint, productName, publicSite } from '@groundswell/runtime';

/** Returns the handbook to print or keep. */
export const handler = endpoint(getHandbook, async ({ query: { lang }, site }) =>
  drawHandbook(lang, { product: productName(), site: publicSite(site) }),
);
