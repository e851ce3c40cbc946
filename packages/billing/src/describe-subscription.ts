import type { Account } from '@groundswell/accounts';
import { PARTNER_TRIAL_DAYS, type SubscriptionReply, TRIAL_DAYS } from '@groundswell/contracts';
import { type BoughtPlan, type StoredSubscription, subscriptions } from '@groundswell/data/plans';
import { wireTierOf } from '@groundswell/plans';
import { HttpError } from '@groundswell/runtime';
import { previewChange } from './change-tier.ts';
import { GRACE_MS, isRunning } from './plan-of.ts';
import { inMoney, type Prices, readPrices } from './prices.ts';

const DAY_MS = 86_400_000;

/** What a person's panel shows; without the provider it lacks what only the provider knows. */
export async function describeSubscription(user: Account): Promise<SubscriptionReply> {
  const [row, prices] = await Promise.all([subscriptions.find(user.id), readPrices().catch(isUnreachable)]);
  const trialDays = row?.isTrialUsed ? 0 : TRIAL_DAYS;
  const plan = row?.plan && isRunning(row.plan) ? row.plan : undefined;
  const money = (cents: number, currency: string) => inMoney(cents, currency, user.lang);
  return {
    type: wireTierOf(user.tier),
    is_premium: user.isPremiumSubscriber,
    cancelled: false,
    payment_failed: false,
    on_trial: false,
    trial_days: trialDays,
    promo_trial_days: row?.isTrialUsed ? 0 : PARTNER_TRIAL_DAYS,
    ...(prices && {
      pro_price: money(prices.Pro.cents, prices.Pro.currency),
      premium_price: money(prices['Pro Plus'].cents, prices['Pro Plus'].currency),
    }),
    ...(plan && row
      ? { ...describePlan(plan, row, money), ...(await todaysSum(plan, row, prices, money)) }
      : begun(trialDays)),
  };
}

function begun(trialDays: number): Pick<SubscriptionReply, 'first_charge_date'> {
  return { first_charge_date: new Date(Date.now() + trialDays * DAY_MS).toISOString() };
}

function describePlan(plan: BoughtPlan, { source }: StoredSubscription, money: Money): Partial<SubscriptionReply> {
  const { state, isCancelled, termEndsAt, trialEndsAt, failedAt, card, promo } = plan;
  const ends = new Date(termEndsAt).toISOString();
  const onTrial = state === 'trialing';
  return {
    source,
    cancelled: isCancelled,
    payment_failed: state === 'past-due',
    on_trial: onTrial,
    ...(source === 'web' && { plan_price: money(plan.priceCents, plan.currency) }),
    ...(isCancelled ? { subscription_ends: ends } : { renew_date: ends }),
    ...(onTrial && trialEndsAt !== undefined && { trial_end_date: new Date(trialEndsAt).toISOString() }),
    ...(failedAt !== undefined && { grace_ends: new Date(failedAt + GRACE_MS).toISOString() }),
    ...(card && { card_brand: card.brand, last_four: card.lastFour }),
    ...(promo && { promo_text: promo.text, promo_free: promo.isFree }),
  };
}
type Money = (cents: number, currency: string) => string;

async function todaysSum(
  plan: BoughtPlan,
  { source }: StoredSubscription,
  prices: Prices | undefined,
  money: Money,
): Promise<Partial<SubscriptionReply>> {
  if (!prices || plan.state !== 'active' || plan.isGift || source !== 'web') return {};
  const { id, currency } = prices[plan.tier === 'Pro' ? 'Pro Plus' : 'Pro'];
  const cents = await previewChange(plan, id).catch(isUnreachable);
  return cents === undefined ? {} : { change_price_today: money(cents, currency) };
}

/** The provider does not answer, or there is none: what it would say is absent. */
function isUnreachable(error: unknown): undefined {
  if (error instanceof HttpError) return undefined;
  throw error;
}
