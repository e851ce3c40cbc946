import { countGuess, printGift as print } from '@groundswell/billing';
import { printGift } from '@groundswell/contracts';
import { drawGiftCard } from '@groundswell/pdf';
import { endpoint, productName, publicSite } from '@groundswell/runtime';

/** Returns a gift card as PDF. An unknown code counts as a guess. */
export const handler = endpoint(printGift, async ({ body, visitor, site }) => {
  const printed = await countGuess({ visitor }, () => print(body.code));
  return drawGiftCard(printed, { product: productName(), site: publicSite(site) });
});
