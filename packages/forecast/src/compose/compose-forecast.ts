import { HOUR_MS } from '@groundswell/durations';
import type { Beach } from '../beach.ts';
import type { BeachForecast, ForecastSources, OlderRun } from '../beach-forecast.ts';
import { distanceKm } from '../great-circle.ts';
import type { OceanAtBeach, SampleSource } from '../ocean-at-beach.ts';
import { transferError } from '../runs/face-error.ts';
import type { HeightErrors } from '../runs/height-errors.ts';
import { computeSunPhases } from '../sun/sun-phases.ts';
import { predictTide } from '../tides/predict-tide.ts';
import type { StoredTide } from '../tides/stored-tide.ts';
import type { TideStation } from '../tides/tide-station.ts';
import { listLocalDays } from '../time/local-days.ts';
import { sizeLawOf } from '../waves/size-law.ts';
import type { SwellTransfer } from '../waves/swell-transfer.ts';
import { addBulletinTrains } from './add-bulletin-trains.ts';
import { composeAirColumns } from './air-columns.ts';
import { type CarriedOcean, carryOver } from './carry-over.ts';
import { listFilled } from './filled-hours.ts';
import { composeWaveColumns } from './wave-columns.ts';

/** Whole local days that a forecast covers. */
export const FORECAST_DAYS = 16;

export interface ForecastInput {
  readonly beach: Beach;
  /** The transfer of swell over the sea floor and past the land to the beach; without it, the coast is straight. */
  readonly swellTransfer?: SwellTransfer;
  readonly tideStation?: TideStation;
  readonly ocean: OceanAtBeach;
  /** The errors of the wave model on the beach's coast; without them, those published. */
  readonly heightErrors?: HeightErrors;
  /** The previously stored forecast, which still has hours that the new run does not cover. */
  readonly previous?: BeachForecast;
  /** UTC ms. */
  readonly now: number;
}

/**
 * Composes the forecast of one beach: hourly for 16 local days from local midnight of `now`'s day. Waves, air and tide
 * are independent: when one is missing, the remaining two are still forecast. Throws a RangeError for an unknown time
 * zone.
 */
export function composeForecast(input: ForecastInput): BeachForecast {
  const { beach, ocean, previous, now } = input;
  const days = listLocalDays(beach.timeZone, now, FORECAST_DAYS);
  const startAt = days[0]?.startAt ?? now;
  const hours = Math.round(((days.at(-1)?.endAt ?? now) - startAt) / HOUR_MS);
  const withBulletin = addBulletin(ocean);
  const carried = carryOver(withBulletin.ocean, previous, startAt);
  const air = composeAirColumns({ ...carried.air, shortRange: ocean.shortRange }, startAt, hours);
  const outlook = { facingDeg: beach.facingDeg, transfer: input.swellTransfer, sizeLaw: sizeLawOf(beach) };
  return {
    v: 2,
    beach,
    updatedAt: now,
    startAt,
    hours,
    days: days.map((day) => ({ ...day, ...computeSunPhases(day, beach.lat, beach.lon) })),
    sources: {
      waves: carried.waves?.source,
      air: carried.air?.source,
      shortRange: air?.shortRange ?? keptShortRange(previous, carried, startAt),
      bulletin: withBulletin.source,
      older: earliest(carried.waves?.older, carried.air?.older),
      optional: ocean.optional?.length ? ocean.optional : undefined,
    },
    filled: listFilled(carried, startAt, hours),
    waves: composeWaveColumns(carried.waves?.samples ?? [], carried.waves?.source, outlook, startAt, hours),
    air: air?.columns,
    tide: input.tideStation && composeTide(input.tideStation, input, startAt, hours),
    errors: { heights: input.heightErrors, transfer: transferError(input.swellTransfer) },
  };
}

function addBulletin(ocean: OceanAtBeach): { readonly ocean: OceanAtBeach; readonly source?: SampleSource } {
  const { waves, bulletin } = ocean;
  if (!waves || !bulletin) return { ocean };
  const { samples, added } = addBulletinTrains(waves.samples, bulletin.samples);
  return added ? { ocean: { ...ocean, waves: { ...waves, samples } }, source: bulletin.source } : { ocean };
}

/**
 * Returns the short-range wind source of the previous forecast, for the case that all air samples are carried over from
 * that forecast.
 */
function keptShortRange(
  previous: BeachForecast | undefined,
  { air }: CarriedOcean,
  startAt: number,
): ForecastSources['shortRange'] {
  const before = previous?.sources.shortRange;
  return air?.ownFromAt === undefined && before && before.untilAt >= startAt ? before : undefined;
}

function earliest(waves: OlderRun | undefined, air: OlderRun | undefined): OlderRun | undefined {
  if (!waves || !air) return waves ?? air;
  return { fromAt: Math.min(waves.fromAt, air.fromAt), runAt: Math.min(waves.runAt, air.runAt) };
}

function composeTide(station: TideStation, input: ForecastInput, startAt: number, hours: number): StoredTide {
  const { levelsM, extremes } = predictTide(station, startAt, HOUR_MS, hours);
  return {
    stationId: station.id,
    station: station.name,
    datum: station.datum,
    distanceKm: Math.round(distanceKm(input.beach, station) * 10) / 10,
    levelMm: levelsM.map((levelM) => Math.round(levelM * 1000)),
    extremes: extremes.map(({ at, levelM, high }) => ({
      at,
      levelMm: Math.round(levelM * 1000),
      high,
    })),
  };
}
