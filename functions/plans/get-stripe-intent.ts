import { limitCards, userEndpoint } from '@groundswell/accounts';
import { createSetupIntent } from '@groundswell/billing';
import { getStripeIntent } from '@groundswell/contracts';

/** Creates a setup intent for a card, which the page completes with Stripe. */
export const handler = userEndpoint(getStripeIntent, async ({ user, visitor }) => {
  await limitCards(user.id, visitor);
  return createSetupIntent(user);
});
