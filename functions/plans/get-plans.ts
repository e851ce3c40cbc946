import { planOf } from '@groundswell/accounts';
import { inMoney, readPrices, trialDaysOf } from '@groundswell/billing';
import { getPlans } from '@groundswell/contracts';
import { setting } from '@groundswell/data';
import { endpoint } from '@groundswell/runtime';

/** Returns the prices of the paid plans at Stripe. */
export const handler = endpoint(getPlans, async ({ query }) => {
  const { Pro, 'Pro Plus': plus } = await readPrices();
  return {
    pro_price: inMoney(Pro.cents, Pro.currency, query.lang),
    premium_price: inMoney(plus.cents, plus.currency, query.lang),
    trial_days: await trialDaysOf(false),
    promo_trial_days: await trialDaysOf(true),
    basic_days: planOf('Basic').forecastDays,
    card_script: setting('STRIPE_SCRIPT_URL'),
  };
});
