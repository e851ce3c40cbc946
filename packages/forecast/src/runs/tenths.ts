/**
 * Returns a probability in whole tenths, as odds are shown: 1 to 9, 0 for 'under 1 in 10' and 10 for 'over 9 in 10'.
 * Forecasts state no finer odds, and never certainty.
 */
export function tenthsOf(chance: number): number {
  if (chance < 0.1) return 0;
  return chance > 0.9 ? 10 : Math.round(chance * 10);
}
