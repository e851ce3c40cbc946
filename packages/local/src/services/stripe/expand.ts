import type { Books, Kind } from './books.ts';
import { findEvenDeleted } from './customers.ts';

const KIND_OF_PREFIX: Readonly<Record<string, Kind>> = {
  ch: 'charge',
  cus: 'customer',
  di: 'discount',
  in: 'invoice',
  pi: 'payment_intent',
  pm: 'payment_method',
  price: 'price',
  promo: 'promotion_code',
  seti: 'setup_intent',
  sub: 'subscription',
};

/** Fields of an invoice that Stripe returns only on request, with `expand`. */
const ON_REQUEST = ['confirmation_secret', 'payments'];

/** Replaces the ids at the paths of `expand` by their objects: 'Expanding responses' in Stripe's API reference. */
export function expandAll(books: Books, answer: object, paths: readonly string[]): unknown {
  return paths.reduce<unknown>((whole, path) => expand(books, whole, path.split('.')), withoutRequested(answer, paths));
}

function expand(books: Books, value: unknown, [first, ...rest]: readonly string[]): unknown {
  const found = objectOf(books, value);
  if (first === undefined) return found;
  if (Array.isArray(found)) return found.map((one) => expand(books, one, [first, ...rest]));
  if (typeof found !== 'object' || found === null || !(first in found)) return found;
  return { ...found, [first]: expand(books, (found as Record<string, unknown>)[first], rest) };
}

function objectOf(books: Books, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => objectOf(books, one));
  if (typeof value !== 'string') return value;
  const [prefix = '', hasId] = value.split('_');
  const kind = KIND_OF_PREFIX[prefix];
  if (kind === 'customer') return findEvenDeleted(books, value) ?? value;
  if (kind !== undefined && hasId !== undefined) return books.find(kind, value) ?? value;
  return books.find('coupon', value) ?? books.find('product', value) ?? value;
}

function withoutRequested(answer: object, paths: readonly string[]): object {
  if ('data' in answer && Array.isArray(answer.data))
    return { ...answer, data: answer.data.map((one) => withoutRequested(one, paths)) };
  if (!('object' in answer && answer.object === 'invoice')) return answer;
  const isAsked = (part: string) => paths.some((path) => path.includes(part));
  return Object.fromEntries(Object.entries(answer).filter(([part]) => !ON_REQUEST.includes(part) || isAsked(part)));
}
