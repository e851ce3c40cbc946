import type { Clock } from '../../clock.ts';
import type { TablePlan } from '../../template/plan.ts';
import { createTables } from './create-tables.ts';
import { removeShortLivedItems } from './remove-short-lived-items.ts';

/** Creates the missing tables. With a pinned clock it also removes the short-lived items of the previous start. */
export async function openTables(url: string, tables: readonly TablePlan[], clock: Clock): Promise<void> {
  const isClockPinned = clock.offsetMs !== 0;
  await createTables(url, tables, isClockPinned);
  if (isClockPinned) await removeShortLivedItems(url, tables, clock.now());
}
