import { applyCatalogue, LOOKUP_KEYS } from '@groundswell/billing/catalogue';
import type { PaymentWork, StoredSubscription } from '@groundswell/data/plans';
import { DAY_S } from '@groundswell/durations';
import type { AnyKept } from '@groundswell/local/services/stripe/books';
import type { Answer } from '@groundswell/local/services/stripe/idempotency';
import { createProvider, type Provider } from '@groundswell/local/services/stripe/provider';
import { createAnswers } from '@groundswell/local/services/stripe/server';
import { clientWithin } from '@groundswell/local/testing/client-within';
import { recordsInMemory } from '@groundswell/local/testing/memory-records';
import { TEST_SECRET_KEY } from '@groundswell/local/testing/start-provider';
import Stripe from 'stripe';

type Kept = AnyKept | { readonly aheadS: number };
export const USER = 'u1';
const T0 = Date.parse('2030-01-10T12:00Z');

let answer: Parameters<typeof clientWithin>[1];

/** The provider of the current life, in memory, because these tests try tens of thousands of event orders. */
export const at = {
  stripe: clientWithin(new Stripe(TEST_SECRET_KEY, { telemetry: false }), (asked, timeoutMs) =>
    answer(asked, timeoutMs),
  ),
  /**
   * The write requests since the Stripe stub was opened, in order. Together with the stub's initial state they
   * determine its current state.
   */
  changes: [] as string[],
};
let provider: Provider;
let told: Stripe.Event[] = [];

/**
 * The answers of the Stripe stub in its initial state, by request. They are cached because the many event orders repeat
 * most requests.
 */
type Answers = Map<string, Answer>;

/**
 * Opens a Stripe stub with a saved state. The stub replaces its records and never mutates them, so the saved state
 * stays valid.
 */
export function openProvider(kept: readonly Kept[] = [], answers: Answers = new Map()): void {
  const records = recordsInMemory<Kept>();
  for (const one of kept) void records.put('id' in one ? one.id : 'clock', one);
  provider = createProvider(
    records,
    () => T0,
    (event) => told.push(event),
  );
  const answerAnew = createAnswers(provider);
  at.changes = [];
  answer = async ({ name, path, fields, key }) => {
    const question = `${name} ${fields}`;
    if (!name.startsWith('GET') && !path.endsWith('/create_preview')) at.changes.push(`${question} ${key}`);
    const isAsItWas = kept.length > 0 && at.changes.length === 0;
    const known = isAsItWas ? answers.get(question) : undefined;
    if (known) return known;
    const reply = answerAnew(name, path, fields, key);
    if (isAsItWas) answers.set(question, reply);
    return reply;
  };
}
const snapshot = (): Kept[] => {
  const { books } = provider;
  const kinds = [
    'charge',
    'customer',
    'customer_balance_transaction',
    'discount',
    'dispute',
    'invoice',
    'payment_intent',
    'payment_method',
    'price',
    'product',
    'subscription',
  ] as const;
  return [...kinds.flatMap((kind) => books.list(kind).reverse()), { aheadS: books.nowS() - Math.floor(T0 / 1000) }];
};

export interface Life {
  readonly kept: readonly Kept[];
  readonly work: readonly PaymentWork[];
  readonly answers: Answers;
  readonly customerId: string;
  /** The cached results of steps that wrote nothing at Stripe, by the state that the steps read. */
  readonly steps: Map<string, Step>;
  /** The plan and tier that follow from Stripe's state, by the write requests that led to that state. */
  readonly ends: Map<string, readonly [plan: string, tier: string]>;
}
export interface Step {
  readonly row: StoredSubscription;
  readonly tier: string;
  readonly letters: readonly string[];
  readonly isDone: boolean;
  readonly error?: unknown;
}
type Happens = (plan: { readonly id: string; readonly pass: (days: number) => void }) => Promise<void>;

/**
 * Plays a sequence of purchases and changes at the Stripe stub. Returns the stub's resulting state and the queue
 * messages of its events.
 */
async function play(number: string, trialDays: number, happens: Happens): Promise<Life> {
  openProvider();
  const { stripe } = at;
  await applyCatalogue(stripe, true);
  const customer = await stripe.customers.create({ email: 'surfer@example.com', metadata: { userId: USER } });
  const card = await stripe.paymentMethods.create({ type: 'card', card: { number, exp_month: 12, exp_year: 2060 } });
  await stripe.paymentMethods.attach(card.id, { customer: customer.id });
  const price = (await stripe.prices.list({ lookup_keys: [LOOKUP_KEYS.Pro] })).data[0]?.id ?? '';
  told = [];
  const { id } = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price }],
    default_payment_method: card.id,
    metadata: { userId: USER },
    ...(trialDays > 0 && { trial_period_days: trialDays }),
  });
  await happens({ id, pass: (days) => provider.time.advanceTo(provider.books.nowS() + days * DAY_S) });
  const work = told.map(({ id: eventId, type, created, data }): PaymentWork => {
    const object = data.object as { id?: string; customer?: string };
    return {
      does: 'follow-event',
      eventId,
      type,
      customerId: object.customer,
      objectId: object.id,
      createdAt: created * 1000,
    };
  });
  return {
    kept: snapshot(),
    answers: new Map(),
    steps: new Map(),
    ends: new Map(),
    customerId: customer.id,
    work: work.filter((one) => one.does === 'follow-event' && FOLLOWED.test(one.type)),
  };
}
/** The event types that the webhook queues. */
const FOLLOWED = /^(customer\.subscription\.|invoice\.|charge\.(refunded|dispute\.)|payment_intent\.succeeded$)/;

export const LIVES: Readonly<Record<string, () => Promise<Life>>> = {
  'tried, cancelled, resumed, paid, upgraded, renewed, refunded': () =>
    play('4242424242424242', 14, async ({ id, pass }) => {
      const { stripe } = at;
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
      await stripe.subscriptions.update(id, { cancel_at_period_end: false });
      pass(100);
      const { items } = await stripe.subscriptions.retrieve(id);
      const price = (await stripe.prices.list({ lookup_keys: [LOOKUP_KEYS['Pro Plus']] })).data[0]?.id;
      await stripe.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id, price }],
        proration_behavior: 'always_invoice',
      });
      pass(300);
      await stripe.refunds.create({ charge: (await stripe.charges.list()).data[0]?.id });
    }),
  'tried, unpaid, mended, renewed, cancelled': () =>
    play('4000008260003178', 14, async ({ id, pass }) => {
      const { stripe } = at;
      pass(18);
      const customer = String((await stripe.subscriptions.retrieve(id)).customer);
      const card = await stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2060 },
      });
      await stripe.paymentMethods.attach(card.id, { customer });
      await stripe.subscriptions.update(id, { default_payment_method: card.id });
      await stripe.invoices.pay((await stripe.invoices.list({ status: 'open' })).data[0]?.id ?? '');
      pass(360);
      await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    }),
  'confirmed by its owner, then disputed': () =>
    play('4000002760003184', 0, async () => {
      const asked = provider.books.list('payment_intent').find(({ status }) => status === 'requires_action');
      const paid = provider.answerBank(asked?.id ?? '', true);
      provider.charges.dispute(provider.books.get('charge', String(paid.latest_charge)));
    }),
  'unpaid to its end': () => play('4000000000000341', 14, async ({ pass }) => pass(30)),
};
