import { userEndpoint } from '@groundswell/accounts';
import { countGuess, previewPlan as preview } from '@groundswell/billing';
import { previewPlan } from '@groundswell/contracts';

/** Previews the charges of a new plan. An unknown promo code counts as a guess. */
export const handler = userEndpoint(previewPlan, ({ user, query, visitor }) => {
  const { promotionCodeId } = query;
  const tier = query.plan === 'premium' ? 'Pro Plus' : 'Pro';
  const wish = { tier, isPartner: query.partner === 'true', promotionCodeId } as const;
  const look = () => preview(user, wish, query.lang ?? user.lang);
  return promotionCodeId === undefined ? look() : countGuess({ visitor, userId: user.id }, look);
});
