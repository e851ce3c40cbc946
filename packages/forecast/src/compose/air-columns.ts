import { HOUR_MS } from '@groundswell/durations';
import { interpolateDirectionDeg } from '../angles.ts';
import type { BeachForecast } from '../beach-forecast.ts';
import type { AirSample, OceanAtBeach, SampleSource } from '../ocean-at-beach.ts';
import { blendWinds, handOverWeights, type Wind } from './blend-wind.ts';
import { type Between, between, bracketHours } from './series.ts';
import { whole, wholeDirection } from './wave-columns.ts';

/**
 * The air over a beach: the global model's samples, completed from the previous forecast, and the wind of the fine
 * model.
 */
export interface AirSeries {
  readonly samples?: readonly AirSample[];
  readonly source?: SampleSource;
  /** When the global run's own samples begin, UTC ms. Earlier hours keep the values of the previous forecast. */
  readonly ownFromAt?: number;
  readonly shortRange?: OceanAtBeach['shortRange'];
}

export interface AirColumns {
  readonly columns: NonNullable<BeachForecast['air']>;
  /** The fine model's source and the last hour for which it is used, UTC ms; absent where it is not used. */
  readonly shortRange?: SampleSource & { readonly untilAt: number };
}

/** Composes hourly columns of the air over a beach; undefined without samples. */
export function composeAirColumns(series: AirSeries, startAt: number, hours: number): AirColumns | undefined {
  const { samples = [], source, ownFromAt = startAt, shortRange } = series;
  if (samples.length === 0 && !shortRange?.samples.length) return undefined;
  const brackets = bracketHours(samples, source, startAt, hours);
  const column = (read: (sample: AirSample) => number | undefined, perUnit: number) =>
    brackets.map((around) => whole(around && between(read(around.from), read(around.to), around.fraction), perUnit));

  const fine = shortRange && bracketHours(shortRange.samples, shortRange.source, startAt, hours).map(windOf);
  const weights = fine && handOverWeights(fine, Math.ceil((ownFromAt - startAt) / HOUR_MS));
  const winds = fine && weights ? blendWinds(brackets.map(windOf), fine, weights) : brackets.map(windOf);
  const lastHour = weights?.findLastIndex((weight) => weight > 0) ?? -1;
  return {
    columns: {
      windCmps: winds.map((wind) => whole(wind?.windSpeedMps, 100)),
      windFromDeg: winds.map((wind) => wholeDirection(wind?.windFromDeg)),
      gustCmps: winds.map((wind) => whole(wind?.gustMps, 100)),
      airDeciC: column(({ airC }) => airC, 10),
      cloudPct: column(({ cloudPct }) => cloudPct, 1),
      rainDmmPerH: column(({ rainMmPerH }) => rainMmPerH, 10),
      seaDeciC: column(({ seaC }) => seaC, 10),
    },
    ...(shortRange && lastHour >= 0 && { shortRange: { ...shortRange.source, untilAt: startAt + lastHour * HOUR_MS } }),
  };
}

function windOf(around: Between<AirSample> | undefined): Wind | undefined {
  if (!around) return undefined;
  const { from, to, fraction } = around;
  const windSpeedMps = between(from.windSpeedMps, to.windSpeedMps, fraction);
  if (windSpeedMps === undefined) return undefined;
  return {
    windSpeedMps,
    windFromDeg:
      from.windFromDeg === undefined || to.windFromDeg === undefined
        ? undefined
        : interpolateDirectionDeg(from.windFromDeg, to.windFromDeg, fraction),
    gustMps: between(from.gustMps, to.gustMps, fraction),
  };
}
