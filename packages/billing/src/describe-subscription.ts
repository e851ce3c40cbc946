import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '@groundswell/accounts';
import type { Language, SubscriptionReply } from '@groundswell/contracts';
import { type BoughtPlan, isRunning, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { DAY_MS } from '@groundswell/durations';
import { wireTierOf } from '@groundswell/plans';
import { HttpError, numberEnv } from '@groundswell/runtime';
import { type ChargeAhead, describeCharges } from './charges-ahead.ts';
import { formatDiscount, inMoney } from './money-words.ts';
import { GRACE_MS } from './plan-from-stripe.ts';
import { previewSums } from './preview-sums.ts';
import { type Prices, readPrices } from './prices.ts';
import { stampSums } from './quote.ts';
import { trialDaysLeft } from './trial-days.ts';
import { withCustomer } from './with-customer.ts';

/** The time to wait for Stripe, in ms. A slower reply is ignored, and the panel shows only stored data. */
const WAITS_MS = 3000;

/**
 * Returns the data of the subscription panel. If Stripe does not respond, fields that only Stripe can compute are
 * absent.
 */
export function describeSubscription(user: Account, lang: Language): Promise<SubscriptionReply> {
  return withCustomer(user.id, () => describe(user, lang));
}

async function describe(user: Account, lang: Language): Promise<SubscriptionReply> {
  const [row, prices] = await Promise.all([subscriptions.find(user.id), withinTimeLimit(readPrices())]);
  const [trialDays, partnerDays] = await Promise.all([trialDaysLeft(user, row, false), trialDaysLeft(user, row, true)]);
  const plan = row?.plan && isRunning(row.plan) ? row.plan : undefined;
  const money = (cents: number, currency: string) => inMoney(cents, currency, lang);
  const sums = prices && row ? await sumsOf(row, plan, prices, money) : {};
  return {
    type: wireTierOf(user.tier),
    is_premium: user.isPremiumSubscriber,
    cancelled: false,
    payment_failed: false,
    on_trial: false,
    trial_days: trialDays,
    promo_trial_days: partnerDays,
    ...(prices && {
      pro_price: money(prices.Pro.cents, prices.Pro.currency),
      premium_price: money(prices['Pro Plus'].cents, prices['Pro Plus'].currency),
    }),
    ...(plan && row ? describePlan(plan, row, lang) : firstChargeDate(trialDays)),
    ...sums,
  };
}

function firstChargeDate(trialDays: number): Pick<SubscriptionReply, 'first_charge_date'> {
  return { first_charge_date: new Date(Date.now() + trialDays * DAY_MS).toISOString() };
}

function describePlan(plan: BoughtPlan, { source }: StoredSubscription, lang: Language): Partial<SubscriptionReply> {
  const { state, isCancelled, termEndsAt, trialEndsAt, failedAt, card, promo, isGift, currency } = plan;
  const promoText = promo && formatDiscount(promo, currency, lang);
  const isPromoOver = promo?.endsAt !== undefined && promo.endsAt <= termEndsAt;
  const ends = new Date(termEndsAt).toISOString();
  const onTrial = state === 'trialing';
  return {
    source,
    cancelled: isCancelled,
    payment_failed: state === 'past-due',
    on_trial: onTrial,
    ...(source === 'web' && { plan_price: inMoney(plan.priceCents, currency, lang) }),
    ...(isCancelled ? { subscription_ends: ends } : { renew_date: ends }),
    ...(onTrial && trialEndsAt !== undefined && { trial_end_date: new Date(trialEndsAt).toISOString() }),
    ...(failedAt !== undefined && { grace_ends: new Date(failedAt + GRACE_MS).toISOString() }),
    ...(card && { card_brand: card.brand, last_four: card.lastFour }),
    ...(isGift && { given_until: ends }),
    ...(promo && promoText !== undefined && { promo_text: promoText, promo_free: promo.isFree }),
    ...(onTrial && isPromoOver && { promo_lasts: 'over' as const, promo_months: promo.months }),
  };
}
type Money = (cents: number, currency: string) => string;

/** Returns the fields that only Stripe can compute: the credit, the next charge and the cost of a tier change. */
async function sumsOf(
  { source, customerId }: StoredSubscription,
  plan: BoughtPlan | undefined,
  prices: Prices,
  money: Money,
): Promise<Partial<SubscriptionReply>> {
  if (source !== 'web' || customerId === undefined) return {};
  const other = prices[plan?.tier === 'Pro' ? 'Pro Plus' : 'Pro'];
  const { currency } = other;
  const describe = (charges: readonly ChargeAhead[] | undefined) =>
    describeCharges(charges, (cents) => money(cents, currency));
  const { credit, next, later, change, resumed, due } =
    (await withinTimeLimit(previewSums(customerId, plan, other))) ?? {};
  return {
    ...(credit && { credit: money(credit, currency) }),
    ...(next !== undefined && { next_charge: money(next, currency), next_later: describe(later) }),
    ...(change && change.today > 0 && { change_price_today: money(change.today, currency) }),
    ...(change && change.today < 0 && { change_credit_today: money(-change.today, currency) }),
    ...(change && {
      change_next_charge: money(change.next, currency),
      change_quote: stampSums(currency, change.today, change.next),
      change_later: describe(change.later),
    }),
    ...(resumed !== undefined && {
      resume_charge: money(resumed, currency),
      resume_quote: stampSums(currency, resumed),
    }),
    ...(due !== undefined && { card_quote: stampSums(currency, due) }),
  };
}

/** Waits for an answer from Stripe. Returns undefined when it is late, fails, or when payments are off. */
async function withinTimeLimit<T>(answer: Promise<T>): Promise<T | undefined> {
  const waitAbort = new AbortController();
  const late = pause(numberEnv('STRIPE_PANEL_WAITS_MS', WAITS_MS), undefined, { signal: waitAbort.signal }).catch(
    () => undefined,
  );
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  } finally {
    waitAbort.abort();
  }
}
