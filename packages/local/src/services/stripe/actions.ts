import type { Kept, Kind } from './books.ts';
import { makePaymentMethod, TEST_METHODS } from './cards.ts';
import { isUsable, sameCode } from './catalogue.ts';
import { findEvenDeleted } from './customers.ts';
import { type Fields, fieldsOf, flagOf, metadataOf, numberOf, textOf, textsOf } from './form-body.ts';
import type { Provider } from './provider.ts';
import { StripeError } from './stripe-error.ts';

/** A call of Stripe's API. Its fields come from the body, or from the query of a GET. */
export type Action = (provider: Provider, fields: Fields, id: string) => object;

const PAGE = 10;
const MOST_A_PAGE = 100;

/** The calls by method and path, in which `*` stands for an id. */
export const ACTIONS: readonly (readonly [string, Action])[] = [
  ['POST /v1/customers', ({ customers }, fields) => customers.create(fields)],
  ['GET /v1/customers', listing('customer', (one, f) => matches(one, 'email', f))],
  ['GET /v1/customers/*', ({ books }, _, id) => findEvenDeleted(books, id) ?? books.get('customer', id)],
  ['POST /v1/customers/*', ({ customers }, fields, id) => customers.update(id, fields)],
  ['DELETE /v1/customers/*', ({ customers }, _, id) => customers.remove(id)],
  ['GET /v1/customers/*/payment_methods', listingOfCustomer('payment_method', 'payment_methods')],
  ['POST /v1/customers/*/balance_transactions', ({ customers }, fields, id) => customers.adjust(id, fields)],
  [
    'GET /v1/customers/*/balance_transactions',
    listingOfCustomer('customer_balance_transaction', 'balance_transactions'),
  ],
  ['POST /v1/payment_methods', ({ books }, fields) => makePaymentMethod(books, cardEntry(fieldsOf(fields, 'card')))],
  ['GET /v1/payment_methods/*', getting('payment_method')],
  [
    'POST /v1/payment_methods/*/attach',
    ({ customers, books }, fields, id) => customers.attach(methodId(books, id), textOf(fields, 'customer') ?? ''),
  ],
  ['POST /v1/payment_methods/*/detach', ({ customers }, _, id) => customers.detach(id)],

  ['POST /v1/setup_intents', ({ setups }, fields) => setups.create(fields)],
  ['GET /v1/setup_intents/*', getting('setup_intent')],
  [
    'POST /v1/setup_intents/*/confirm',
    ({ setups, books }, fields, id) => setups.confirm(id, methodId(books, textOf(fields, 'payment_method') ?? '')),
  ],
  [
    'POST /v1/payment_intents',
    ({ payments }, fields) =>
      payments.create({
        amount: numberOf(fields, 'amount') ?? 0,
        currency: textOf(fields, 'currency') ?? 'usd',
        customer: textOf(fields, 'customer'),
        metadata: metadataOf(fields),
        receiptEmail: textOf(fields, 'receipt_email'),
      }),
  ],
  [
    'GET /v1/payment_intents',
    listing('payment_intent', (one, f) => one.created >= (numberOf(fieldsOf(f, 'created'), 'gte') ?? 0)),
  ],
  ['GET /v1/payment_intents/*', getting('payment_intent')],
  ['POST /v1/payment_intents/*/cancel', ({ payments }, _, id) => payments.cancel(id)],
  [
    'POST /v1/payment_intents/*/confirm',
    ({ payments, books }, fields, id) => {
      const { intent, error } = payments.attempt(id, methodId(books, textOf(fields, 'payment_method') ?? ''));
      if (error) throw error;
      return intent;
    },
  ],

  ['POST /v1/products', ({ catalogue }, fields) => catalogue.createProduct(fields)],
  ['GET /v1/products', listing('product')],
  ['GET /v1/products/*', getting('product')],
  ['POST /v1/products/*', ({ catalogue }, fields, id) => catalogue.updateProduct(id, fields)],
  ['POST /v1/prices', ({ catalogue }, fields) => catalogue.createPrice(fields)],
  ['GET /v1/prices', listing('price', isRequestedPrice)],
  ['GET /v1/prices/*', getting('price')],
  ['POST /v1/prices/*', ({ catalogue }, fields, id) => catalogue.updatePrice(id, fields)],
  ['POST /v1/coupons', ({ catalogue }, fields) => catalogue.createCoupon(fields)],
  ['GET /v1/coupons', listing('coupon')],
  ['GET /v1/coupons/*', getting('coupon')],
  ['POST /v1/promotion_codes', ({ catalogue }, fields) => catalogue.createPromotionCode(fields)],
  [
    'GET /v1/promotion_codes',
    ({ books }, fields) => {
      const [code, active] = [textOf(fields, 'code'), flagOf(fields, 'active')];
      const found = books
        .list('promotion_code')
        .filter((one) => code === undefined || sameCode(one.code, code))
        .map((one) => ({ ...one, active: isUsable(one, books.nowS()) }))
        .filter((one) => active === undefined || one.active === active);
      return pageOf(found, fields, '/v1/promotion_codes');
    },
  ],
  ['GET /v1/promotion_codes/*', getting('promotion_code')],
  ['POST /v1/promotion_codes/*', ({ catalogue }, fields, id) => catalogue.updatePromotionCode(id, fields)],

  ['POST /v1/subscriptions', ({ subscriptions }, fields) => subscriptions.create(fields)],
  [
    'GET /v1/subscriptions',
    listing('subscription', (one, f) => {
      const status = textOf(f, 'status');
      const isAsked = status === 'all' || (status === undefined ? one.ended_at === null : one.status === status);
      return isAsked && matches(one, 'customer', f);
    }),
  ],
  ['GET /v1/subscriptions/*', getting('subscription')],
  ['POST /v1/subscriptions/*', ({ subscriptions }, fields, id) => subscriptions.update(id, fields)],
  ['DELETE /v1/subscriptions/*', ({ subscriptions }, fields, id) => subscriptions.cancel(id, fields)],

  ['POST /v1/invoices/create_preview', ({ subscriptions }, fields) => subscriptions.preview(fields)],
  [
    'GET /v1/invoices',
    listing('invoice', (one, f) => {
      const subscription = textOf(f, 'subscription');
      const isOf = subscription === undefined || one.parent?.subscription_details?.subscription === subscription;
      const isSince = one.created >= (numberOf(fieldsOf(f, 'created'), 'gte') ?? 0);
      return isOf && isSince && matches(one, 'customer', f) && matches(one, 'status', f);
    }),
  ],
  ['GET /v1/invoices/*', getting('invoice')],
  ['POST /v1/invoices/*/pay', (provider, fields, id) => provider.pay(id, textOf(fields, 'payment_method'))],
  ['POST /v1/invoices/*/void', ({ voidBill }, _, id) => voidBill(id)],
  ['POST /v1/refunds', ({ charges }, fields) => charges.refund(fields)],
  ['GET /v1/refunds', listing('refund', (one, f) => matches(one, 'charge', f))],
  ['GET /v1/charges', listing('charge', (one, f) => matches(one, 'customer', f))],
  ['GET /v1/charges/*', getting('charge')],
  ['GET /v1/disputes', listing('dispute', (one, f) => matches(one, 'charge', f))],
  ['GET /v1/disputes/*', getting('dispute')],
  ['GET /v1/events', listing('event', (one, f) => matches(one, 'type', f))],
  ['GET /v1/events/*', getting('event')],
];

