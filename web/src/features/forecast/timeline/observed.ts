import type { BuoyReply, TimelineReply } from '@groundswell/contracts';

const HOUR_MS = 3_600_000;

/** A measured height of all waves, in the reader's unit, at hours from the start of the timeline. */
export interface ObservedHeight {
  readonly place: number;
  readonly height: number;
}

/** The buoy's heights since the timeline's start; none where its unit is not the timeline's. */
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
 * Height of all waves from the heights of their trains, hour by hour; null where no train is known. Hm0 = 4 sqrt(m0), and
 * the m0 of parts of a spectrum add up, so heights do as squares (WMO-No. 702, Guide to Wave Analysis, ch. 1).
 */
export function combinedHeights(trains: readonly (readonly (number | null)[])[]): readonly (number | null)[] {
  const hours = Math.max(0, ...trains.map(({ length }) => length));
  return Array.from({ length: hours }, (_, hour) => {
    const known = trains.map((heights) => heights[hour]).filter((height) => typeof height === 'number');
    return known.length > 0 ? Math.hypot(...known) : null;
  });
}

/** Longer apart, what happened in between is not known. */
const LONGEST_GAP_H = 3;

/** The measurements, oldest first, in runs that a line may join. */
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
