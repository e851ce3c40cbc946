import type { SubscriptionReply } from '@groundswell/contracts';
import { dayWords, isNothing, sumWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';

interface ChargeWords {
  /** Absent: the sentence stands for itself. */
  readonly name?: string;
  readonly text: string;
}

/** What is charged when, right after paying; of a gift that ends by itself until when it lasts. Undefined: not known yet. */
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
