import { userEndpoint } from '@groundswell/accounts';
import { previewPlan as preview } from '@groundswell/billing';
import { previewPlan } from '@groundswell/contracts';

/** What a new plan would be charged: shown before anybody agrees to it. */
export const handler = userEndpoint(previewPlan, ({ user, query }) =>
  preview(
    user,
    {
      tier: query.plan === 'premium' ? 'Pro Plus' : 'Pro',
      isPartner: query.partner === 'true',
      promotionCodeId: query.promotionCodeId,
    },
    query.lang ?? user.lang,
  ),
);
