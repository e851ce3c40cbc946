import { hashKey } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { request } from '../../../api/client.ts';
import type { CardIntent } from '../../../payment/card-element.ts';
import { language } from '../../../preferences/language.ts';
import { readTabJson, writeTab } from '../../../storage/tab.ts';
import { bodyOf, EMPTY, type Order } from './order.ts';

/** A purchase that has begun: the order, and the secret that identifies it on the server. */
export interface Begun {
  readonly secret: string;
  readonly order: Order;
  readonly lang: string;
}
/** The purchase as this tab stores it: the buyer's input and, once it has begun, the purchase on the server. */
export interface Purchase {
  readonly order: Order;
  readonly begun?: Begun;
}
export type Bought = Awaited<ReturnType<typeof showBought>>;

const KEY = 'sc_gift';

export function readPurchase(): Purchase {
  const { order, begun } = (readTabJson(KEY) ?? {}) as Partial<Purchase>;
  return { order: { ...EMPTY, ...order }, ...(begun && { begun }) };
}

export function keepPurchase(purchase: Purchase): void {
  writeTab(KEY, JSON.stringify(purchase));
}

/**
 * Returns the purchase for an order. A purchase that has begun is continued, unless the order or the language has
 * changed since.
 */
export function purchaseOf(order: Order, begun: Begun | undefined): Begun {
  const isSame = begun?.lang === language && hashKey([begun.order]) === hashKey([order]);
  return isSame ? begun : { secret: newSecret(), order, lang: language };
}

function newSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fetches the state of a purchase. */
export function showBought(secret: string) {
  return request('showGift', { body: { secret }, quiet: true });
}

/** Returns a purchase if it has been paid, for example in another tab; otherwise undefined. */
export async function findBought(secret: string): Promise<Bought | undefined> {
  try {
    const bought = await showBought(secret);
    return bought.state === 'waiting' ? undefined : bought;
  } catch (error) {
    // A 404 means that the purchase never began.
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Starts a purchase at the quoted amount; a repeated request continues the same purchase. */
export async function beginPurchase({ order, secret }: Begun, quote: string | undefined): Promise<CardIntent> {
  const { client_secret: clientSecret, pub_key: publishableKey } = await request('buyGift', {
    body: bodyOf(order, secret, quote),
  });
  return { kind: 'payment', clientSecret, publishableKey };
}
