import { reason } from '@groundswell/contracts';
import { setting } from '@groundswell/data';
import { NotFoundError, numberEnv, readSecret } from '@groundswell/runtime';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { createStripe } from './create-stripe.ts';

const Keys = v.object({ secretKey: v.string(), publishableKey: v.string(), webhookSecret: v.string() });

export interface Provider extends v.InferOutput<typeof Keys> {
  readonly stripe: Stripe;
}

let opened: Promise<Provider> | undefined;

/** Returns the Stripe client with the keys of this deployment. Throws NotFoundError if it has none. */
export function provider(): Promise<Provider> {
  const arn = process.env.STRIPE_SECRET_ARN;
  if (!arn) throw new NotFoundError(reason('payments-off'));
  opened ??= open(arn).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(arn: string): Promise<Provider> {
  const url = setting('STRIPE_API_URL');
  const keys = v.parse(Keys, JSON.parse(await readSecret(arn)));
  return { ...keys, stripe: createStripe(url, keys.secretKey, numberEnv('STRIPE_TIMEOUT_MS', 6000)) };
}
