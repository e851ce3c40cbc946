import { reason } from '@groundswell/contracts';
import { setting } from '@groundswell/data';
import { NotFound, numberEnv, readSecret } from '@groundswell/runtime';
import Stripe from 'stripe';
import * as v from 'valibot';

/** The SDK speaks this version, whatever the account's own default is; a new SDK is a decision (docs/plans.md). */
export const API_VERSION = '2026-10-28.endive';

const Keys = v.object({ secretKey: v.string(), publishableKey: v.string(), webhookSecret: v.string() });

export interface Provider extends v.InferOutput<typeof Keys> {
  readonly stripe: Stripe;
}

let opened: Promise<Provider> | undefined;

/** The provider of payments, with the keys of this deployment; throws NotFound where it has none. */
export function provider(): Promise<Provider> {
  const arn = process.env.STRIPE_SECRET_ARN;
  if (!arn) throw new NotFound(reason('payments-off'));
  opened ??= open(arn).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(arn: string): Promise<Provider> {
  const keys = v.parse(Keys, JSON.parse(await readSecret(arn)));
  return { ...keys, stripe: stripeAt(setting('STRIPE_API_URL'), keys.secretKey) };
}

/** A request is tried twice; both together end before the function does, so that a person gets a sentence. */
export function stripeAt(url: string, secretKey: string): Stripe {
  const { hostname, port, protocol } = new URL(url);
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    host: hostname,
    port: port || undefined,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: numberEnv('STRIPE_TIMEOUT_MS', 6000),
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
