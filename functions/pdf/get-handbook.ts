import { getHandbook } from '@groundswell/contracts';
import { drawHandbook } from '@groundswell/pdf';
import { endpoint, productName, publicSite } from '@groundswell/runtime';

/** The handbook to print, or to keep. */
export const handler = endpoint(getHandbook, async ({ query: { lang }, site }) =>
  drawHandbook(lang, { product: productName(), site: publicSite(site) }),
);
