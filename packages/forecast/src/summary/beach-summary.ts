import { HOUR_MS } from '@groundswell/durations';
import { isWorthNaming } from '../day/best-hours.ts';
import type { LocalDay } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';

/** A summary of a span of hours; unknown values are absent. */
export interface SummaryPart {
  /** The face in whole millimetres, so that rounding does not move it to another surf range. */
  readonly faceMm?: number;
  readonly condition?: Condition;
  /** The mean score of the hours, 0 to 100. */
  readonly score?: number;
}

export interface SummaryWindow extends SummaryPart {
  /** The face of the smallest hour. */
  readonly faceMm: number;
  /** The face of the largest hour, if different. */
  readonly faceMaxMm?: number;
  readonly score: number;
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  /**
   * The window is the best remaining one until this instant, UTC ms. When absent, it stays the best until the end of
   * its first hour.
   */
  readonly untilAt?: number;
}

/** The condition of each letter. '-' stands for unknown and has no entry. */
export const LETTER_CONDITIONS: Readonly<Record<string, Condition>> = { c: 'clean', f: 'fair', x: 'choppy' };

/** The consecutive daylight hours of a day, as columns. */
export interface LightHours {
  /** The start of the first hour, UTC ms. */
  readonly fromAt: number;
  /** Faces in whole cm; null where unknown. */
  readonly faceCm: readonly (number | null)[];
  /** A letter an hour: 'c' clean, 'f' fair, 'x' choppy, '-' unknown. */
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
   * The best daylight hours of the day. The first two days also hold the best remaining hours as the day passes. They
   * match the beach page, which shows only hours that score high enough (`windowLeft`).
   */
  readonly windows: readonly SummaryWindow[];
  /**
   * The daylight hours of the first two days. Absent for later days, for older stored summaries, and where no light is
   * known.
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

/** Returns the best of a day's remaining light; undefined where no remaining hours score high enough to be shown. */
export function windowLeft({ windows }: SummaryDay, now: number): SummaryWindow | undefined {
  const left = windows.find(({ fromAt, untilAt = fromAt + HOUR_MS }) => untilAt > now);
  return left && isWorthNaming(left) ? left : undefined;
}
