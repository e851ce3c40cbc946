import { AGREED_VERSIONS, type PLAN_NAMES } from '@groundswell/contracts';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import type { CardElement, CardIntent } from '../../payment/card-element.ts';
import { isLost, PaymentLost } from '../../payment/fault-words.ts';
import { language } from '../../preferences/language.ts';
import { whilePlanPending } from './plan-pending.ts';

/** What a person buys: a new plan, or the card of a running one where `isPremium` is absent. */
export interface PlanChoice {
  readonly isPremium?: boolean;
  readonly isPartner?: boolean;
  readonly promoId?: string | undefined;
  /** As the page tells. */
  readonly trialDays?: number;
  /** Terms and privacy were ticked. */
  readonly agrees?: boolean;
  /** The quote of the sums on the page. */
  readonly quote?: string | undefined;
}

/** Begins keeping a card for charges of a plan. */
export async function createSetupIntent(): Promise<CardIntent> {
  const { client_secret: clientSecret, pub_key: publishableKey } = await request('getStripeIntent');
  return { kind: 'setup', clientSecret, publishableKey };
}

/** Pays by a kept card; throws where it was not paid. Where the bank asks its owner first, the same call once more tells. */
export async function payPlan(
  method: string,
  { isPremium, isPartner, promoId, trialDays, agrees, quote }: PlanChoice,
  confirmCharge: CardElement['confirmCharge'],
): Promise<void> {
  const body = {
    payment_method: method,
    ...(isPremium !== undefined && { isPremium }),
    ...(isPartner && { wrscPromo: true }),
    ...(promoId !== undefined && { promotionCodeId: promoId }),
    ...(trialDays !== undefined && { agreedTrialDays: trialDays }),
    ...(agrees && { agreed: AGREED_VERSIONS }),
    ...(quote !== undefined && { quote }),
  };
  const pay = () => request('updatePayment', { body });
  await whilePlanPending(isLost, async () => {
    let { success, client_secret: held } = await pay();
    if (!success && held !== undefined) {
      await confirmCharge(held);
      ({ success } = await pay());
    }
    if (!success) throw new PaymentLost(m.payment_failed());
  });
}

/**
 * Changes to the other paid plan; false where nothing came of it. Where the bank asks the card's owner first, the same
 * call once more tells what came of that, be it a refusal.
 */
export async function changePlan(
  to: (typeof PLAN_NAMES)[number],
  quote: string | undefined,
  confirmCharge: (publishableKey: string, clientSecret: string) => Promise<void>,
): Promise<boolean> {
  const body = { changeSubscription: to, ...(quote !== undefined && { quote }) };
  const change = () => request('changeSubscription', { query: { lang: language }, body });
  return whilePlanPending(isLost, async () => {
    const { success, client_secret: held, pub_key: key } = await change();
    if (success || held === undefined || key === undefined) return success;
    await confirmCharge(key, held).catch(() => undefined);
    return (await change()).success;
  });
}

/** Redeems a gift card: it needs no card. Throws where it was not. */
export async function redeemGift(promoId: string): Promise<void> {
  const { success } = await whilePlanPending(isLost, () =>
    request('updatePayment', { body: { promotionCodeId: promoId } }),
  );
  if (!success) throw new PaymentLost(m.payment_failed());
}
