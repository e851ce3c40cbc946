import type { OpenRowReply, OpenStationReply, openGetStation, ReplyOf } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  AIR_FRESH_MS,
  freshReading,
  isChop,
  type ListedStation,
  type ObservationRow,
  type Reading,
  type StationHistory,
  WATER_FRESH_MS,
  WAVES_FRESH_MS,
  WIND_FRESH_MS,
  wholeDeg,
} from '@groundswell/forecast';
import { instantText } from '../texts/clock-text.ts';
import { rounded } from '../texts/quantities.ts';
import { presentAir, presentWater, presentWaves, presentWind } from './open-readings.ts';
import { amount, degrees, maybeInstant } from './open-values.ts';

const HISTORY_MS = 48 * HOUR_MS;

/** Presents a station with its current values. */
export function presentOpenStation(station: ListedStation, now: number): OpenStationReply {
  const { stationId, name, kind, lat, lon, waves, wind, airC, waterC } = station;
  return {
    station_id: stationId,
    name,
    kind,
    lat,
    lon,
    waves: measured(freshReading(waves, WAVES_FRESH_MS, now), presentWaves),
    wind: measured(freshReading(wind, WIND_FRESH_MS, now), presentWind),
    air: measured(freshReading(airC, AIR_FRESH_MS, now), presentAir),
    water: measured(freshReading(waterC, WATER_FRESH_MS, now), presentWater),
  };
}

type Observations = Omit<ReplyOf<typeof openGetStation>, 'about' | 'station'>;

/** Presents a station's rows of the last 48 hours and its newest spectrum, train by train. */
export function presentOpenObservations(history: StationHistory | undefined, now: number): Observations {
  const trains = freshReading(history?.trains, WAVES_FRESH_MS, now);
  return {
    observations: (history?.rows ?? []).filter(({ at }) => now - at <= HISTORY_MS).map(presentRow),
    trains_at: maybeInstant(trains?.at),
    trains: (trains?.value ?? [])
      .filter((train) => !isChop(train))
      .map(({ kind, heightM, periodS, fromDeg }) => ({
        kind,
        height_m: rounded(heightM, 2),
        period_s: rounded(periodS, 1),
        from_deg: wholeDeg(fromDeg),
      })),
  };
}

function measured<T, Fields extends object>(reading: Reading<T> | undefined, present: (value: T) => Fields) {
  return reading ? { measured_at: instantText(reading.at), ...present(reading.value) } : null;
}

function presentRow(row: ObservationRow): OpenRowReply {
  return {
    at: instantText(row.at),
    waves_m: amount(row.waveHeightM, 2),
    peak_period_s: amount(row.peakPeriodS, 1),
    average_period_s: amount(row.averagePeriodS, 1),
    waves_from_deg: degrees(row.waveFromDeg),
    swell_m: amount(row.swellHeightM, 2),
    swell_period_s: amount(row.swellPeriodS, 1),
    swell_from_deg: degrees(row.swellFromDeg),
    sea_m: amount(row.seaHeightM, 2),
    sea_period_s: amount(row.seaPeriodS, 1),
    sea_from_deg: degrees(row.seaFromDeg),
    wind_mps: amount(row.windMps, 1),
    gust_mps: amount(row.gustMps, 1),
    wind_from_deg: degrees(row.windFromDeg),
    air_c: amount(row.airC, 1),
    water_c: amount(row.waterC, 1),
    dew_c: amount(row.dewC, 1),
  };
}
