import type { getReceipts, ReplyOf } from '@groundswell/contracts';
import { isNothing, sumWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';

type Receipt = ReplyOf<typeof getReceipts>['receipts'][number];

/** Returns the amount of a receipt: charged, credited to the account, or paid from credit. */
export function receiptWords({ sum, credited, credit }: Pick<Receipt, 'sum' | 'credited' | 'credit'>): string {
  if (credited !== undefined) return m.subscription_receipt_credited({ sum: credited });
  if (credit === undefined) return sumWords(sum);
  if (isNothing(sum)) return m.subscription_receipt_credit({ credit });
  return m.subscription_receipt_both({ sum, credit });
}
