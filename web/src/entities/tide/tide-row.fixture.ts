import type { TideRow } from './tide-events.ts';

type Reading = readonly [at: string, level: number];

/** Returns a row of the tide table for tests, in feet; its times are UTC. */
export function tideRow(
  dateNum: string,
  events: Partial<Record<'low_1' | 'high_1' | 'low_2' | 'high_2', Reading>> = {},
): TideRow {
  const { low_1, high_1, low_2, high_2 } = events;
  const timeOf = (reading?: Reading) => reading?.[0].slice(11, 16) ?? null;
  const heightOf = (reading?: Reading) => (reading ? `${reading[1].toFixed(1)} ft` : null);
  return {
    day: dateNum,
    dateNum,
    low_1_time: timeOf(low_1),
    low_1_at: low_1?.[0] ?? null,
    low_1_height: heightOf(low_1),
    low_1_level: low_1?.[1] ?? null,
    high_1_time: timeOf(high_1),
    high_1_at: high_1?.[0] ?? null,
    high_1_height: heightOf(high_1),
    high_1_level: high_1?.[1] ?? null,
    low_2_time: timeOf(low_2),
    low_2_at: low_2?.[0] ?? null,
    low_2_height: heightOf(low_2),
    low_2_level: low_2?.[1] ?? null,
    high_2_time: timeOf(high_2),
    high_2_at: high_2?.[0] ?? null,
    high_2_height: heightOf(high_2),
    high_2_level: high_2?.[1] ?? null,
  };
}
