import type { BeachForecast, HourRange, OlderRun } from '../beach-forecast.ts';
import { expandHours, type ForecastHour } from '../forecast-hours.ts';
import type { AirSample, OceanAtBeach, SampleSource, WaveSample } from '../ocean-at-beach.ts';
import { HOUR_MS } from '../time/local-days.ts';
import { bracketHours } from './series.ts';

/** A run's samples with those that only the forecast before still knew. */
export interface CarriedSeries<T> {
  readonly source: SampleSource;
  readonly samples: readonly T[];
  /** When the run's own samples begin, UTC ms; absent when all are carried. */
  readonly speaksFrom?: number;
  /** Instants at which the run lacks its steps, UTC ms: the forecast before spoke in a gap, or had filled them itself. */
  readonly filledAt: ReadonlySet<number>;
  /** From where on, past the run's own last step, an older one speaks. */
  readonly older?: OlderRun;
}

export interface CarriedOcean {
  readonly waves?: CarriedSeries<WaveSample>;
  readonly air?: CarriedSeries<AirSample>;
}

/** What the forecast before knew of waves or air: an entry an hour from its start on. */
interface Known<T> {
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
 * What a new run says from `startAt` (UTC ms) on, with what only `previous` still knows: its hours before the run, after
 * the run's last step and in gaps too long to bridge. Waves and air stand alone. The source is the new run's, and from
 * where on an older one speaks is told; of a run that says nothing from `startAt` on the source is the previous one's, so
 * that its age shows.
 */
export function carryOver(ocean: OceanAtBeach, previous: BeachForecast | undefined, startAt: number): CarriedOcean {
  const hours = previous ? expandHours(previous) : [];
  const knowing = <T>(kind: 'waves' | 'air', read: (hour: ForecastHour) => T | undefined): Known<T> => ({
    startAt: previous?.startAt ?? startAt,
    hours: hours.map(read),
    source: previous?.sources[kind],
    older: previous?.sources.older,
    filled: previous?.filled?.[kind] ?? [],
  });
  return {
    waves: carrySeries(ocean.waves, knowing('waves', waveSample), startAt),
    air: carrySeries(ocean.air, knowing('air', airSample), startAt),
  };
}

/** A series that never had a source is not carried on without one. */
function carrySeries<T extends Timed>(
  own: { readonly source: SampleSource; readonly samples: readonly T[] } | undefined,
  known: Known<T>,
  startAt: number,
): CarriedSeries<T> | undefined {
  const told = bracketHours(own?.samples ?? [], own?.source, known.startAt, known.hours.length);
  const carried = known.hours.flatMap((sample, hour) =>
    sample && sample.validAt >= startAt && !told[hour] ? sample : [],
  );
  const [first, last] = [own?.samples[0]?.validAt, own?.samples.at(-1)?.validAt];
  const speaks = last !== undefined && last >= startAt;
  const filledBefore = new Set(
    known.filled.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => known.startAt + (from + index) * HOUR_MS),
    ),
  );
  if (own && first !== undefined && last !== undefined && (speaks || carried.length === 0 || !known.source)) {
    const inGap = ({ validAt }: Timed) => (validAt > first && validAt < last) || filledBefore.has(validAt);
    const olderFrom = carried.find(({ validAt }) => validAt > last)?.validAt;
    return {
      source: own.source,
      samples: [...own.samples, ...carried].sort((a, b) => a.validAt - b.validAt),
      speaksFrom: first,
      filledAt: new Set(carried.filter(inGap).map(({ validAt }) => validAt)),
      ...(olderFrom !== undefined && known.source && { older: olderRunOf(known, known.source, olderFrom) }),
    };
  }
  if (!known.source || carried.length === 0) return undefined;
  return { source: known.source, samples: carried, filledAt: filledBefore, older: known.older };
}

/** The forecast before may itself have ended with a still older run: the oldest is named. */
function olderRunOf({ older }: Known<unknown>, source: SampleSource, fromAt: number): OlderRun {
  const runAt = startOf(source);
  return { fromAt, runAt: older && older.fromAt <= fromAt ? Math.min(runAt, older.runAt) : runAt };
}

/** A stand-in was moved to the run it stands for. */
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
