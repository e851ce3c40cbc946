import type { CurrentWeatherReply } from '@groundswell/contracts';
import {
  AIR_FRESH_MS,
  adviseWetsuit,
  ageMinutes,
  type ForecastHour,
  fresh,
  KNOTS_PER_MPS,
  lengthIn,
  type ObservedAtBeach,
  type RatedAir,
  WATER_FRESH_MS,
  WAVES_FRESH_MS,
  WIND_FRESH_MS,
  windOrigin,
  windRelation,
} from '@groundswell/forecast';
import { fromText, rounded, speedNumber, speedText, temperatureNumber, temperatureText } from '../texts/quantities.ts';
import { stationText } from '../texts/station-text.ts';
import { heightText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';
import { LIGHT_BREEZE_KT } from './summary-text.ts';

/** Shown in place of an instrument's name. */
const FORECAST = 'FORECAST';

/** One part of the current conditions: its fields, the note it needs, and until when its reading is fresh (UTC ms). */
export interface Measured {
  readonly fields: Partial<CurrentWeatherReply>;
  readonly note?: string;
  readonly freshUntil?: number;
}

const NOTHING: Measured = { fields: {} };

/** The input of the parts. */
export interface NowOf {
  readonly hour: ForecastHour | undefined;
  readonly observed: ObservedAtBeach | undefined;
  readonly facingDeg: number;
  readonly voice: Voice;
  readonly now: number;
}

/**
 * The wind at the beach now: that of its hour, which is a station's while it is fresh. Without a forecast the station's
 * alone; undefined without either.
 */
export function windNow({ hour, observed, now }: NowOf): RatedAir | undefined {
  if (hour?.windSpeedMps !== undefined) return hour;
  const wind = fresh(observed?.wind?.wind, WIND_FRESH_MS, now)?.value;
  return wind && { windSpeedMps: wind.speedMps, windFromDeg: wind.fromDeg, gustMps: wind.gustMps };
}

export function presentWind(of: NowOf): Measured {
  const wind = windNow(of);
  if (wind?.windSpeedMps === undefined) return NOTHING;
  const { voice, now } = of;
  const station = of.observed?.wind;
  const reading = fresh(station?.wind, WIND_FRESH_MS, now);
  const fields: Partial<CurrentWeatherReply> = {
    wind_spd: speedText(wind.windSpeedMps, voice),
    wind_spd_value: speedNumber(wind.windSpeedMps, voice),
    wind_station: reading && station ? stationText(station, voice.words) : FORECAST,
  };
  if (wind.gustMps !== undefined) {
    fields.wind_gust = speedText(wind.gustMps, voice);
    fields.wind_gust_value = speedNumber(wind.gustMps, voice);
  }
  const originDeg = windOrigin(wind.windSpeedMps, wind.windFromDeg);
  if (originDeg !== undefined) {
    fields.wind_dir = fromText(originDeg, voice);
    fields.wind_dir_deg = Math.round(originDeg) % 360;
    const relation = voice.words.relations[windRelation(originDeg, of.facingDeg)];
    const isLight = wind.windSpeedMps * KNOTS_PER_MPS <= LIGHT_BREEZE_KT;
    fields.wind_rel = isLight ? voice.words.light(relation) : relation;
  }
  if (!reading) return { fields, note: voice.words.notes.noWindStation };
  return { fields: { ...fields, wind_age_min: ageMinutes(reading.at, now) }, freshUntil: reading.at + WIND_FRESH_MS };
}

export function presentWaves({ hour, observed, voice, now }: NowOf): Measured {
  const reading = fresh(observed?.waves?.waves, WAVES_FRESH_MS, now);
  if (reading && observed?.waves) {
    const { heightM, periodS, fromDeg } = reading.value;
    const fields = { ...wavesText(heightM, periodS, fromDeg, voice), buoy: observed.waves.stationId };
    return {
      fields: { ...fields, buoy_age_min: ageMinutes(reading.at, now) },
      freshUntil: reading.at + WAVES_FRESH_MS,
    };
  }
  if (hour?.waveHeightM === undefined) return NOTHING;
  const main = hour.trains?.reduce<(typeof hour.trains)[number] | undefined>(
    (highest, train) => (highest && highest.heightM >= train.heightM ? highest : train),
    undefined,
  );
  const fields = { ...wavesText(hour.waveHeightM, main?.periodS, main?.fromDeg, voice), buoy: FORECAST };
  return { fields, note: voice.words.notes.noBuoy };
}

function wavesText(
  heightM: number,
  periodS: number | undefined,
  fromDeg: number | undefined,
  voice: Voice,
): Partial<CurrentWeatherReply> {
  return {
    wvht: heightText(heightM, voice),
    wvht_value: rounded(lengthIn(voice.wave, heightM), 2),
    ...(periodS !== undefined && { wvper: `${Math.round(periodS)} s`, wvper_s: rounded(periodS, 1) }),
    ...(fromDeg !== undefined && { wvdir: fromText(fromDeg, voice), wvdir_deg: Math.round(fromDeg) % 360 }),
  };
}

export function presentWater(of: NowOf): Measured {
  const { hour, observed, voice, now } = of;
  const reading = fresh(observed?.water?.waterC, WATER_FRESH_MS, now);
  const waterC = reading?.value ?? hour?.seaC;
  if (waterC === undefined) return NOTHING;
  const air = { airC: airNow(of)?.value, windSpeedMps: windNow(of)?.windSpeedMps };
  const fields = {
    sst: temperatureText(waterC, voice),
    sst_value: temperatureNumber(waterC, voice),
    wetsuit: voice.words.wetsuits[adviseWetsuit(waterC, air)],
  };
  if (!reading || !observed?.water)
    return { fields: { ...fields, sst_station: FORECAST }, note: voice.words.notes.noWaterStation };
  return {
    fields: {
      ...fields,
      sst_station: stationText(observed.water, voice.words),
      sst_age_min: ageMinutes(reading.at, now),
    },
    freshUntil: reading.at + WATER_FRESH_MS,
  };
}

export function presentAir(of: NowOf): Measured {
  const air = airNow(of);
  if (!air) return NOTHING;
  const fields = { atmp: temperatureText(air.value, of.voice), atmp_value: temperatureNumber(air.value, of.voice) };
  return { fields, freshUntil: air.freshUntil };
}

function airNow({ hour, observed, now }: NowOf): { readonly value: number; readonly freshUntil?: number } | undefined {
  const reading = measuredAirC(observed, now);
  if (reading) return { value: reading.value, freshUntil: reading.at + AIR_FRESH_MS };
  return hour?.airC === undefined ? undefined : { value: hour.airC };
}

/** A station's temperature of the air, while it is fresh. */
export function measuredAirC(observed: ObservedAtBeach | undefined, now: number) {
  return fresh(observed?.air?.airC, AIR_FRESH_MS, now);
}
