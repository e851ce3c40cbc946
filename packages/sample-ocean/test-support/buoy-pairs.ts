import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import type { WaveGrid } from '@groundswell/forecast';
import {
  type HeightErrors,
  joinReliability,
  LEAD_DAYS,
  type Reliability,
  verifyReliability,
  type WaveHours,
} from '@groundswell/forecast/verify';
import { MODELS, type ModelErrors } from '../src/errors/model-errors.ts';
import { measureWaves } from '../src/ndbc/instruments.ts';
import { type StationTrain, stationTrains } from '../src/ndbc/station-weather.ts';
import { type Station, stations } from '../src/ndbc/stations.ts';
import { createOcean } from '../src/ocean.ts';

export { MODELS };

/** A buoy's measurement of one hour, and the forecasts of that hour at several lead times. */
export interface BuoyPairs {
  readonly coast: WaveGrid;
  readonly observed: WaveHours;
  /** For each lead day a run with its peak periods, and the two before it without, which only give its spread. */
  readonly runs: readonly (readonly WaveHours[])[];
  /** The heights of `others` for each lead day, metres, from runs of the same time. */
  readonly othersM: readonly (readonly number[])[];
}

/** The heights of a model's run: one ocean, or the mean of several members. */
export type OtherModel = readonly ModelErrors[];

const RUNS_APART_MS = 12 * HOUR_MS;
const buoys = stations.filter(({ waves }) => waves);

/**
 * Walks all wave buoys of the sample ocean at instants on full hours, UTC ms. `leadDays` are the lead days of the runs,
 * which began 12 h after the lead day's first hour.
 */
export function* walkBuoyPairs(
  { seed, errorScale, others = [] }: { seed: number; errorScale: number; others?: readonly OtherModel[] },
  instants: Iterable<number>,
  leadDays: readonly number[] = Array.from({ length: LEAD_DAYS }, (_, day) => day),
): Generator<BuoyPairs> {
  const members = others.map((models) => models.map((model) => createOcean(seed, model)));
  const ocean = createOcean(seed, { ...MODELS.gfsWave, scale: errorScale });
  for (const at of instants) {
    const truth = stationTrains(ocean, undefined, at);
    const runs = leadDays.map((day) =>
      [0, 1, 2].map((back) => {
        const startAt = at - day * DAY_MS - 12 * HOUR_MS - back * RUNS_APART_MS;
        return { startAt, trains: stationTrains(ocean, startAt, at) };
      }),
    );
    const besides = leadDays.map((day) => {
      const startAt = at - day * DAY_MS - 12 * HOUR_MS;
      return members.map((oceans) => oceans.map((one) => stationTrains(one, startAt, at)));
    });
    for (const buoy of buoys) {
      const { summary } = measureWaves(seed, buoy, at, truth.get(buoy.id) ?? []) ?? {};
      if (!summary) continue;
      yield {
        coast: coastOf(buoy),
        observed: oneHour(at, at, summary.heightM, undefined),
        runs: runs.map((all) =>
          all.map(({ startAt, trains }, back) => {
            const said = trains.get(buoy.id) ?? [];
            return oneHour(startAt, at, heightOf(said), back === 0 ? said[0] : undefined);
          }),
        ),
        othersM: besides.map((models) =>
          models.map((oceans) => mean(oceans.map((trains) => heightOf(trains.get(buoy.id) ?? [])))),
        ),
      };
    }
  }
}

function heightOf(trains: readonly StationTrain[]): number {
  return Math.hypot(...trains.map(({ heightM }) => heightM));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The errors that are stated for a coast. */
type StatedErrors = (coast: WaveGrid) => HeightErrors;
export type ReliabilityByCoast = Readonly<Record<WaveGrid, Reliability>>;

/**
 * Returns how ranges with the stated errors hold at the buoys of each coast, for each given way to state them. The pairs
 * are added up as they come, so that a year of them needs no memory.
 */
export function reliabilityOn<Ways extends readonly StatedErrors[]>(
  pairs: Iterable<BuoyPairs>,
  ...ways: Ways
): { readonly [Way in keyof Ways]: ReliabilityByCoast } {
  const nothing = joinReliability([]);
  const all = ways.map((stated) => ({ stated, sums: { atlocn: nothing, wcoast: nothing, epacif: nothing } }));
  for (const { coast, observed, runs } of pairs)
    for (const { stated, sums } of all)
      sums[coast] = joinReliability([
        sums[coast],
        ...runs.map((ofLead) => verifyReliability(observed, ofLead, stated(coast))),
      ]);
  return all.map(({ sums }) => sums) as { [Way in keyof Ways]: ReliabilityByCoast };
}

function coastOf({ lonDeg }: Station): WaveGrid {
  if (lonDeg > -105) return 'atlocn';
  return lonDeg < -140 ? 'epacif' : 'wcoast';
}

/** Returns columns from `startAt` on in which only the hour `at` is known. */
function oneHour(startAt: number, at: number, heightM: number, highest: StationTrain | undefined): WaveHours {
  const before = (at - startAt) / HOUR_MS;
  const only = (value: number | null) => [...Array<null>(before).fill(null), value];
  return {
    startAt,
    heightCm: only(Math.round(heightM * 100)),
    periodDs: only(highest ? Math.round(highest.periodS * 10) : null),
    fromDeg: only(highest ? Math.round(highest.fromDeg) : null),
  };
}
