import { followUp } from '@groundswell/accounts';
import type { FollowUp } from '@groundswell/data/accounts';
import type { GiftEmailName } from '@groundswell/data/email';
import { type GiftFields, gifts, type StoredGift, subscriptions } from '@groundswell/data/plans';
import { logLine } from '@groundswell/runtime';
import type Stripe from 'stripe';
import { withoutKeys } from '../find-or-create-customer.ts';
import { provider } from '../provider.ts';
import { callStripe, PaymentProviderError } from '../provider-errors.ts';
import { GIFT_FIELD } from './buy-gift.ts';
import { codeOf, keyOf } from './gift-code.ts';
import { settleFollowUp, settleGift, stepToTake } from './settle-gift.ts';

const MAX_ATTEMPTS = 10;
/** The years for which a gift card can be redeemed. */
const USABLE_YEARS = 5;
/** The reminder email goes out this long before a card expires. */
const REMINDED_MS = 60 * 86_400_000;

/**
 * Updates a gift from the current state of its payment, whatever the event: paid, refunded or disputed. Returns false
 * for a payment of something else.
 */
export async function processGiftPayment(paymentId: string): Promise<boolean> {
  const { stripe } = await provider();
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    // The gift is read before its payment is fetched, and the write is conditional. So a successful write always stores
    // the newest payment state.
    const key = await keyOfPayment(await callStripe(() => stripe.paymentIntents.retrieve(paymentId)));
    if (key === undefined) return false;
    const gift = await gifts.find(key);
    // A payment arrived that belongs to no stored gift. The error alerts an operator.
    if (gift?.paymentId !== paymentId) throw new Error('A payment for a gift that is not kept.');
    const payment = await callStripe(() => stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }));
    if (await applyPayment(gift, payment)) return true;
  }
  throw new PaymentProviderError(new Error('Others write the same gift again and again.'));
}

/** Returns the key of the gift that a payment is for; undefined for a payment of something else. */
export async function keyOfPayment({ metadata }: Stripe.PaymentIntent): Promise<string | undefined> {
  const giftId = metadata[GIFT_FIELD];
  return giftId === undefined ? undefined : keyOf(await codeOf(giftId));
}

/**
 * Returns the new state of a gift after its payment has changed; undefined if the state stays the same. The payment's
 * `latest_charge` must be expanded.
 */
export function nextState(gift: StoredGift, payment: Stripe.PaymentIntent): 'paid' | 'ended' | undefined {
  const { status, amount_received, latest_charge } = payment;
  const charge = typeof latest_charge === 'object' ? latest_charge : null;
  if (charge === null) return undefined;
  if (charge.refunded || charge.disputed) return gift.state === 'ended' ? undefined : 'ended';
  const isPaid = status === 'succeeded' && amount_received >= gift.priceCents;
  return gift.state === 'waiting' && isPaid ? 'paid' : undefined;
}

/** Updates the gift to the state of its payment. Returns false after a write conflict. */
async function applyPayment(gift: StoredGift, payment: Stripe.PaymentIntent): Promise<boolean> {
  const next = nextState(gift, payment);
  if (next === undefined) return true;
  return next === 'paid' ? markPaid(gift) : endGift(gift);
}

async function markPaid(gift: StoredGift): Promise<boolean> {
  const now = Date.now();
  const { revision: _revision, expiresAt: _expiresAt, ...fields } = gift;
  const usableUntil = new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() + USABLE_YEARS);
  const after: GiftFields = { ...fields, state: 'paid', paidAt: now, usableUntil };
  const receipt: FollowUp = { id: `gift-paid-${gift.key}`, dueAt: now, task: taskOf(gift, 'gift-bought') };
  const dueAt = Math.max(now, gift.sendAt ?? now);
  const letter: FollowUp = { id: `gift-sent-${gift.key}`, dueAt, task: taskOf(gift, 'gift') };
  const dueSoon = usableUntil - REMINDED_MS;
  const reminder: FollowUp = { id: `gift-reminder-${gift.key}`, dueAt: dueSoon, task: taskOf(gift, 'gift-expiring') };
  const all = [receipt, ...(gift.toEmail === undefined ? [] : [letter]), reminder];
  if (!(await gifts.write(gift, after, all))) return false;
  logLine('info', { gift: 'paid' });
  await followUp(all.filter((one) => one.dueAt <= now));
  return true;
}

function taskOf({ key: giftKey }: StoredGift, letter: GiftEmailName) {
  return { does: 'send-gift' as const, giftKey, letter };
}

/**
 * Ends a gift: its code becomes invalid, the plan loses the time that the gift added, and the recipient gets an email.
 */
async function endGift(gift: StoredGift): Promise<boolean> {
  const { revision: _revision, ...fields } = gift;
  const after: GiftFields = { ...fields, state: 'ended' };
  const letter: FollowUp = { id: `gift-ended-${gift.key}`, dueAt: Date.now(), task: taskOf(gift, 'gift-ended') };
  if (gift.redeemedBy !== undefined) {
    const userId = gift.redeemedBy;
    // A pending gift step is completed first. Its time can be taken back only after it was added.
    await settleGift(userId);
    const row = await subscriptions.find(userId);
    if (row?.giftStep) return false;
    const step = row && (await stepToTake(row, gift));
    if (row && step) {
      const written = await subscriptions.write(userId, row, {
        row: { ...withoutKeys(row), giftStep: step },
        gift: { read: gift, after },
        followUps: [settleFollowUp(userId, step.id), letter],
      });
      if (written === 'changed-meanwhile') return false;
      if (written === 'written') {
        logLine('warn', { gift: 'taken-back' });
        await settleGift(userId);
        await followUp([letter]);
        return true;
      }
    }
  }
  logLine('warn', { gift: 'ended' });
  if (!(await gifts.write(gift, after, [letter]))) return false;
  await followUp([letter]);
  return true;
}
