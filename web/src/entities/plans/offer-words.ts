import type { getPlans, OfferReply, ReplyOf } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';
import { m } from '../../paraglide/later.js';
import { chargesOf } from './plan-charges.ts';
import { dayWords } from './plan-words.ts';

type Plans = Pick<ReplyOf<typeof getPlans>, 'pro_price' | 'premium_price' | 'trial_days' | 'promo_trial_days'>;

interface Offered {
  readonly plans: Plans;
  /** The offer of the promo code in the link that brought the reader; absent if the link has no code. */
  readonly offer?: OfferReply | undefined;
  readonly isPartner: boolean;
  readonly now: number;
}

export interface OfferWords {
  /** The discount that the code gives, as a sentence. */
  readonly promo?: string;
  /** The sentences about the charges of each plan, and about the day of the first charge. */
  readonly lines: readonly string[];
}

const PAID = [
  { tier: 'Pro', plan: 'pro', price: 'pro_price' },
  { tier: 'Pro Plus', plan: 'premium', price: 'premium_price' },
] as const;

/** Returns sentences about the offer of a promotion link, and about the charges of each plan that follow. */
export function offerWords({ plans, offer, isPartner, now }: Offered): OfferWords {
  const { pro_price, premium_price, trial_days: usual } = plans;
  const days = isPartner ? plans.promo_trial_days : usual;
  const termBegins = new Date(now + days * DAY_MS);
  const hasCode = offer?.pro !== undefined || offer?.premium !== undefined;
  const firsts = PAID.flatMap(
    ({ plan, price }) => chargesOf({ now, termBegins, price: plans[price], plan, offer }).first?.day.getTime() ?? [],
  );
  const firstDay = firsts.length > 0 ? new Date(Math.min(...firsts)) : undefined;
  const day = firstDay && dayWords(firstDay, 'long');
  const codeLines = offer && hasCode ? codeWords(offer, plans, termBegins) : [];
  const withCodeLines = (...lines: readonly string[]) =>
    hasCode ? { promo: offer.message, lines: [...codeLines, ...lines] } : { lines };
  // A promotion that pays for every term has no charge, so there is no day to name.
  if (!firstDay || day === undefined) return withCodeLines();
  if (days === 0 && firstDay > termBegins) return withCodeLines(m.pro_offer_before({ day }));
  if (days === 0) return hasCode || isPartner ? withCodeLines(m.pro_offer_used()) : withCodeLines();
  if (!isPartner) return hasCode ? withCodeLines(m.pro_offer_trial({ days, day })) : withCodeLines();
  if (days === usual) return withCodeLines(m.pro_offer_partner_over({ usual }));
  if (hasCode) return withCodeLines(m.pro_offer_partner_code({ days, usual, day }));
  return withCodeLines(m.pro_offer_partner({ days, usual, day, pro: pro_price, plus: premium_price }));
}

/**
 * Returns a line about the promo code for each plan, or a single line if the promotion ends before the first charge.
 */
function codeWords(offer: OfferReply, plans: Plans, termBegins: Date): readonly string[] {
  const months = offer.promo_months;
  if (months !== undefined && offer.promo_lasts === 'over')
    return [m.pro_offer_past({ months, day: dayWords(termBegins, 'long') })];
  return PAID.map(({ tier, plan, price }) => {
    const [sums, full] = [offer[plan], plans[price]];
    if (!sums) return m.pro_offer_not({ tier, full });
    const { first_charge: first, renewal_charge: renewal } = sums;
    if (months !== undefined && first === renewal)
      return first === undefined
        ? m.pro_offer_months_free({ tier, months, full })
        : m.pro_offer_months({ tier, price: first, months, full });
    if (renewal === undefined) return m.pro_offer_free({ tier });
    if (first === renewal) return m.pro_offer_each({ tier, price: renewal, full });
    return first === undefined ? m.pro_offer_year({ tier, renewal }) : m.pro_offer_less({ tier, first, renewal });
  });
}
