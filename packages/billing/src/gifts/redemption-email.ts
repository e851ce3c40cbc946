import { accounts, type FollowUp } from '@groundswell/data/accounts';
import { isRunning, type StoredSubscription } from '@groundswell/data/plans';

/**
 * Builds the email to the redeemer of a gift, with the resulting plan. A gift without a sender and a step that takes
 * time back get no email.
 */
export async function redemptionEmail({ userId, giftStep, plan }: StoredSubscription): Promise<readonly FollowUp[]> {
  if (giftStep?.does !== 'add' || giftStep.fromName === undefined || !plan || !isRunning(plan)) return [];
  const account = await accounts.find(userId);
  if (!account) return [];
  const { giftKey, fromName } = giftStep;
  const { email, lang } = account;
  const { tier, termEndsAt: until, isCancelled: endsThen } = plan;
  const requestId = `gift-redeemed-${giftKey}`;
  const letter = { letter: 'gift-redeemed', requestId, userId, email, lang, fromName, tier, until, endsThen } as const;
  return [{ id: requestId, dueAt: Date.now(), task: { does: 'send-letter', letter } }];
}
