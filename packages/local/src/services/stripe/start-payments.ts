import { join } from 'node:path';
import { applyCatalogue } from '@groundswell/billing/catalogue';
import { createStripe } from '@groundswell/billing/stripe-at';
import { DAY_S } from '@groundswell/durations';
import type Stripe from 'stripe';
import { LOCAL_SETTINGS } from '../../build/local-settings.ts';
import type { Clock } from '../../clock.ts';
import type { Disk } from '../../disk.ts';
import type { SecretPlan } from '../../template/plan.ts';
import { openRecords } from '../records.ts';
import type { BookRecord, Books } from './books.ts';
import { createFaults, type Faults } from './faults.ts';
import { addLocalCodes } from './local-codes.ts';
import { createProvider, type Provider } from './provider.ts';
import { serveProvider } from './server.ts';
import { createWebhook } from './webhook.ts';

/** The stand-in's keys, in the form of Stripe's test keys. */
const STAND_IN_KEYS = {
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
};

/** The script of this machine that replaces Stripe.js (`local-pages/card-form.ts`). */
const CARD_SCRIPT = '/_local/card.js';

/** How often the ends of trials and billing periods are processed if no request arrives. */
const SETTLE_EVERY_MS = 60_000;

/** Stripe retries an event for three days. */
const DELIVERED_S = 3 * DAY_S;

export interface Payments {
  /** Settings that point functions to Stripe or its stand-in. */
  readonly settings: Readonly<Record<string, string>>;
  /** The secret with the Stripe keys; one of `settings` contains its ARN. */
  readonly secret: SecretPlan;
  /** Absent if a real test account is used. */
  readonly standIn?: Provider;
  readonly faults?: Faults;
  /** Resolves when the webhook has tried to deliver every event of the stand-in to the site. */
  sent(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a stand-in for Stripe. If the environment has `STRIPE_SECRET_KEY` of a test account, with
 * `STRIPE_PUBLISHABLE_KEY` and `STRIPE_WEBHOOK_SECRET`, uses that account instead.
 */
export async function startPayments(
  dir: string,
  clock: Pick<Clock, 'now'>,
  siteUrl: string,
  disk?: Disk,
  say: (line: string) => void = console.log,
): Promise<Payments> {
  const real = keysOfEnvironment(process.env);
  if (real)
    return {
      ...pointingTo({ STRIPE_API_URL: 'https://api.stripe.com' }, real),
      sent: async () => undefined,
      stop: async () => undefined,
    };

  const records = await openRecords<BookRecord>(join(dir, 'payments.jsonl'), disk);
  const { webhookSecret: secret, secretKey } = STAND_IN_KEYS;
  const onTaken = (event: Stripe.Event) => standIn.books.put({ ...event, pending_webhooks: 0 });
  const webhook = createWebhook({ url: `${siteUrl}/payment-events`, secret, nowMs: clock.now, say, onTaken });
  const standIn = createProvider(records, clock.now, webhook.send, `${siteUrl}/_local/bill`);
  const faults = createFaults(standIn.books);
  const server = await serveProvider({ provider: standIn, secretKey, faultOf: faults.find });
  await applyCatalogue(createStripe(server.url, secretKey), true);
  addLocalCodes(standIn);
  for (const event of listUndelivered(standIn.books)) webhook.send(event);
  const timer = setInterval(() => standIn.time.settle(), SETTLE_EVERY_MS);
  timer.unref();
  return {
    ...pointingTo({ STRIPE_API_URL: server.url, STRIPE_SCRIPT_URL: CARD_SCRIPT }, STAND_IN_KEYS),
    standIn,
    faults,
    sent: webhook.sent,
    async stop() {
      clearInterval(timer);
      webhook.stop();
      await server.stop();
      await records.close();
    },
  };
}

/** Lists the events that no webhook has accepted yet, oldest first; this process may have been killed before. */
function listUndelivered({ list, nowS }: Books): readonly Stripe.Event[] {
  const isDue = ({ pending_webhooks, created }: Stripe.Event) => pending_webhooks > 0 && created > nowS() - DELIVERED_S;
  return list('event').filter(isDue).reverse();
}

type Keys = Readonly<typeof STAND_IN_KEYS>;

/** Reads the keys of a real test account. Throws for a key of a live account, so that no real money moves. */
function keysOfEnvironment(env: Readonly<Record<string, string | undefined>>): Keys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET } = env;
  if (!secretKey) return undefined;
  if (!secretKey.startsWith('sk_test_'))
    throw new Error('STRIPE_SECRET_KEY must be the key of a test account: sk_test_….');
  if (!publishableKey?.startsWith('pk_test_') || !STRIPE_WEBHOOK_SECRET)
    throw new Error(
      'STRIPE_SECRET_KEY goes together with STRIPE_PUBLISHABLE_KEY (pk_test_…) and STRIPE_WEBHOOK_SECRET.',
    );
  return { secretKey, publishableKey, webhookSecret: STRIPE_WEBHOOK_SECRET };
}

function pointingTo(settings: Payments['settings'], keys: Keys): Pick<Payments, 'settings' | 'secret'> {
  const secret = {
    arn: LOCAL_SETTINGS.stripeSecretArn,
    name: 'stripe',
    text: JSON.stringify(keys),
  };
  return { settings, secret };
}
