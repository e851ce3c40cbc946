import { isDeepStrictEqual } from 'node:util';
import type { Agreed, Language } from '@groundswell/contracts';
import { reason } from '@groundswell/contracts';
import { gifts, type StoredGift } from '@groundswell/data/plans';
import { DAY_MS } from '@groundswell/durations';
import { HttpError } from '@groundswell/runtime';
import { inMoney } from '../money-words.ts';
import { readPrices } from '../prices.ts';
import { provider } from '../provider.ts';
import { callStripe, paymentInProgress } from '../provider-errors.ts';
import { stampSums, sumsChanged } from '../quote.ts';
import { codeOf, idOfSecret, keyOf } from './gift-code.ts';

/** An unpaid gift is deleted after this time. The buyer has certainly left the page by then. */
export const UNPAID_MS = 30 * DAY_MS;
const MAX_ATTEMPTS = 5;

export interface GiftOrder {
  /**
   * A random secret that identifies the purchase. A repeated request with the same secret does not buy a second gift.
   */
  readonly secret: string;
  readonly lang: Language;
  readonly fromName: string;
  readonly fromEmail: string;
  readonly toName: string;
  readonly toEmail?: string;
  readonly message: string;
  readonly sendAt?: number;
  readonly agreed: Agreed;
  /** The sum that the page showed, as encoded by `stampSums`; undefined if the page showed none. */
  readonly quote?: string | undefined;
}

type WrittenOrder = Omit<GiftOrder, 'secret' | 'agreed' | 'quote'>;

/** The metadata field of a payment intent with the id of its gift. */
export const GIFT_FIELD = 'giftId';

/**
 * Starts a gift purchase: it stores the gift, then creates its payment intent. Every repeated request returns the same
 * intent, so that nobody pays twice.
 */
export async function buyGift({
  secret,
  agreed,
  quote,
  ...order
}: GiftOrder): Promise<{ client_secret: string; pub_key: string }> {
  const id = await idOfSecret(secret);
  const key = await keyOf(await codeOf(id));
  const { cents: priceCents, currency } = (await readPrices()).gift;
  const now = Date.now();
  const expiresAt = Math.ceil((now + UNPAID_MS) / 1000);
  await gifts.add({
    ...order,
    agreed: { ...agreed, at: now },
    id,
    key,
    state: 'waiting',
    createdAt: now,
    priceCents,
    currency,
    expiresAt,
  });
  const paymentId = await paymentOf(key, order, quote);
  const { stripe, publishableKey } = await provider();
  const { client_secret } = await callStripe(() => stripe.paymentIntents.retrieve(paymentId));
  return { client_secret: client_secret ?? '', pub_key: publishableKey };
}

async function paymentOf(key: string, order: WrittenOrder, quote: string | undefined): Promise<string> {
  const { stripe } = await provider();
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const gift = await gifts.find(key);
    if (!gift || !isSameOrder(gift, order)) throw new HttpError(409, 'conflict', reason('gift-in-use'));
    const { id: giftId, priceCents: amount, currency, fromEmail } = gift;
    if (quote !== undefined && quote !== stampSums(currency, amount))
      throw sumsChanged(inMoney(amount, currency, order.lang));
    if (gift.paymentId !== undefined) return gift.paymentId;
    const asked = {
      amount,
      currency,
      receipt_email: fromEmail,
      payment_method_types: ['card'],
      metadata: { [GIFT_FIELD]: giftId },
    };
    const made = await callStripe(() => stripe.paymentIntents.create(asked, { idempotencyKey: `gift-${key}` }));
    const { revision: _revision, ...fields } = gift;
    if (await gifts.write(gift, { ...fields, paymentId: made.id })) return made.id;
  }
  throw paymentInProgress();
}

function isSameOrder(gift: StoredGift, order: WrittenOrder): boolean {
  const written = ({ lang, fromName, fromEmail, toName, toEmail, message, sendAt }: WrittenOrder) => [
    lang,
    fromName,
    fromEmail,
    toName,
    toEmail,
    message,
    sendAt,
  ];
  return isDeepStrictEqual(written(gift), written(order));
}
