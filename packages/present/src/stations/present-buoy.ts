import type { BuoyReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  ageMinutes,
  distanceKm,
  freshReading,
  type ListedStation,
  lengthIn,
  type Point,
  type StationHistory,
  type Train,
  WAVES_FRESH_MS,
  zoneOffsetMinutes,
} from '@groundswell/forecast';
import { wallText } from '../texts/clock-text.ts';
import { fromText, periodText, rounded } from '../texts/quantities.ts';
import { heightText } from '../texts/surf-text.ts';
import { type Voice, type VoiceOf, voiceOf } from '../words/voice.ts';
import type { Words } from '../words/words.ts';
import { type FreshReadings, freshReadings } from './fresh-readings.ts';
import { measuredTexts } from './measured-texts.ts';

type Current = BuoyReply['current'];
type TrainRow = BuoyReply['trains'][number];

const HISTORY_MS = 48 * HOUR_MS;
const NEARBY_KM = 300;
const MOST_NEARBY = 8;

export interface BuoyInput extends VoiceOf {
  readonly station: ListedStation;
  readonly history: StationHistory | undefined;
  /** All stations. The stations near this one are picked from them. */
  readonly stations: readonly ListedStation[];
  /** The beach from which the reader opened the buoy: distances start there, and its buoys are listed first. */
  readonly from?: Point & { readonly buoyIds: readonly string[] };
  readonly zone: StationZone;
  /** UTC ms. */
  readonly now: number;
}

/** The time zone of a station, and how it was determined. */
export interface StationZone {
  /** IANA name. */
  readonly timeZone: string;
  readonly by: 'beach' | 'longitude';
}

/**
 * Returns the time zone of a point that is far from every beach, in whole hours by longitude. `Etc/GMT+5` is five hours
 * behind UTC.
 */
export function zoneOfLongitude(lon: number): StationZone {
  const hours = Math.round(lon / 15);
  return { timeZone: hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`, by: 'longitude' };
}

/** The greatest distance at which a point uses the time zone of its nearest beach. */
const BEACH_TIME_KM = 500;

/** Returns the time zone of a point, given its nearest beach. */
export function zoneNear(
  { lon }: Point,
  { beach, distanceKm }: { readonly beach: { readonly timeZone: string }; readonly distanceKm: number },
): StationZone {
  return distanceKm <= BEACH_TIME_KM ? { timeZone: beach.timeZone, by: 'beach' } : zoneOfLongitude(lon);
}

/** Presents a station with its last 48 hours. A station without reports gets a sentence in place of data. */
export function presentBuoy(input: BuoyInput): BuoyReply {
  const { station, history, zone, now } = input;
  const voice = voiceOf(input);
  const { stationId, name, lat, lon, kind } = station;
  const rows = (history?.rows ?? []).filter(({ at }) => now - at <= HISTORY_MS);
  const readings = freshReadings(station, now);
  const { trains } = readings;
  return {
    station: {
      station_id: stationId,
      name,
      lat,
      lon,
      station_type: kind,
      timezone: zone.timeZone,
      timezone_by: zone.by,
      timezone_offset: zoneOffsetMinutes(zone.timeZone, now),
    },
    as_of: new Date(now).toISOString(),
    wvht_unit: voice.wave,
    current: presentCurrent(readings, voice, now),
    trains: (trains?.value ?? []).map((train) => presentTrain(train, voice)),
    ...(trains && { trains_time: new Date(trains.at).toISOString() }),
    data: rows.map(({ at, ...row }) => ({
      time: new Date(at).toISOString(),
      wvht_time: localTime(zone.timeZone, at, voice.words),
      ...measuredTexts(row, voice),
    })),
    nearby_buoys: listNearby(input, voice),
    ...(rows.length === 0 && {
      error: voice.words.stations.notReported(kind, stationId),
    }),
  };
}

function presentCurrent(
  { row, wavesAt, swellAt, windAt, airAt, waterAt }: FreshReadings,
  voice: Voice,
  now: number,
): Current {
  return {
    ...measuredTexts(row, voice),
    ...(wavesAt !== undefined && { wvht_age_min: ageMinutes(wavesAt, now) }),
    ...(swellAt !== undefined && { swell_age_min: ageMinutes(swellAt, now) }),
    ...(windAt !== undefined && { wnd_age_min: ageMinutes(windAt, now) }),
    ...(airAt !== undefined && { atmp_age_min: ageMinutes(airAt, now) }),
    ...(waterAt !== undefined && { wtmp_age_min: ageMinutes(waterAt, now) }),
  };
}

function presentTrain({ kind, heightM, periodS, fromDeg }: Train, voice: Voice): TrainRow {
  return {
    kind,
    height: heightText(heightM, voice),
    height_value: rounded(lengthIn(voice.wave, heightM), 2),
    period: periodText(periodS, voice),
    period_s: rounded(periodS, 1),
    dir: fromText(fromDeg, voice),
    dir_deg: Math.round(fromDeg) % 360,
  };
}

function listNearby({ station, stations, from, now }: BuoyInput, voice: Voice): BuoyReply['nearby_buoys'] {
  const named = from?.buoyIds ?? [];
  const rank = (id: string) => (named.includes(id) ? named.indexOf(id) : named.length);
  return stations
    .filter(({ stationId, kind, waves }) => {
      return stationId !== station.stationId && kind === 'buoy' && freshReading(waves, WAVES_FRESH_MS, now);
    })
    .map((other) => ({ other, km: distanceKm(from ?? station, other) }))
    .filter(({ km }) => km <= NEARBY_KM)
    .sort((a, b) => rank(a.other.stationId) - rank(b.other.stationId) || a.km - b.km)
    .slice(0, MOST_NEARBY)
    .map(({ other, km }) => {
      const { wvht, wvht_value, wvper, wvper_s } = measuredTexts(freshReadings(other, now).row, voice);
      const { stationId, name, lat, lon } = other;
      const waves = { wvht, wvht_value, wvper, wvper_s };
      return { station_id: stationId, name, lat, lon, distance_km: rounded(km, 1), ...waves };
    });
}

/** Returns text such as 'Fri 6:50am'. */
function localTime(timeZone: string, at: number, words: Words): string {
  const { weekday, clock } = wallText(at, timeZone, words);
  return `${weekday} ${clock}`;
}
