import { userEndpoint } from '@groundswell/accounts';
import { beginCard } from '@groundswell/billing';
import { getStripeIntent } from '@groundswell/contracts';

/** Begins keeping a card; the page finishes it with the provider. */
export const handler = userEndpoint(getStripeIntent, ({ user }) => beginCard(user));
