import type { FirstTime } from '@groundswell/tiles';

/**
 * Chooses the run to show in place of `shown`, if any: a newer run with at least half of its hours, or the same run
 * with more hours. When no run is shown yet, any hours suffice.
 */
export function chooseShown(
  shown: FirstTime | undefined,
  packed: FirstTime,
  expectedHours: number,
): FirstTime | undefined {
  if (!shown) return packed;
  if (packed.run === shown.run) return packed.hours.length > shown.hours.length ? packed : undefined;
  return packed.run > shown.run && packed.hours.length >= expectedHours / 2 ? packed : undefined;
}
