import { HOUR_MS } from '@groundswell/durations';
import { stationTrains } from '../ndbc/station-weather.ts';
import { stations } from '../ndbc/stations.ts';
import type { Ocean } from '../ocean.ts';
import { distanceKm } from '../sphere.ts';

/**
 * The sample ocean's substitute for the weather service: a zone around each wave buoy, and advisories where its sea is
 * high.
 */
export interface WeatherService {
  /** Returns the response of `/points/{lat},{lon}`. */
  point(latDeg: number, lonDeg: number): string;
  /** Returns the response of `/alerts/active` for all zones; it changes every six hours. */
  alerts(nowMs: number): string;
}

/** The advisory events by the lowest significant height at a buoy that triggers them, highest first. */
const EVENTS = [
  { event: 'High Surf Warning', fromHeightM: 4.5, instruction: 'Stay out of the water, and well back on the beach.' },
  {
    event: 'High Surf Advisory',
    fromHeightM: 2.8,
    instruction: 'Inexperienced swimmers should remain out of the water due to dangerous surf conditions.',
  },
] as const;
const OFFICE = 'the sample ocean';
const STEP_MS = 6 * HOUR_MS;
const STEPS = 6;

const waveStations = stations.filter(({ waves }) => waves);
/** Returns the zone code of a station. 'SA' is not the code of any state or waters. */
const zoneOf = (index: number) => `SAZ${String(index + 1).padStart(3, '0')}`;

export function createWeatherService(ocean: Ocean): WeatherService {
  let written: { readonly beginMs: number; readonly text: string } | undefined;
  return {
    point(latDeg, lonDeg) {
      const distances = waveStations.map((station) => distanceKm({ latDeg, lonDeg }, station));
      const nearest = distances.indexOf(Math.min(...distances));
      const forecastZone = `https://api.weather.gov/zones/forecast/${zoneOf(nearest)}`;
      return JSON.stringify({ type: 'Feature', properties: { forecastZone, county: null } });
    },
    alerts(nowMs) {
      const beginMs = Math.floor(nowMs / STEP_MS) * STEP_MS;
      if (written?.beginMs !== beginMs) written = { beginMs, text: writeAlerts(ocean, beginMs) };
      return written.text;
    },
  };
}

function writeAlerts(ocean: Ocean, beginMs: number): string {
  const times = Array.from({ length: STEPS }, (_, step) => beginMs + step * STEP_MS);
  const seas = times.map((timeMs) => stationTrains(ocean, undefined, timeMs));
  const zonesOf = new Map<string, string[]>();
  for (const [index, { id }] of waveStations.entries()) {
    const heightsM = seas.map((sea) => Math.hypot(...(sea.get(id) ?? []).map(({ heightM }) => heightM)));
    const kind = EVENTS.findIndex(({ fromHeightM }) => Math.max(...heightsM) >= fromHeightM);
    const leastM = EVENTS[kind]?.fromHeightM;
    if (leastM === undefined) continue;
    const first = heightsM.findIndex((heightM) => heightM >= leastM);
    const last = heightsM.findLastIndex((heightM) => heightM >= leastM);
    const key = [kind, first, last + 1].join();
    zonesOf.set(key, [...(zonesOf.get(key) ?? []), zoneOf(index)]);
  }
  const features = [...zonesOf].map(([key, zones]) => {
    const [kind = 0, first = 0, end = 0] = key.split(',').map(Number);
    return writeAlert(kind, zones, beginMs, { fromMs: beginMs + first * STEP_MS, untilMs: beginMs + end * STEP_MS });
  });
  return JSON.stringify({ type: 'FeatureCollection', features });
}

interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

function writeAlert(kind: number, zones: readonly string[], sentMs: number, { fromMs, untilMs }: Span): object {
  const { event, instruction } = EVENTS[kind] ?? EVENTS[0];
  const [sent, onset, ends] = [sentMs, fromMs, untilMs].map((ms) => new Date(ms).toISOString());
  return {
    type: 'Feature',
    geometry: null,
    properties: {
      id: `urn:sample:${kind}.${sent}.${onset}.${ends}`,
      geocode: { UGC: zones },
      references: [],
      sent,
      effective: sent,
      onset,
      expires: ends,
      ends,
      status: 'Actual',
      messageType: 'Alert',
      event,
      senderName: OFFICE,
      headline: `${event} issued by ${OFFICE}`,
      instruction,
    },
  };
}
