import type { BuoyReply, TimelineReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';

/**
 * The wave height that a buoy measured, of all trains together and in the reader's unit. Its time is in hours from the
 * timeline's start.
 */
export interface ObservedHeight {
  readonly place: number;
  readonly height: number;
}

/** Returns the buoy's heights since the timeline's start; empty if their unit differs from the timeline's. */
export function observedHeights(
  buoy: Pick<BuoyReply, 'wvht_unit' | 'data'> | undefined,
  { start, surfSvgUnits, time }: Pick<TimelineReply, 'start' | 'surfSvgUnits' | 'time'>,
): readonly ObservedHeight[] {
  if (!buoy || start === undefined || buoy.wvht_unit !== surfSvgUnits) return [];
  return buoy.data.flatMap(({ time: at, wvht_value: height }) => {
    const place = (Date.parse(at) - Date.parse(start)) / HOUR_MS;
    return height !== undefined && place >= 0 && place <= time.length ? { place, height } : [];
  });
}

/**
 * Combines the heights of trains per hour; null where all are unknown. Hm0 = 4 sqrt(m0), and the m0 of spectral
 * partitions add up, so heights add as squares (WMO-No. 702, Guide to Wave Analysis, ch. 1).
 */
export function combinedHeights(trains: readonly (readonly (number | null)[])[]): readonly (number | null)[] {
  const hours = Math.max(0, ...trains.map(({ length }) => length));
  return Array.from({ length: hours }, (_, hour) => {
    const known = trains.map((heights) => heights[hour]).filter((height) => typeof height === 'number');
    return known.length > 0 ? Math.hypot(...known) : null;
  });
}

/**
 * The longest gap between two measurements that the line bridges, in hours. The heights in a longer gap are unknown.
 */
const LONGEST_GAP_H = 3;

/** Splits the measurements, oldest first, into groups; a line connects the measurements of each group. */
export function observedRuns(observed: readonly ObservedHeight[]): readonly (readonly ObservedHeight[])[] {
  const runs: ObservedHeight[][] = [];
  for (const seen of [...observed].sort((a, b) => a.place - b.place)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && seen.place - last.place <= LONGEST_GAP_H) run.push(seen);
    else runs.push([seen]);
  }
  return runs;
}
