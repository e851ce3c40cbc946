import { isRunning } from '@groundswell/data/plans';
import { isRejection } from './provider-errors.ts';
import { syncCustomer } from './sync-customer.ts';

/** Returns whether Stripe refused a request because the plan has ended meanwhile, for example after a refund. */
export async function hasPlanEnded(error: unknown, customerId: string, planId: string): Promise<boolean> {
  if (!isRejection(error)) return false;
  const { row } = await syncCustomer(customerId);
  return row?.plan?.id !== planId || !isRunning(row.plan);
}
