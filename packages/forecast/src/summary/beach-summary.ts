import type { LocalDay } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';

/** A stretch of hours as a whole; what is not known is absent. */
export interface SummaryPart {
  /** Whole millimetres, so that a rounded face does not fall into another range than the forecast's own. */
  readonly faceMm?: number;
  readonly condition?: Condition;
  /** 0 to 100, the hours' mean. */
  readonly score?: number;
}

export interface SummaryWindow extends SummaryPart {
  /** Of the smallest hour. */
  readonly faceMm: number;
  /** Of the largest, where it is another. */
  readonly faceMaxMm?: number;
  readonly score: number;
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
}

/** A local day: morning, afternoon, and its best daylight hours. */
export interface SummaryDay extends LocalDay {
  readonly am: SummaryPart;
  readonly pm: SummaryPart;
  /**
   * The best of the day's light; of the first two days also the best of what is left after it, and so on, so that the
   * first that is not over counts.
   */
  readonly windows: readonly SummaryWindow[];
}

/** What lists of beaches, favorites and alerts need of a forecast, in SI: its days from the one it was composed on. */
export interface BeachSummary {
  readonly v: 1;
  /** When the forecast was composed, UTC ms. */
  readonly updatedAt: number;
  readonly days: readonly SummaryDay[];
}
