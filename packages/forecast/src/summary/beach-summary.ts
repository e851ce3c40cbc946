import { HOUR_MS } from '@groundswell/durations';
import { isWorthNaming } from '../day/best-hours.ts';
import type { LocalDay } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';

/** A summary of a span of hours; unknown values are absent. */
export interface SummaryPart {
  /** The face in whole millimetres. Whole centimetres could round it into another surf range. */
  readonly faceMm?: number;
  readonly condition?: Condition;
  /** The mean score of the hours, 0 to 100. */
  readonly score?: number;
}

export interface SummaryWindow extends SummaryPart {
  /** The face in the hour with the smallest surf, mm. */
  readonly faceMm: number;
  /** The face in the hour with the largest surf, mm; absent when it equals the smallest. */
  readonly faceMaxMm?: number;
  readonly score: number;
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  /**
   * The instant until which these hours are the best ones left on the day, UTC ms. When absent, they are the best until
   * the end of their first hour.
   */
  readonly untilAt?: number;
}

/** The condition that each letter stands for. '-' stands for unknown and has no entry. */
export const LETTER_CONDITIONS: Readonly<Record<string, Condition>> = { c: 'clean', f: 'fair', x: 'choppy' };

/** The consecutive daylight hours of a day, as columns. */
export interface LightHours {
  /** The start of the first daylight hour, UTC ms. */
  readonly fromAt: number;
  /** Faces in whole cm; null where unknown. */
  readonly faceCm: readonly (number | null)[];
  /** The surface condition of each hour as one character: 'c' clean, 'f' fair, 'x' choppy, '-' unknown. */
  readonly conditions: string;
  /** First and last light, UTC ms; absent where it is light for the whole day. */
  readonly firstLight?: number;
  readonly lastLight?: number;
}

/** A local day with its morning, its afternoon and its best daylight hours. */
export interface SummaryDay extends LocalDay {
  readonly am: SummaryPart;
  readonly pm: SummaryPart;
  /**
   * The best daylight hours of the day. For the first two days the list also holds the best hours still left as the day
   * passes. The beach page shows the same hours if they score high enough (`windowLeft`).
   */
  readonly windows: readonly SummaryWindow[];
  /**
   * The daylight hours of the first two days. Absent for later days, in summaries stored by older versions, and where
   * the light times are unknown.
   */
  readonly light?: LightHours;
}

/**
 * The part of a forecast that lists of beaches, favorites and alerts need, in SI units. Its days start with the day of
 * composition.
 */
export interface BeachSummary {
  readonly v: 1;
  /** When the forecast was composed, UTC ms. */
  readonly updatedAt: number;
  readonly days: readonly SummaryDay[];
}

/**
 * Returns the best daylight hours still left on a day; undefined where no remaining hours score high enough to be
 * shown.
 */
export function windowLeft({ windows }: SummaryDay, now: number): SummaryWindow | undefined {
  const left = windows.find(({ fromAt, untilAt = fromAt + HOUR_MS }) => untilAt > now);
  return left && isWorthNaming(left) ? left : undefined;
}
