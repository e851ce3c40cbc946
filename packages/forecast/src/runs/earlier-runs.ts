import type { Column } from '../column.ts';

/**
 * The values of earlier model runs for a beach, stored with the newest run. Columns have one entry for each day of the
 * newest run.
 */
export interface EarlierRuns {
  /** When each run began, UTC ms, newest first. */
  readonly runAt: readonly number[];
  /** The day's face in each run (see `dayFaceM`); null where the run does not cover the day. */
  readonly faceCm: readonly Column[];
  /**
   * The spread of all runs at the same hours of a day, the newest run included, in hundredths of the face. It is null
   * where fewer than three runs cover the day.
   */
  readonly spreadPct: Column;
}

/** The number of earlier runs that are compared. Runs start every 6 h, so they reach back 30 h. */
export const EARLIER_RUNS = 5;
