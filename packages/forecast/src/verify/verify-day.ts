import { pairHours } from './hour-pairs.ts';
import { type LeadTallies, tallyLeads } from './lead-tallies.ts';
import { collectNearHeights, type NearHeights } from './near-heights.ts';
import type { MeasuredWaves, WaveHours } from './waves-at-buoy.ts';

/** The errors of every run that covers one UTC day at a buoy. */
export interface VerifiedDay extends LeadTallies {
  readonly near: NearHeights;
}

/**
 * Compares a day's observed hours with each run at the same instants, once for each run. The result depends only on
 * these inputs, so it is repeatable.
 */
export function verifyDay(observed: MeasuredWaves, runs: readonly WaveHours[]): VerifiedDay {
  const pairs = pairHours(observed, runs);
  return { ...tallyLeads(pairs), near: collectNearHeights(pairs) };
}
