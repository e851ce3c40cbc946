import type { Column } from '../column.ts';

/** What earlier model runs said of a beach, kept with the newest: columns have one entry for each of its days. */
export interface EarlierRuns {
  /** When each run began, UTC ms, newest first. */
  readonly runAt: readonly number[];
  /** For each run the day's face, see `dayFaceM`; null where the run does not cover the day. */
  readonly faceCm: readonly Column[];
  /**
   * How far all runs, the newest with them, stand apart at the same hours of a day, in hundredths of the face; null
   * where fewer than three cover it.
   */
  readonly spreadPct: Column;
}

/** Runs to compare with: at one every 6 h they reach back 30 h. */
export const EARLIER_RUNS = 5;
