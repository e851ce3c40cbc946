import { HOUR_MS } from '@groundswell/durations';
import type { Column } from '../column.ts';
import { type SwellBand, swellBand } from './swell-band.ts';
import { LEAD_DAYS, type MeasuredWaves, type WaveHours } from './waves-at-buoy.ts';

/** The waves of one hour; undefined where unknown. */
interface HourWaves {
  readonly heightCm: number;
  /** Tenths of a second. */
  readonly periodDs: number | undefined;
  readonly fromDeg: number | undefined;
}

/** The pair of an observed hour at a buoy and a run that covers it. */
export interface HourPair {
  /** The hours from the run's start to this hour. */
  readonly leadHours: number;
  /** Lead day n starts n times 24 h after the run's start. */
  readonly lead: number;
  readonly forecast: HourWaves;
  readonly observed: HourWaves;
  /** The observed height averaged over three hours; undefined with too few measurements. */
  readonly averageCm: number | undefined;
}

/** Pairs a day's observed hours with each run at the same instants, once for each run, where both heights are known. */
export function pairHours(
  observed: WaveHours & Partial<MeasuredWaves>,
  runs: readonly WaveHours[],
): readonly HourPair[] {
  return runs.flatMap((run) =>
    observed.heightCm.flatMap((_, hour) => {
      const leadHours = (observed.startAt - run.startAt) / HOUR_MS + hour;
      const lead = Math.floor(leadHours / 24);
      const [forecast, measured] = [wavesAt(run, leadHours), wavesAt(observed, hour)];
      if (!forecast || !measured || lead >= LEAD_DAYS) return [];
      return { leadHours, lead, forecast, observed: measured, averageCm: known(observed.averageCm?.[hour]) };
    }),
  );
}

/** Returns the band of the forecast's peak period; undefined without one. */
export function bandOf({ forecast: { periodDs } }: HourPair): SwellBand | undefined {
  return periodDs === undefined ? undefined : swellBand(periodDs / 10);
}

function wavesAt({ heightCm, periodDs, fromDeg }: WaveHours, hour: number): HourWaves | undefined {
  const height = known(heightCm[hour]);
  if (height === undefined) return undefined;
  return { heightCm: height, periodDs: known(periodDs[hour]), fromDeg: known(fromDeg[hour]) };
}

function known(value: Column[number] | undefined): number | undefined {
  return value ?? undefined;
}
