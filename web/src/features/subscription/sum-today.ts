import type { SubscriptionReply } from '@groundswell/contracts';
import { m } from '../../paraglide/later.js';

/**
 * What a change to the other plan costs today, or gives back. Undefined where the provider could not be asked: that is
 * not nothing, and nobody agrees to it.
 */
export function sumToday(own: SubscriptionReply): string | undefined {
  if (own.change_credit_today) return m.subscription_credited({ sum: own.change_credit_today });
  if (own.change_price_today) return own.change_price_today;
  return own.on_trial || own.change_next_charge !== undefined ? m.subscription_nothing() : undefined;
}
