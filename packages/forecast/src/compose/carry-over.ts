import type { BeachForecast } from '../beach-forecast.ts';
import { expandHours, type ForecastHour } from '../forecast-hours.ts';
import type { AirSample, OceanAtBeach, SampleSource, WaveSample } from '../ocean-at-beach.ts';
import { bracketHours } from './series.ts';

interface Series<T> {
  readonly source: SampleSource;
  readonly samples: readonly T[];
}

/**
 * What a new run says from `startAt` (UTC ms) on, with what only `previous` still knows: its hours before the run, after
 * the run's last step and in gaps too long to bridge. Waves and air stand alone. The source is the new run's; of a run
 * that says nothing from `startAt` on it is the previous one's, so that its age shows.
 */
export function carryOver(ocean: OceanAtBeach, previous: BeachForecast | undefined, startAt: number): OceanAtBeach {
  if (!previous) return ocean;
  const hours = expandHours(previous);
  return {
    waves: carrySeries(ocean.waves, hours.map(waveSample), previous.sources.waves, previous.startAt, startAt),
    air: carrySeries(ocean.air, hours.map(airSample), previous.sources.air, previous.startAt, startAt),
  };
}

/** `known` has an entry an hour from `knownFrom` on. A series that never had a source is not carried on without one. */
function carrySeries<T extends { readonly validAt: number }>(
  own: Series<T> | undefined,
  known: readonly (T | undefined)[],
  knownSource: SampleSource | undefined,
  knownFrom: number,
  startAt: number,
): Series<T> | undefined {
  const told = bracketHours(own?.samples ?? [], knownFrom, known.length);
  const carried = known.flatMap((sample, hour) => (sample && sample.validAt >= startAt && !told[hour] ? sample : []));
  const speaks = own?.samples.some(({ validAt }) => validAt >= startAt);
  if (own && (speaks || carried.length === 0 || !knownSource)) {
    return { source: own.source, samples: [...own.samples, ...carried].sort((a, b) => a.validAt - b.validAt) };
  }
  return knownSource && carried.length > 0 ? { source: knownSource, samples: carried } : undefined;
}

function waveSample({ at, waveHeightM, trains }: ForecastHour): WaveSample | undefined {
  return waveHeightM === undefined || !trains ? undefined : { validAt: at, heightM: waveHeightM, trains };
}

function airSample(hour: ForecastHour): AirSample | undefined {
  const { at, windSpeedMps, windFromDeg, gustMps, airC, cloudPct, rainMmPerH, seaC } = hour;
  const known = [windSpeedMps, airC, cloudPct, rainMmPerH, seaC].some((value) => value !== undefined);
  return known ? { validAt: at, windSpeedMps, windFromDeg, gustMps, airC, cloudPct, rainMmPerH, seaC } : undefined;
}
