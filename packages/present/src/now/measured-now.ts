import type { CurrentWeatherReply } from '@groundswell/contracts';
import {
  AIR_FRESH_MS,
  adviseWetsuit,
  ageMinutes,
  angleBetweenDeg,
  distanceKm,
  type ForecastHour,
  freshReading,
  isPassing,
  KNOTS_PER_MPS,
  lengthIn,
  type ObservedAtBeach,
  type Point,
  type RatedAir,
  WATER_FRESH_MS,
  WAVES_FRESH_MS,
  WIND_FRESH_MS,
  wholeDeg,
  windOrigin,
  windRelation,
} from '@groundswell/forecast';
import {
  fromText,
  periodText,
  rounded,
  speedNumber,
  speedText,
  temperatureNumber,
  temperatureText,
} from '../texts/quantities.ts';
import { stationText } from '../texts/station-text.ts';
import { heightText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';
import { LIGHT_BREEZE_KT } from './summary-text.ts';

/** The text shown in place of the instrument's name if a value comes from the forecast. */
const FORECAST = 'FORECAST';

/**
 * A group of values in the current conditions, such as wind or water temperature. It has its fields, its note, and the
 * instant (UTC ms) until which its reading is fresh.
 */
export interface Measured {
  readonly fields: Partial<CurrentWeatherReply>;
  readonly note?: string;
  /** Whether the note casts doubt on the displayed surf. */
  readonly isWarning?: boolean;
  /** Whether the note says that a forecast stands in for an instrument. */
  readonly isMissing?: boolean;
  readonly freshUntil?: number;
}

const NOTHING: Measured = { fields: {} };

/** The input from which wind, waves, tide and temperatures of the current conditions are made. */
export interface ConditionsInput {
  readonly hour: ForecastHour | undefined;
  readonly observed: ObservedAtBeach | undefined;
  readonly facingDeg: number;
  readonly beach: Point & { readonly facingDeg: number };
  readonly voice: Voice;
  readonly now: number;
}

/**
 * Returns the current wind at the beach. It is the wind of the forecast hour, which is already corrected by a station
 * while its reading is fresh. Without a forecast it is the station's wind; undefined without either.
 */
export function windNow({ hour, observed, now }: ConditionsInput): RatedAir | undefined {
  if (hour?.windSpeedMps !== undefined) return hour;
  const wind = freshReading(observed?.wind?.wind, WIND_FRESH_MS, now)?.value;
  return wind && { windSpeedMps: wind.speedMps, windFromDeg: wind.fromDeg, gustMps: wind.gustMps };
}

export function presentWind(of: ConditionsInput): Measured {
  const wind = windNow(of);
  if (wind?.windSpeedMps === undefined) return NOTHING;
  const { voice, now } = of;
  const station = of.observed?.wind;
  const reading = freshReading(station?.wind, WIND_FRESH_MS, now);
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
    fields.wind_dir_deg = wholeDeg(originDeg);
    const relation = voice.words.relations[windRelation(originDeg, of.facingDeg)];
    const isLight = wind.windSpeedMps * KNOTS_PER_MPS <= LIGHT_BREEZE_KT;
    fields.wind_rel = isLight ? voice.words.light(relation) : relation;
  }
  if (!reading) return { fields, ...missing('noWindStation', of) };
  return { fields: { ...fields, wind_age_min: ageMinutes(reading.at, now) }, freshUntil: reading.at + WIND_FRESH_MS };
}

/**
 * Explains why a forecast stands in for an instrument: no active one is near the beach, or none was read within a day.
 */
function missing(
  instrument: 'noWindStation' | 'noBuoy' | 'noWaterStation',
  { observed, voice }: ConditionsInput,
): Pick<Measured, 'note' | 'isMissing'> {
  const { notes } = voice.words;
  return { note: observed ? notes[instrument] : notes.notRead, isMissing: true };
}

/**
 * Within this distance the buoy and the model's grid cell off the beach should measure the same sea; a disagreement
 * gets a note.
 */
const SAME_SEA_KM = 50;
const DIFFERS = { times: 1.5, byM: 0.3 } as const;
/** The greatest difference in direction, degrees, at which a buoy's waves belong to a model train. */
const SAME_TRAIN_DEG = 30;

/**
 * Compares a buoy's wave height with the corrected model's sea. Returns the model's height if the two differ by a
 * factor of 1.5 and by 0.3 m. A higher buoy is compared with the model's whole sea, a lower one only with the trains
 * towards the beach. A buoy in the lee does not measure the trains that pass the beach.
 */
function findDifference(
  { hour, beach }: Pick<ConditionsInput, 'hour' | 'beach'>,
  station: NonNullable<ObservedAtBeach['waves']>,
  measuredM: number,
): { readonly modelM: number } | undefined {
  const seaM = hour?.waveHeightM;
  if (seaM === undefined || distanceKm(beach, station) > SAME_SEA_KM) return undefined;
  const trains = hour?.trains ?? [];
  const comingM = Math.hypot(
    ...trains.filter((train) => !isPassing(train, trains, beach.facingDeg)).map(({ heightM }) => heightM),
  );
  const modelM = Math.min(Math.max(measuredM, comingM), seaM);
  const [lowM, highM] = [Math.min(measuredM, modelM), Math.max(measuredM, modelM)];
  if (highM < DIFFERS.times * lowM || highM - lowM < DIFFERS.byM) return undefined;
  return { modelM };
}

type Waves = NonNullable<NonNullable<ObservedAtBeach['waves']>['waves']>['value'];

