import type { SubscriptionReply } from '@groundswell/contracts';
import { dayWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';

/** Returns the state of a plan, in a word or two beside its name. */
export function stateWords(own: SubscriptionReply): string {
  if (own.type === 'Basic') return m.subscription_free();
  // The plan is a gift that ends on its day; the user has not cancelled it.
  if (own.given_until) return m.subscription_given();
  if (own.cancelled) return m.subscription_cancelled();
  if (own.on_trial && own.trial_end_date) return m.subscription_free_until({ day: dayWords(own.trial_end_date) });
  return own.plan_price ? m.subscription_a_year({ price: own.plan_price }) : '';
}
