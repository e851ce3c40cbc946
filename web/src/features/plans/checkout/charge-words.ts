import type { SubscriptionReply } from '@groundswell/contracts';
import { type ChargeLine, laterLines } from '../../../entities/plans/later-charges.ts';
import { dayWords, isNothing, sumWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';

interface ChargeWords {
  /** The label of the charge; absent if the sentence needs none. */
  readonly name?: string;
  readonly text: string;
}

/** Returns the charges after the next one, if their sums differ. A gift that does not renew has none. */
export function laterCharges(own: SubscriptionReply | undefined): readonly ChargeLine[] {
  if (!own?.next_later || own.cancelled) return [];
  return laterLines(own.next_later, own.on_trial && isNothing(own.next_charge ?? ''));
}

/**
 * Returns the next charge and its day, for the step after paying. For a gift that does not renew, returns the plan's
 * last day. Undefined until the plan is known.
 */
export function chargeWords(own: SubscriptionReply | undefined): ChargeWords | undefined {
  if (own?.given_until && own.cancelled)
    return { text: m.subscription_yours_until({ day: dayWords(own.given_until) }) };
  if (!own?.renew_date || !own.plan_price) return undefined;
  const price = own.next_charge ?? own.plan_price;
  const first = isNothing(price) ? m.pro_after_trial() : m.pro_line_charge();
  return {
    name: own.on_trial ? first : m.pro_renewal(),
    text: m.pro_on({ price: sumWords(price), day: dayWords(own.renew_date) }),
  };
}
