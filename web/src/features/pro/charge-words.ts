import type { SubscriptionReply } from '@groundswell/contracts';
import { dayWords, yearAfter } from '../../entities/subscription/plan-words.ts';
import { m } from '../../paraglide/later.js';
import type { Offer } from './offer.ts';

interface ChargeWords {
  /** Absent: the sentence stands for itself. */
  readonly name?: string;
  readonly text: string;
}

/** Before paying: what is charged after today, and when. `sum`: the first charge, with its promo. */
export function laterCharge({ trialDays, firstCharge }: Offer, price: string, sum: string): Required<ChargeWords> {
  if (trialDays > 0)
    return { name: m.pro_line_charge(), text: m.pro_on({ price: sum, day: dayWords(firstCharge, 'long') }) };
  const day = dayWords(yearAfter(firstCharge.toISOString()), 'long');
  return { name: m.pro_renewal(), text: m.pro_each_year({ price, day }) };
}

/** What is charged when, right after paying; of a gift that ends by itself until when it lasts. Undefined: not known yet. */
export function chargeWords(own: SubscriptionReply | undefined): ChargeWords | undefined {
  if (own?.given_until && own.cancelled)
    return { text: m.subscription_yours_until({ day: dayWords(own.given_until) }) };
  if (!own?.renew_date || !own.plan_price) return undefined;
  const name = own.on_trial ? m.pro_line_charge() : m.pro_renewal();
  return { name, text: m.pro_on({ price: own.next_charge ?? own.plan_price, day: dayWords(own.renew_date) }) };
}
