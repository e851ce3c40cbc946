import { isWorthNaming } from '../day/best-hours.ts';
import { HOUR_MS, type LocalDay } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';

/** A stretch of hours summed up; unknown values are absent. */
export interface SummaryPart {
  /** Whole millimetres, so that a rounded face keeps the forecast's range. */
  readonly faceMm?: number;
  readonly condition?: Condition;
  /** 0 to 100, the hours' mean. */
  readonly score?: number;
}

export interface SummaryWindow extends SummaryPart {
  /** Of the smallest hour. */
  readonly faceMm: number;
  /** Of the largest, if different. */
  readonly faceMaxMm?: number;
  readonly score: number;
  /** UTC ms. */
  readonly fromAt: number;
  readonly endAt: number;
  /** It is the best that is left until then, UTC ms; absent where that is until its first hour is over. */
  readonly untilAt?: number;
}

/** An hour's condition as a letter; unknown, '-', has none. */
export const LETTER_CONDITIONS: Readonly<Record<string, Condition>> = { c: 'clean', f: 'fair', x: 'choppy' };

/** The hours of a day's light, one after the other, as columns. */
export interface LightHours {
  /** Of the first one, UTC ms. */
  readonly fromAt: number;
  /** Faces in whole cm; null where unknown. */
  readonly faceCm: readonly (number | null)[];
  /** A letter an hour: 'c' clean, 'f' fair, 'x' choppy, '-' unknown. */
  readonly conditions: string;
  /** First and last light, UTC ms; absent where it is light all day. */
  readonly firstLight?: number;
  readonly lastLight?: number;
}

/** A local day: morning, afternoon, and its best daylight hours. */
export interface SummaryDay extends LocalDay {
  readonly am: SummaryPart;
  readonly pm: SummaryPart;
  /**
   * The best hours of the day's light; for the first two days also the best of the light that remains as hours pass, as
   * the page of the beach counts them (`windowLeft`), which names those that are worth it.
   */
  readonly windows: readonly SummaryWindow[];
  /** Of the first two days alone; absent in summaries stored before there were any, and where no light is known. */
  readonly light?: LightHours;
}

/** What lists of beaches, favorites and alerts need of a forecast, in SI: its days from the day it was composed. */
export interface BeachSummary {
  readonly v: 1;
  /** When the forecast was composed, UTC ms. */
  readonly updatedAt: number;
  readonly days: readonly SummaryDay[];
}

/** The best of the light that is left of a day; undefined where no hours of it are worth naming. */
export function windowLeft({ windows }: SummaryDay, now: number): SummaryWindow | undefined {
  const left = windows.find(({ fromAt, untilAt = fromAt + HOUR_MS }) => untilAt > now);
  return left && isWorthNaming(left) ? left : undefined;
}
