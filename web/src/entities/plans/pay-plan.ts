import { AGREED_VERSIONS, type PLAN_NAMES } from '@groundswell/contracts';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import type { CardElement, CardIntent } from '../../payment/card-element.ts';
import { isLost, PaymentLostError } from '../../payment/fault-words.ts';
import { language } from '../../preferences/language.ts';
import { whilePlanPending } from './plan-pending.ts';

/** A purchase: a new plan or, if `isPremium` is absent, a new card for the running plan. */
export interface PlanChoice {
  readonly isPremium?: boolean;
  readonly isPartner?: boolean;
  readonly promoId?: string | undefined;
  /** The number of trial days that the page showed to the user. */
  readonly trialDays?: number;
  /** Whether the user ticked the box that accepts the terms and the privacy policy. */
  readonly agrees?: boolean;
  /**
   * The server's token for the amounts that the page showed. The server refuses the payment if these amounts have
   * changed.
   */
  readonly quote?: string | undefined;
}

/** Creates Stripe's setup intent, with which the user saves a card for the charges of a plan. */
export async function createSetupIntent(): Promise<CardIntent> {
  const { client_secret: clientSecret, pub_key: publishableKey } = await request('getStripeIntent');
  return { kind: 'setup', clientSecret, publishableKey };
}

/**
 * Pays with a saved card; throws if the payment did not succeed. The bank may require the cardholder's confirmation. An
 * identical second call then returns the result.
 */
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
    if (!success) throw new PaymentLostError(m.payment_failed());
  });
}

/**
 * Changes to the other paid plan; throws if the change did not happen. If the bank requires the cardholder's
 * confirmation, a second identical call returns the result, which may be a refusal.
 */
export async function changePlan(
  to: (typeof PLAN_NAMES)[number],
  quote: string | undefined,
  confirmCharge: (publishableKey: string, clientSecret: string) => Promise<void>,
): Promise<void> {
  const body = { changeSubscription: to, ...(quote !== undefined && { quote }) };
  const change = () => request('changeSubscription', { query: { lang: language }, body });
  await whilePlanPending(isLost, async () => {
    let { success, client_secret: held, pub_key: key } = await change();
    if (!success && held !== undefined && key !== undefined) {
      await confirmCharge(key, held).catch(() => undefined);
      ({ success } = await change());
    }
    if (!success) throw new PaymentLostError(m.payment_failed());
  });
}