function getting(kind: Kind): Action {
  return ({ books }, _, id) => books.get(kind, id);
}

function listing<K extends Kind>(kind: K, isAsked: (one: KeptOf<K>, fields: Fields) => boolean = () => true): Action {
  return ({ books }, fields) => {
    const customer = textOf(fields, 'customer');
    if (customer !== undefined && !findEvenDeleted(books, customer)) throw StripeError.missing('customer', customer);
    return pageOf(
      books.list(kind).filter((one) => isAsked(one, fields)),
      fields,
      `/v1/${kind}s`,
    );
  };
}

function listingOfCustomer(kind: 'payment_method' | 'customer_balance_transaction', path: string): Action {
  return ({ books }, fields, id) =>
    pageOf(
      books.list(kind).filter(({ customer }) => customer === id),
      fields,
      `/v1/customers/${id}/${path}`,
    );
}

type KeptOf<K extends Kind> = Kept[K];

function matches(one: object, field: string, fields: Fields): boolean {
  const asked = textOf(fields, field);
  return asked === undefined || (one as Record<string, unknown>)[field] === asked;
}

function isRequestedPrice(one: KeptOf<'price'>, fields: Fields): boolean {
  const keys = textsOf(fields, 'lookup_keys');
  const active = flagOf(fields, 'active');
  const isNamed = keys.length === 0 || (one.lookup_key !== null && keys.includes(one.lookup_key));
  return isNamed && (active === undefined || one.active === active) && matches(one, 'product', fields);
}

function pageOf(all: readonly { readonly id: string }[], fields: Fields, url: string) {
  const limit = Math.min(numberOf(fields, 'limit') ?? PAGE, MOST_A_PAGE);
  const after = textOf(fields, 'starting_after');
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(from, from + limit);
  return { object: 'list', data, has_more: from + limit < all.length, url };
}

function cardEntry(fields: Fields) {
  return {
    number: textOf(fields, 'number') ?? '',
    expMonth: numberOf(fields, 'exp_month') ?? 0,
    expYear: numberOf(fields, 'exp_year') ?? 0,
  };
}

/** Returns a payment method's id. For one of Stripe's test names such as `pm_card_visa`, creates the method first. */
function methodId(books: Provider['books'], id: string): string {
  const number = TEST_METHODS[id];
  const expYear = new Date(books.nowS() * 1000).getUTCFullYear() + 4;
  return number === undefined ? id : makePaymentMethod(books, { number, expMonth: 12, expYear }).id;
}
