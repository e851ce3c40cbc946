import type { DayReply, ForecastReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';

/** A row of the tide table: up to two lows and two highs of a day. */
export type TideRow = ForecastReply['tide_array'][number];

export interface TideEvent {
  readonly high: boolean;
  /** UTC ms. */
  readonly at: number;
  /** The level above the station's datum, in the reader's unit. */
  readonly level: number;
  /** The time and level as text: '6:12am' and '4.1 ft'. */
  readonly time: string;
  readonly height: string;
}

/** Returns the lows and highs of some rows of the tide table, in order. */
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

/** Returns all lows and highs of a day; empty in a reply of an older server. */
export function tideEventsOf({ tides = [] }: Partial<Pick<DayReply, 'tides'>>): readonly TideEvent[] {
  return tides.map(({ kind, at, ...rest }) => ({ high: kind === 'high', at: Date.parse(at), ...rest }));
}

/** Returns the hours from the start of the timeline to an instant, UTC ms. */
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
