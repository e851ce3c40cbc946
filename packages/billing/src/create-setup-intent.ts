import type { Account } from '@groundswell/accounts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import { provider } from './provider.ts';
import { callStripe } from './provider-errors.ts';
import { withCustomer } from './with-customer.ts';

/**
 * Creates a setup intent that stores a card for off-session charges. The browser completes it with Stripe; the card
 * never reaches this server.
 */
export async function createSetupIntent(user: Account): Promise<{ client_secret: string; pub_key: string }> {
  const { stripe, publishableKey } = await provider();
  const intent = await withCustomer(user.id, async () => {
    const { customerId: customer } = await findOrCreateCustomer(user);
    return callStripe(() =>
      stripe.setupIntents.create({ customer, usage: 'off_session', allowed_payment_method_types: ['card'] }),
    );
  });
  return { client_secret: intent.client_secret ?? '', pub_key: publishableKey };
}
