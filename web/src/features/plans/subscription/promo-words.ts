import type { SubscriptionReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/later.js';

/** Returns the discount of a plan's promo code, or that it ends before the first charge. Undefined without a code. */
export function promoWords({ promo_text: promo, promo_lasts, promo_months: months = 0 }: SubscriptionReply) {
  return promo !== undefined && promo_lasts === 'over' ? m.pro_promo_over({ promo, months }) : promo;
}
