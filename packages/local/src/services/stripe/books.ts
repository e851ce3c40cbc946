import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Records } from '../records.ts';
import { ANSWERS_KEPT_MS, type StoredAnswer } from './idempotency.ts';
import { StripeError } from './stripe-error.ts';

/** The record that Stripe keeps of a deleted customer. */
export interface DeletedCustomer {
  readonly id: string;
  readonly object: 'deleted_customer';
}

/** The kinds of objects in a Stripe account, by their `object` field. */
export interface Kept {
  charge: Stripe.Charge;
  coupon: Stripe.Coupon;
  customer: Stripe.Customer;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  deleted_customer: DeletedCustomer;
  discount: Stripe.Discount;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  invoice: Stripe.Invoice;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
}
export type Kind = keyof Kept;
export type AnyKept = Kept[Kind];

/** The data of the Stripe account: its objects, its time, and its answers. */
export interface Books {
  /** Returns the account's time in seconds since 1970: the cloud's time plus what the test clock was advanced by. */
  nowS(): number;
  /** Advances the test clock to a later instant. */
  moveTo(atS: number): void;
  find<K extends Kind>(kind: K, id: string): Kept[K] | undefined;
  /** Finds an object; throws Stripe's 'No such …' error if it does not exist. */
  get<K extends Kind>(kind: K, id: string): Kept[K];
  /** Lists the objects of a kind, newest first. */
  list<K extends Kind>(kind: K): Kept[K][];
  put<T extends AnyKept>(one: T): T;
  remove(one: AnyKept): void;
  /** Generates an id such as `cus_…`. */
  newId(prefix: string): string;
  /** The stored answers by idempotency key. */
  readonly answers: { get(key: string): StoredAnswer | undefined; set(key: string, answer: StoredAnswer): void };
  /** Resolves when the operating system has all changes, or the disk is full. */
  written(): Promise<void>;
}

/**
 * The persistent records: the objects by id, under `clock` the seconds by which the test clock was advanced, and the
 * answers below `answer/`.
 */
export type BookRecord = AnyKept | { readonly aheadS: number } | StoredAnswer;
export type BookRecords = Pick<Records<BookRecord>, 'get' | 'entries' | 'values' | 'put' | 'remove'>;

export function openBooks(records: BookRecords, nowMs: () => number): Books {
  const isObject = (one: BookRecord): one is AnyKept => 'object' in one;
  const byKind = new Map<string, Map<string, AnyKept>>();
  const of = (kind: string) => {
    const kept = byKind.get(kind) ?? new Map<string, AnyKept>();
    byKind.set(kind, kept);
    return kept;
  };
  for (const one of records.values()) if (isObject(one)) of(one.object).set(one.id, one);
  const storedClock = records.get('clock');
  let aheadS = storedClock && 'aheadS' in storedClock ? storedClock.aheadS : 0;
  let latest = Promise.resolve();
  /** A failed write is ignored, because the next write repeats it. Writes end in the order of their beginning. */
  const write = (written: Promise<void>) => {
    latest = written.catch(() => undefined);
  };
  const nowS = () => Math.floor(nowMs() / 1000) + aheadS;
  for (const [key, one] of records.entries())
    if ('atMs' in one && one.atMs + ANSWERS_KEPT_MS < nowS() * 1000) write(records.remove(key));

  function find<K extends Kind>(kind: K, id: string): Kept[K] | undefined {
    return of(kind).get(id) as Kept[K] | undefined;
  }
  return {
    nowS,
    moveTo(atS) {
      aheadS += Math.max(0, atS - nowS());
      write(records.put('clock', { aheadS }));
    },
    find,
    get(kind, id) {
      const one = find(kind, id);
      if (!one) throw StripeError.missing(kind, id);
      return one;
    },
    list: <K extends Kind>(kind: K) => [...of(kind).values()].reverse() as Kept[K][],
    put(one) {
      of(one.object).set(one.id, one);
      write(records.put(one.id, one));
      return one;
    },
    remove({ object, id }) {
      of(object).delete(id);
      write(records.remove(id));
    },
    answers: {
      get(key) {
        const found = records.get(`answer/${key}`);
        return found && 'request' in found && 'atMs' in found ? found : undefined;
      },
      set: (key, answer) => write(records.put(`answer/${key}`, answer)),
    },
    written: () => latest,
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
  };
}

/** Copies an object into its wire form, where a decimal is a text and undefined fields are absent. */
export function onWire<T>(one: T): T;
export function onWire(one: unknown): unknown {
  if (typeof one !== 'object' || one === null) return one;
  if (Array.isArray(one)) return one.map((part) => onWire(part));
  if ('toJSON' in one && typeof one.toJSON === 'function') return one.toJSON();
  const copied: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(one)) if (value !== undefined) copied[field] = onWire(value);
  return copied;
}
