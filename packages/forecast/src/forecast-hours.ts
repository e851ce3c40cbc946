import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, TrainColumns } from './beach-forecast.ts';
import type { Column } from './column.ts';
import type { Train } from './ocean-at-beach.ts';
import { steadyOrder } from './waves/steady-order.ts';
import { type Rating, rateCondition } from './wind/condition.ts';

/** A train on its line of the swell chart; line 0 carries the most power. */
export interface LinedTrain extends Train {
  readonly line: number;
  /** The share of the train's power that comes ashore on this beach, [0, 1]. */
  readonly ashore: number;
}

/** An hour of a forecast in SI units; unknown values are absent. */
export interface ForecastHour {
  readonly at: number;
  /** The index of the hour's day in the forecast's `days`. */
  readonly day: number;
  /** The significant height of all offshore waves, m. */
  readonly waveHeightM?: number;
  /** The face of the sets where they break, H1/10: see `surf/statistics.ts`. */
  readonly faceHeightM?: number;
  /** The wind sea's share of the surf's energy, [0, 1]. */
  readonly seaShare?: number;
  /**
   * The trains, starting with the one that brings the most power ashore: see `steadyOrder`. Absent when the waves are
   * unknown, empty when the sea is flat.
   */
  readonly trains?: readonly LinedTrain[];
  readonly windSpeedMps?: number;
  readonly windFromDeg?: number;
  readonly gustMps?: number;
  readonly airC?: number;
  readonly cloudPct?: number;
  readonly rainMmPerH?: number;
  readonly seaC?: number;
  /** The height of the tide above the tide station's datum, m. */
  readonly tideM?: number;
  readonly rating: Rating;
  /**
   * Set when the model run has no waves or no air for this hour. The values are then interpolated from the adjacent
   * steps, or carried over from the previous forecast.
   */
  readonly filled?: true;
  /** Set when the hour lies after the end of the newest run, so its values come from an older run. */
  readonly older?: true;
}

/** Returns the hours of a stored forecast's first `days` days, in order, in SI units with their ratings. */
export function expandHours(forecast: BeachForecast, days = forecast.days.length): ForecastHour[] {
  const { waves, air, tide, beach } = forecast;
  const hours: ForecastHour[] = [];
  let before: readonly LinedTrain[] | undefined;
  const filled = [...(forecast.filled?.waves ?? []), ...(forecast.filled?.air ?? [])];
  const olderFromAt = forecast.sources.older?.fromAt ?? Number.POSITIVE_INFINITY;
  for (const [day, { endAt }] of forecast.days.slice(0, days).entries()) {
    for (let index = hours.length; index < forecast.hours; index++) {
      const at = forecast.startAt + index * HOUR_MS;
      if (at >= endAt) break;
      const seaShare = read(waves?.seaPct, index, 0.01);
      const wind = {
        windSpeedMps: read(air?.windCmps, index, 0.01),
        windFromDeg: read(air?.windFromDeg, index, 1),
        gustMps: read(air?.gustCmps, index, 0.01),
      };
      const waveHeightM = read(waves?.heightCm, index, 0.01);
      const trains =
        waves && waveHeightM !== undefined ? steadyOrder(readTrains(waves.trains, index), before) : undefined;
      before = trains ?? before;
      hours.push({
        at,
        day,
        waveHeightM,
        faceHeightM: read(waves?.faceCm, index, 0.01),
        seaShare,
        trains,
        windSpeedMps: wind.windSpeedMps,
        windFromDeg: wind.windFromDeg,
        gustMps: wind.gustMps,
        airC: read(air?.airDeciC, index, 0.1),
        cloudPct: read(air?.cloudPct, index, 1),
        rainMmPerH: read(air?.rainDmmPerH, index, 0.1),
        seaC: read(air?.seaDeciC, index, 0.1),
        tideM: read(tide?.levelMm, index, 0.001),
        rating: rateCondition(wind, beach.facingDeg, seaShare),
        filled: filled.some(([first, last]) => index >= first && index <= last) || undefined,
        older: at >= olderFromAt || undefined,
      });
    }
  }
  return hours;
}

function read(column: Column | undefined, index: number, unit: number): number | undefined {
  const value = column?.[index];
  return value === null || value === undefined ? undefined : value * unit;
}

function readTrains(lines: readonly TrainColumns[], index: number): LinedTrain[] {
  const trains: LinedTrain[] = [];
  for (const [line, columns] of lines.entries()) {
    const heightM = read(columns.heightCm, index, 0.01);
    const periodS = read(columns.periodDs, index, 0.1);
    const fromDeg = read(columns.fromDeg, index, 1);
    if (heightM === undefined || periodS === undefined || fromDeg === undefined) continue;
    const kind = columns.isSea[index] === 1 ? 'sea' : 'swell';
    const ashore = read(columns.ashorePct, index, 0.01) ?? 0;
    trains.push({ line, kind, heightM, periodS, fromDeg, ashore });
  }
  return trains;
}
