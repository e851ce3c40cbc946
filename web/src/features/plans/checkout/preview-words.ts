import type { PlanPreview } from '@groundswell/contracts';
import { laterLines } from '../../../entities/plans/later-charges.ts';
import { dayWords, yearAfter } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { language } from '../../../preferences/language.ts';
import { joinWholeSentences } from '../../../ui/join-sentences.ts';
import type { PaidTier } from './offer.ts';

interface Line {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the lines of a new plan's charges from Stripe's preview: today, at the end of a trial, a year later, and
 * after that.
 */
export function sumLines(sums: PlanPreview): readonly Line[] {
  const { trial_days, first_charge, promo_text } = sums;
  const day = dayWords(sums.first_charge_date, 'long');
  const today = { name: m.pro_today(), text: (trial_days === 0 && first_charge) || m.pro_nothing_today() };
  const first = first_charge ? m.pro_on({ price: first_charge, day }) : m.pro_nothing_on({ day });
  const isFirst = !first_charge && sums.renewal_charge !== undefined;
  return [
    today,
    ...(trial_days > 0 ? [{ name: first_charge ? m.pro_line_charge() : m.pro_after_trial(), text: first }] : []),
    { name: isFirst ? m.pro_line_charge() : m.pro_renewal(), text: renewalText(sums) },
    ...laterLines(sums.later_charges ?? [], !first_charge && sums.renewal_charge === undefined),
    ...(promo_text ? [{ name: m.pro_promo(), text: promoText(sums, promo_text) }] : []),
  ];
}

/**
 * Returns the lines of a gift card, which replace the charges of a purchase. `gives` describes the gift; `now` is UTC
 * ms.
 */
export function giftLines(gives: string, now: number): readonly Line[] {
  const until = m.subscription_yours_until({ day: dayWords(yearAfter(new Date(now)), 'long') });
  return [
    { name: m.pro_gift(), text: joinWholeSentences([gives, until], language) },
    { name: m.pro_today(), text: m.pro_nothing_today() },
  ];
}

function renewalText(sums: PlanPreview): string {
  const { renewal_charge: price, renewal_date, later_charges: later = [], plan_price: full, promo_lasts } = sums;
  const day = dayWords(renewal_date, 'long');
  if (price === undefined) return m.pro_nothing_on({ day });
  if (later.length > 0) return m.pro_on({ price, day });
  const isOver = price === full || promo_lasts !== 'months';
  return isOver ? m.pro_each_year({ price, day }) : m.pro_each_year_promo({ price, day, full });
}

function promoText({ promo_lasts, promo_months: months = 0 }: PlanPreview, promo: string): string {
  if (promo_lasts === 'first') return m.pro_promo_first({ promo });
  if (promo_lasts === 'over') return m.pro_promo_over({ promo, months });
  return promo_lasts === 'months' ? m.pro_promo_months({ promo, months }) : m.pro_promo_always({ promo });
}

/** Returns the sentences above the button, with all charges that the user agrees to. */
export function consentWords(sums: PlanPreview): string {
  const {
    trial_days,
    first_charge: price,
    renewal_charge,
    later_charges: later = [],
    plan_price: full,
    promo_lasts,
  } = sums;
  const first =
    price === undefined
      ? m.pro_consent_nothing()
      : trial_days > 0
        ? m.pro_consent_on({ price, day: dayWords(sums.first_charge_date, 'long') })
        : m.pro_consent_now({ price });
  const day = dayWords(sums.renewal_date, 'long');
  const isOver = renewal_charge === full || promo_lasts !== 'months';
  const then =
    renewal_charge === undefined
      ? m.pro_consent_free()
      : later.length > 0
        ? m.pro_consent_on({ price: renewal_charge, day })
        : isOver
          ? m.pro_consent_then({ price: renewal_charge, day })
          : m.pro_consent_promo({ price: renewal_charge, day, full });
  const isPast = promo_lasts === 'over';
  return joinWholeSentences(
    [...(isPast ? [m.pro_consent_over()] : []), first, then, ...laterSentences(later)],
    language,
  );
}

function laterSentences(later: NonNullable<PlanPreview['later_charges']>): readonly string[] {
  return later.flatMap(({ charge: price, date }, index) => {
    if (price === undefined) return [];
    const told = { price, day: dayWords(date, 'long') };
    return index === later.length - 1 ? m.pro_consent_then(told) : m.pro_consent_on(told);
  });
}

/** Returns the button's label: the trial that a click begins, or the price that it pays. */
export function buttonWords({ trial_days: days, first_charge: price }: PlanPreview, tier: PaidTier): string {
  if (days > 0) return m.pro_start({ days });
  return price === undefined ? m.pro_begin({ tier }) : m.pro_pay({ price });
}
