import type { SubscriptionReply } from '@groundswell/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { m } from '../../paraglide/later.js';
import { isLost, OutcomeReadError } from '../../payment/fault-words.ts';
import { language } from '../../preferences/language.ts';
import { joinWholeSentences } from '../../ui/join-sentences.ts';
import { receiptsQuery, subscriptionQuery } from './queries.ts';

/** The checks that tell from a subscription whether a request took effect. */
export interface Signs {
  readonly isDone: (own: SubscriptionReply) => boolean;
  /**
   * Whether Stripe has confirmed that nothing happened. The stored plan is not enough, because it may be out of date.
   */
  readonly isUnchanged: (own: SubscriptionReply) => boolean | Promise<boolean>;
}

/**
 * Reads the subscription after a request without an answer. Returns it if the request took effect; else throws an error
 * that states whether anything happened. Throws any other error as it is.
 */
export async function readLostOutcome(
  error: unknown,
  client: QueryClient,
  { isDone, isUnchanged }: Signs,
): Promise<SubscriptionReply> {
  if (!isLost(error)) throw error;
  const own = await client.fetchQuery({ ...subscriptionQuery, retry: false }).catch(() => undefined);
  if (own && isDone(own)) return own;
  const isKnown = own !== undefined && (await isUnchanged(own));
  throw new OutcomeReadError(
    isKnown ? joinWholeSentences([m.payment_unchanged(), m.payment_again()], language) : m.payment_outcome_unknown(),
  );
}

/** Returns whether Stripe lists no paid term, which means that a purchase without an answer charged nothing. */
export async function hasPaidNoTerm(client: QueryClient, now: number): Promise<boolean> {
  const bills = await client.fetchQuery({ ...receiptsQuery, retry: false }).catch(() => undefined);
  return bills !== undefined && !bills.receipts.some(({ until }) => Date.parse(until) > now);
}
