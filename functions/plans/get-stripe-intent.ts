import { limitCards, userEndpoint } from '@groundswell/accounts';
import { createSetupIntent } from '@groundswell/billing';
import { getStripeIntent } from '@groundswell/contracts';

/** Begins keeping a card; the page finishes it with the provider. */
export const handler = userEndpoint(getStripeIntent, async ({ user, visitor }) => {
  await limitCards(user.id, visitor);
  return createSetupIntent(user);
});
