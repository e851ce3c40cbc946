import { reason } from '@groundswell/contracts';
import { setting } from '@groundswell/data';
import { findSecretVersion, NotFoundError, numberEnv, readSecret, renewed } from '@groundswell/runtime';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { createStripe } from './create-stripe.ts';

const Keys = v.object({ secretKey: v.string(), publishableKey: v.string(), webhookSecret: v.string() });

export interface Provider extends Pick<v.InferOutput<typeof Keys>, 'secretKey' | 'publishableKey'> {
  readonly stripe: Stripe;
  /** The secrets that webhooks may be signed with: the current one, then the one before it. */
  readonly webhookSecrets: readonly string[];
}

const opened = renewed(() => open(setting('STRIPE_SECRET_ARN')));

/** The client keeps its connections, so it is replaced only when the key changes. */
let client: { readonly secretKey: string; readonly stripe: Stripe } | undefined;

/** Returns the Stripe client with the keys of this deployment. Throws NotFoundError if it has none. */
export function provider(): Promise<Provider> {
  if (!process.env.STRIPE_SECRET_ARN) throw new NotFoundError(reason('payments-off'));
  return opened();
}

async function open(arn: string): Promise<Provider> {
  const [current, previous] = await Promise.all([readSecret(arn), findSecretVersion(arn, 'AWSPREVIOUS')]);
  const keys = [current, previous].flatMap((text) => (text === undefined ? [] : [v.parse(Keys, JSON.parse(text))]));
  const [{ secretKey, publishableKey }] = keys as [v.InferOutput<typeof Keys>];
  return {
    secretKey,
    publishableKey,
    webhookSecrets: keys.map(({ webhookSecret }) => webhookSecret),
    stripe: clientOf(secretKey),
  };
}

function clientOf(secretKey: string): Stripe {
  if (client?.secretKey !== secretKey) {
    const stripe = createStripe(setting('STRIPE_API_URL'), secretKey, numberEnv('STRIPE_TIMEOUT_MS', 6000));
    client = { secretKey, stripe };
  }
  return client.stripe;
}
