import type { Column } from '../column.ts';

/** Values of earlier model runs for a beach, kept with the newest: columns have one entry for each of its days. */
export interface EarlierRuns {
  /** When each run began, UTC ms, newest first. */
  readonly runAt: readonly number[];
  /** For each run the day's face, see `dayFaceM`; null where the run does not cover the day. */
  readonly faceCm: readonly Column[];
  /**
   * Spread of all runs, the newest included, at the same hours of a day,
   * in hundredths of the face; null where fewer than three cover it.
   */
  readonly spreadPct: Column;
}

/** Number of earlier runs compared: with one every 6 h they reach back 30 h. */
export const EARLIER_RUNS = 5;
