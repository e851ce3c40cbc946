import { getTimes } from 'suncalc';
import type { LocalDay } from '../time/local-days.ts';

const MINUTE_MS = 60_000;

/**
 * When light comes and goes on one day, UTC ms, rounded to the minute like
 * almanacs; absent where the sun does not cross that height that day.
 */
export interface SunPhases {
  /** Sun 6 degrees below the horizon, rising: civil dawn, light enough to read the waves. */
  readonly firstLight?: number;
  /** Upper rim at the horizon with usual refraction (sun's centre at -0.833 degrees). */
  readonly sunrise?: number;
  readonly sunset?: number;
  readonly lastLight?: number;
  /** Set where the sun's light neither comes nor goes that day. */
  readonly allDay?: 'light' | 'dark';
}

/** Sun phases of one local day at a place in degrees north and east; equal to the US Naval Observatory's tables but for a minute here and there. */
export function computeSunPhases(day: LocalDay, lat: number, lon: number): SunPhases {
  const noon = (day.startAt + day.endAt) / 2;
  const times = getTimes(new Date(noon), lat, lon);
  const phases = {
    firstLight: toMinute(times.dawn),
    sunrise: toMinute(times.sunrise),
    sunset: toMinute(times.sunset),
    lastLight: toMinute(times.dusk),
  };
  return phases.firstLight === undefined ? { ...phases, allDay: times.alwaysDown ? 'dark' : 'light' } : phases;
}

function toMinute(time: Date | null | undefined): number | undefined {
  return time ? Math.round(time.getTime() / MINUTE_MS) * MINUTE_MS : undefined;
}
