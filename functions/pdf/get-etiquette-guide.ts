import { getEtiquetteGuide } from '@groundswell/contracts';
import { drawEtiquetteGuide } from '@groundswell/pdf';
import { endpoint, productName, publicSite } from '@groundswell/runtime';

/** Returns the surf etiquette card to print. */
export const handler = endpoint(getEtiquetteGuide, async ({ query: { lang }, site }) =>
  drawEtiquetteGuide(lang, { product: productName(), site: publicSite(site) }),
);
