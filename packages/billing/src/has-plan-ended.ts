import { isRunning } from '@groundswell/data/plans';
import { isRefusal } from './provider-errors.ts';
import { syncCustomer } from './sync-customer.ts';

/** Whether what was asked of a plan was refused as it has ended meanwhile: its money went back. */
export async function hasPlanEnded(error: unknown, customerId: string, planId: string): Promise<boolean> {
  if (!isRefusal(error)) return false;
  const { row } = await syncCustomer(customerId);
  return row?.plan?.id !== planId || !isRunning(row.plan);
}
