import type { ForecastReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/forecast';

/** A row of the tide table: up to two lows and two highs of a day. */
export type TideRow = ForecastReply['tide_array'][number];

export interface TideEvent {
  readonly high: boolean;
  /** UTC ms. */
  readonly at: number;
  /** Above the station's datum, in the reader's unit. */
  readonly level: number;
  /** '6:12am' and '4.1 ft'. */
  readonly time: string;
  readonly height: string;
}

/**
 * The lows and highs of some days in order; unlike `low_am` and its kin, both of two that fall into one half of a day.
 */
export function listTideEvents(rows: readonly TideRow[]): readonly TideEvent[] {
  return rows
    .flatMap((row) => [
      eventOf(false, row.low_1_at, row.low_1_level, row.low_1_time, row.low_1_height),
      eventOf(true, row.high_1_at, row.high_1_level, row.high_1_time, row.high_1_height),
      eventOf(false, row.low_2_at, row.low_2_level, row.low_2_time, row.low_2_height),
      eventOf(true, row.high_2_at, row.high_2_level, row.high_2_time, row.high_2_height),
    ])
    .filter((event) => event !== undefined)
    .toSorted((a, b) => a.at - b.at);
}

/** The lows and highs of one day, '2026-11-20'. */
export function tideEventsOn(date: string, rows: readonly TideRow[]): readonly TideEvent[] {
  return listTideEvents(rows.filter(({ dateNum }) => dateNum === date));
}

/** Hours from the start of the timeline to an instant, UTC ms. */
export function hoursFrom(start: string, at: number): number {
  return (at - Date.parse(start)) / HOUR_MS;
}

function eventOf(
  high: boolean,
  at: string | null,
  level: number | null,
  time: string | null,
  height: string | null,
): TideEvent | undefined {
  if (!at || level === null || time === null || height === null) return undefined;
  return { high, at: Date.parse(at), level, time, height };
}
