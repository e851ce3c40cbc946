import type { Account } from '@groundswell/accounts';
import type { Language, PlanPreview } from '@groundswell/contracts';
import { subscriptions } from '@groundswell/data/plans';
import type { PaidTier } from './catalogue.ts';
import { describeCharges } from './charges-ahead.ts';
import { formatDiscount, inMoney } from './money-words.ts';
import { readPricesNow } from './prices.ts';
import { type PlanQuote, quotePlan, stampQuote } from './quote.ts';
import { trialDaysLeft } from './trial-days.ts';
import { withCustomer } from './with-customer.ts';

export interface PlanSelection {
  readonly tier: PaidTier;
  readonly isPartner: boolean;
  readonly promotionCodeId?: string | undefined;
}

/** Previews the charges of a new plan at the current Stripe price, and how long its promo lasts. */
export function previewPlan(user: Account, selection: PlanSelection, lang: Language): Promise<PlanPreview> {
  return withCustomer(user.id, () => preview(user, selection, lang));
}

async function preview(user: Account, selection: PlanSelection, lang: Language): Promise<PlanPreview> {
  const [row, prices] = await Promise.all([subscriptions.find(user.id), readPricesNow()]);
  const { id: priceId, currency } = prices[selection.tier];
  const trialDays = await trialDaysLeft(user, row, selection.isPartner);
  const quote = await quotePlan({ ...selection, priceId, currency, trialDays, customer: row?.customerId });
  return describeQuote(quote, lang);
}

export function describeQuote(quote: PlanQuote, lang: Language): PlanPreview {
  const { promo, first, renewal, trialDays, currency } = quote;
  const money = (cents: number) => inMoney(cents, currency, lang);
  return {
    trial_days: trialDays,
    ...(first.dueCents > 0 && { first_charge: money(first.dueCents) }),
    first_charge_date: new Date(quote.firstAt).toISOString(),
    ...(renewal.dueCents > 0 && { renewal_charge: money(renewal.dueCents) }),
    renewal_date: new Date(quote.renewalAt).toISOString(),
    later_charges: describeCharges(quote.later, money),
    plan_price: money(quote.priceCents),
    ...(promo && {
      promo_text: formatDiscount(promo.off, currency, lang),
      promo_lasts: lastsOf(promo),
      ...(promo.untilMonths !== undefined && { promo_months: promo.untilMonths }),
    }),
    quote: stampQuote(quote),
  };
}

function lastsOf({ isOver, isOnce, untilMonths }: NonNullable<PlanQuote['promo']>): PlanPreview['promo_lasts'] {
  if (isOver) return 'over';
  return isOnce ? 'first' : untilMonths === undefined ? 'always' : 'months';
}
