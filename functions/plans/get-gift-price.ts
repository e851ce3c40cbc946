import { requireMail } from '@groundswell/accounts';
import { inMoney, readPrices, stampSums } from '@groundswell/billing';
import { getGiftPrice } from '@groundswell/contracts';
import { setting } from '@groundswell/data';
import { endpoint } from '@groundswell/runtime';

/** Returns the price of a gift card at Stripe. Without email no gift cards are sold, because they are mailed. */
export const handler = endpoint(getGiftPrice, async ({ query }) => {
  requireMail();
  const { cents, currency } = (await readPrices()).gift;
  return {
    price: inMoney(cents, currency, query.lang),
    quote: stampSums(currency, cents),
    card_script: setting('STRIPE_SCRIPT_URL'),
  };
});
