import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, HourRange, OlderRun } from '../beach-forecast.ts';
import { expandHours, type ForecastHour } from '../forecast-hours.ts';
import type { AirSample, OceanAtBeach, SampleSource, WaveSample } from '../ocean-at-beach.ts';
import { bracketHours } from './series.ts';

/** The samples of a run, completed with samples of the previous forecast where the run has none. */
export interface CarriedSeries<T> {
  readonly source: SampleSource;
  readonly samples: readonly T[];
  /** When the run's own samples begin, UTC ms; absent when all samples come from the previous forecast. */
  readonly ownFromAt?: number;
  /**
   * The instants whose values stand in for missing steps, UTC ms. They lie in gaps of the run, or were already filled
   * in the previous forecast.
   */
  readonly filledAt: ReadonlySet<number>;
  /** The older run that supplies samples after the run's own last step, with the instant of its first sample. */
  readonly older?: OlderRun;
}

export interface CarriedOcean {
  readonly waves?: CarriedSeries<WaveSample>;
  readonly air?: CarriedSeries<AirSample>;
}

/** The waves or air of the previous forecast, with one entry an hour from its start. */
interface PreviousSeries<T> {
  readonly startAt: number;
  readonly hours: readonly (T | undefined)[];
  readonly source?: SampleSource;
  readonly older?: OlderRun;
  readonly filled: readonly HourRange[];
}

interface Timed {
  readonly validAt: number;
}

/**
 * Returns a new run's samples from `startAt` (UTC ms) on. `previous` supplies the hours before the run, after its last
 * step and in gaps too long to interpolate. Waves and air are completed independently. The stated source is the new
 * run, with the instant from which an older run is used. If the new run has no samples from `startAt` on, the stated
 * source is the previous run, so that its age shows.
 */
export function carryOver(ocean: OceanAtBeach, previous: BeachForecast | undefined, startAt: number): CarriedOcean {
  const hours = previous ? expandHours(previous) : [];
  const previousSeries = <T>(
    kind: 'waves' | 'air',
    read: (hour: ForecastHour) => T | undefined,
  ): PreviousSeries<T> => ({
    startAt: previous?.startAt ?? startAt,
    hours: hours.map(read),
    source: previous?.sources[kind],
    older: previous?.sources.older,
    filled: previous?.filled?.[kind] ?? [],
  });
  return {
    waves: carrySeries(ocean.waves, previousSeries('waves', waveSample), startAt),
    air: carrySeries(ocean.air, previousSeries('air', airSample), startAt),
  };
}

/**
 * Completes a series of samples from the previous forecast. Returns undefined when neither the new run nor the previous
 * forecast has samples to use.
 */
function carrySeries<T extends Timed>(
  own: { readonly source: SampleSource; readonly samples: readonly T[] } | undefined,
  before: PreviousSeries<T>,
  startAt: number,
): CarriedSeries<T> | undefined {
  const covered = bracketHours(own?.samples ?? [], own?.source, before.startAt, before.hours.length);
  const carried = before.hours.flatMap((sample, hour) =>
    sample && sample.validAt >= startAt && !covered[hour] ? sample : [],
  );
  const [first, last] = [own?.samples[0]?.validAt, own?.samples.at(-1)?.validAt];
  const reachesStart = last !== undefined && last >= startAt;
  const filledBefore = new Set(
    before.filled.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => before.startAt + (from + index) * HOUR_MS),
    ),
  );
  if (own && first !== undefined && last !== undefined && (reachesStart || carried.length === 0 || !before.source)) {
    const inGap = ({ validAt }: Timed) => (validAt > first && validAt < last) || filledBefore.has(validAt);
    const olderFrom = carried.find(({ validAt }) => validAt > last)?.validAt;
    return {
      source: own.source,
      samples: [...own.samples, ...carried].sort((a, b) => a.validAt - b.validAt),
      ownFromAt: first,
      filledAt: new Set(carried.filter(inGap).map(({ validAt }) => validAt)),
      ...(olderFrom !== undefined && before.source && { older: olderRunOf(before, before.source, olderFrom) }),
    };
  }
  if (!before.source || carried.length === 0) return undefined;
  return { source: before.source, samples: carried, filledAt: filledBefore, older: before.older };
}

/**
 * Returns the older run that supplies the end of the forecast. The previous forecast may itself end with a still older
 * run; the oldest run is then named.
 */
function olderRunOf({ older }: PreviousSeries<unknown>, source: SampleSource, fromAt: number): OlderRun {
  const runAt = startOf(source);
  return { fromAt, runAt: older && older.fromAt <= fromAt ? Math.min(runAt, older.runAt) : runAt };
}

/** Returns when a run began. A stand-in run counts from the start of the run that it replaces. */
function startOf({ runAt, standInHours = 0 }: SampleSource): number {
  return runAt + standInHours * HOUR_MS;
}

function waveSample({ at, waveHeightM, trains }: ForecastHour): WaveSample | undefined {
  return waveHeightM === undefined || !trains ? undefined : { validAt: at, heightM: waveHeightM, trains };
}

function airSample(hour: ForecastHour): AirSample | undefined {
  const { at, windSpeedMps, windFromDeg, gustMps, airC, cloudPct, rainMmPerH, seaC } = hour;
  const known = [windSpeedMps, airC, cloudPct, rainMmPerH, seaC].some((value) => value !== undefined);
  return known ? { validAt: at, windSpeedMps, windFromDeg, gustMps, airC, cloudPct, rainMmPerH, seaC } : undefined;
}
