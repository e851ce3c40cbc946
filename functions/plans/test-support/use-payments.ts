import { callAs } from '@groundswell/accounts/testing/call-as';
import type { Person } from '@groundswell/accounts/testing/use-people';
import { secretTexts } from '@groundswell/accounts/testing/use-secret';
import { applyCatalogue } from '@groundswell/billing/catalogue';
import { provider } from '@groundswell/billing/testing/provider';
import type { PaymentWork } from '@groundswell/data/plans';
import { type QueueHost, startInProcessQueues } from '@groundswell/data/testing/start-queue-host';
import { signatureOf } from '@groundswell/local/services/stripe/webhook';
import { openTestProvider, TEST_SECRET_KEY, type TestProvider } from '@groundswell/local/testing/start-provider';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { handler as getStripeIntent } from '../get-stripe-intent.ts';
import { handler as processPaymentEvents } from '../process-payment-events.ts';
import { handler as receiveWebhook } from '../receive-webhook.ts';

/** The record types of the provider that belong to a person. */
const OF_PEOPLE = [
  'charge',
  'customer',
  'customer_balance_transaction',
  'discount',
  'dispute',
  'event',
  'invoice',
  'payment_intent',
  'payment_method',
  'refund',
  'setup_intent',
  'subscription',
] as const;
const ARN = 'arn:stripe';
export const WEBHOOK_SECRET = 'whsec_of_this_test';

export interface PaymentsInTest {
  readonly at: TestProvider;
  /** Enters a card in the provider's form and returns its payment method. Throws the bank's refusal. */
  enterCard(who: Person, number?: string): Promise<string>;
  /** Sends an event to the webhook as Stripe does, and returns the status of the reply. */
  send(event: Stripe.Event | string, signature?: string): Promise<number>;
  /** Processes the queued messages in the order that `order` returns, by default in the order of arrival. */
  doWork(order?: (work: PaymentWork[]) => PaymentWork[]): Promise<void>;
  takeWork(): PaymentWork[];
  work(one: PaymentWork): Promise<boolean>;
  /** Sends the Stripe events since the last call to the webhook, and processes their messages. */
  processEvents(): Promise<void>;
  advance(days: number): void;
  /**
   * Runs `act`, and runs `other` just before a chosen request that `act` sends to Stripe. `number` counts these
   * requests from 0. Returns whether `act` sent that many requests.
   */
  interleave(number: number, act: () => Promise<unknown>, other: () => Promise<unknown>): Promise<boolean>;
}

/** Gives a test file of handlers a stub of Stripe and the payment queue; requires `useEmails` before it. */
export function usePayments(): PaymentsInTest {
  let at: TestProvider;
  let host: QueueHost;
  /**
   * The number of cards so far. Each card is entered from another network address, because rate limits count by
   * network.
   */
  let cards = 0;
  const queueUrl = () => `${host.url}/payments`;
  // Retries of the SDK have no delay in tests.
  Object.assign(Stripe.prototype, { getInitialNetworkRetryDelay: () => 0 });
  beforeAll(async () => {
    const opened = openTestProvider();
    [at, host] = [opened, startInProcessQueues()];
    await applyCatalogue(at.stripe, true);
    at.takeEvents();
    secretTexts.set(
      ARN,
      JSON.stringify({ secretKey: TEST_SECRET_KEY, publishableKey: 'pk_test_1', webhookSecret: WEBHOOK_SECRET }),
    );
    Object.assign(process.env, {
      STRIPE_SECRET_ARN: ARN,
      STRIPE_API_URL: 'http://provider.test',
      STRIPE_SCRIPT_URL: '/card.js',
      PAYMENTS_QUEUE_URL: queueUrl(),
    });
    opened.reach((await provider()).stripe);
  });
  // Removes the records of earlier tests, because they would slow this test down.
  beforeEach(() => {
    const { books } = at.provider;
    for (const kind of OF_PEOPLE) for (const one of books.list(kind)) books.remove(one);
  });
  afterAll(() => host.stop());

  const payments: PaymentsInTest = {
    get at() {
      return at;
    },
    async enterCard(who, number = '4242424242424242') {
      const { body } = await callAs(getStripeIntent, who, { address: `198.51.${++cards >> 8}.${cards & 255}` });
      const [intentId = ''] = String(body.client_secret).split('_secret_');
      const card = { number, exp_month: 12, exp_year: 2095 };
      const { id } = await at.stripe.paymentMethods.create({ type: 'card', card });
      at.provider.setups.confirm(intentId, id);
      at.provider.setups.authenticate(intentId, true);
      return id;
    },
    async send(event, signature) {
      const text = typeof event === 'string' ? event : JSON.stringify(event);
      const headers = { 'stripe-signature': signature ?? signatureOf(text, WEBHOOK_SECRET, Date.now()) };
      return (await callAs(receiveWebhook, undefined, { raw: { text }, headers })).status ?? 0;
    },
    takeWork() {
      const bodies = host.queues.get(queueUrl()) ?? [];
      host.queues.delete(queueUrl());
      return bodies.map((body) => JSON.parse(body) as PaymentWork);
    },
    async work(one) {
      const record = { messageId: 'm', body: JSON.stringify(one), attributes: { ApproximateReceiveCount: '1' } };
      const event = { Records: [record] } as unknown as Parameters<typeof processPaymentEvents>[0];
      return (await processPaymentEvents(event, { awsRequestId: 'r' })).batchItemFailures.length === 0;
    },
    async doWork(order = (work) => work) {
      for (const one of order(payments.takeWork())) await payments.work(one);
    },
    async processEvents() {
      for (const event of at.takeEvents()) await payments.send(event);
      await payments.doWork();
    },
    async interleave(number, act, other) {
      let requests = 0;
      let haveMet = false;
      at.faultOf = async () => {
        if (requests++ !== number) return;
        haveMet = true;
        at.faultOf = undefined;
        await other();
      };
      await act();
      at.faultOf = undefined;
      return haveMet;
    },
    advance: (days) => at.provider.time.advanceTo(at.provider.books.nowS() + days * 86_400),
  };
  return payments;
}
