import { limitGifts } from '@groundswell/accounts';
import { printGift as print } from '@groundswell/billing';
import { printGift } from '@groundswell/contracts';
import { drawGiftCard } from '@groundswell/pdf';
import { endpoint, productName, publicSite } from '@groundswell/runtime';

/** Returns a gift card as PDF. */
export const handler = endpoint(printGift, async ({ body, visitor, site }) => {
  await limitGifts(visitor);
  return drawGiftCard(await print(body.code), { product: productName(), site: publicSite(site) });
});