/** Tells whether a buoy's waves come from a direction in which the model has only trains that pass the beach. */
function isOfPassing({ fromDeg }: Waves, { hour, beach }: Pick<ConditionsInput, 'hour' | 'beach'>): boolean {
  const trains = hour?.trains ?? [];
  const alike = trains.filter(
    (train) => fromDeg !== undefined && angleBetweenDeg(train.fromDeg, fromDeg) <= SAME_TRAIN_DEG,
  );
  return alike.length > 0 && alike.every((train) => isPassing(train, trains, beach.facingDeg));
}

/**
 * Returns the note on a disagreement between buoy and model. If the buoy is higher only because of waves that pass the
 * beach, the note is no warning: such waves bring no more surf.
 */
function differenceNote(
  of: ConditionsInput,
  station: NonNullable<ObservedAtBeach['waves']>,
  waves: Waves,
): Pick<Measured, 'note' | 'isWarning'> {
  const { voice } = of;
  const { heightM, fromDeg } = waves;
  const differs = findDifference(of, station, heightM);
  if (!differs) return {};
  const [measured, model] = [heightText(heightM, voice), heightText(differs.modelM, voice)];
  const isLower = heightM < differs.modelM;
  const { notes } = voice.words;
  if (fromDeg !== undefined && !isLower && isOfPassing(waves, of))
    return { note: notes.wavesPass(station.stationId, measured, model, fromText(fromDeg, voice)) };
  return { note: notes.wavesDiffer(station.stationId, measured, model, isLower), isWarning: true };
}

/**
 * Returns the relative difference of a nearby buoy's sea from the model's: 0.2 is 20 % higher, below 0 lower. It is 0
 * if they agree, or if the higher waves pass the beach.
 */
export function measuredChange(of: Pick<ConditionsInput, 'hour' | 'observed' | 'beach' | 'now'>): number {
  const { waves } = of.observed ?? {};
  const reading = freshReading(waves?.waves, WAVES_FRESH_MS, of.now);
  const differs = waves && reading && findDifference(of, waves, reading.value.heightM);
  if (!differs) return 0;
  const change = (reading.value.heightM - differs.modelM) / differs.modelM;
  return change > 0 && isOfPassing(reading.value, of) ? 0 : change;
}

export function presentWaves(of: ConditionsInput): Measured {
  const { hour, observed, voice, now } = of;
  const reading = freshReading(observed?.waves?.waves, WAVES_FRESH_MS, now);
  if (reading && observed?.waves) {
    const { heightM, periodS, fromDeg } = reading.value;
    const fields = { ...wavesText(heightM, periodS, fromDeg, voice), buoy: observed.waves.stationId };
    return {
      fields: { ...fields, buoy_age_min: ageMinutes(reading.at, now) },
      ...differenceNote(of, observed.waves, reading.value),
      freshUntil: reading.at + WAVES_FRESH_MS,
    };
  }
  if (hour?.waveHeightM === undefined) return NOTHING;
  const main = hour.trains?.reduce<(typeof hour.trains)[number] | undefined>(
    (highest, train) => (highest && highest.heightM >= train.heightM ? highest : train),
    undefined,
  );
  const fields = { ...wavesText(hour.waveHeightM, main?.periodS, main?.fromDeg, voice), buoy: FORECAST };
  return { fields, ...missing('noBuoy', of), isWarning: true };
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
    ...(periodS !== undefined && { wvper: periodText(periodS, voice), wvper_s: rounded(periodS, 1) }),
    ...(fromDeg !== undefined && { wvdir: fromText(fromDeg, voice), wvdir_deg: wholeDeg(fromDeg) }),
  };
}

export function presentWater(of: ConditionsInput): Measured {
  const { hour, observed, voice, now } = of;
  const reading = freshReading(observed?.water?.waterC, WATER_FRESH_MS, now);
  const waterC = reading?.value ?? hour?.seaC;
  if (waterC === undefined) return NOTHING;
  const air = { airC: airNow(of)?.value, windSpeedMps: windNow(of)?.windSpeedMps };
  const fields = {
    sst: temperatureText(waterC, voice),
    sst_value: temperatureNumber(waterC, voice),
    wetsuit: voice.words.wetsuits[adviseWetsuit(waterC, air)],
  };
  if (!reading || !observed?.water)
    return { fields: { ...fields, sst_station: FORECAST }, ...missing('noWaterStation', of) };
  return {
    fields: {
      ...fields,
      sst_station: stationText(observed.water, voice.words),
      sst_age_min: ageMinutes(reading.at, now),
    },
    freshUntil: reading.at + WATER_FRESH_MS,
  };
}

export function presentAir(of: ConditionsInput): Measured {
  const air = airNow(of);
  if (!air) return NOTHING;
  const { observed, voice, now } = of;
  const fields = { atmp: temperatureText(air.value, voice), atmp_value: temperatureNumber(air.value, voice) };
  if (!air.reading || !observed?.air) return { fields: { ...fields, atmp_station: FORECAST } };
  return {
    fields: {
      ...fields,
      atmp_station: stationText(observed.air, voice.words),
      atmp_age_min: ageMinutes(air.reading.at, now),
    },
    freshUntil: air.reading.at + AIR_FRESH_MS,
  };
}

/**
 * Returns the current air temperature. It is that of the forecast hour, which is already corrected by a station while
 * its reading is fresh. Without a forecast it is the station's temperature.
 */
function airNow({ hour, observed, now }: ConditionsInput) {
  const reading = freshReading(observed?.air?.airC, AIR_FRESH_MS, now);
  const value = hour?.airC ?? reading?.value;
  return value === undefined ? undefined : { value, reading };
}
