import { MINUTE_MS } from '@groundswell/durations';
import { getTimes } from 'suncalc';
import type { LocalDay } from '../time/local-days.ts';

/**
 * The start and end of light on one day, UTC ms, rounded to the minute like almanacs. An instant is absent where the
 * sun does not cross that altitude on that day.
 */
export interface SunPhases {
  /** Civil dawn: the sun is 6 degrees below the horizon and rising, and it is light enough to see the waves. */
  readonly firstLight?: number;
  /** Sunrise: the upper rim is at the horizon with standard refraction (sun's centre at -0.833 degrees). */
  readonly sunrise?: number;
  readonly sunset?: number;
  readonly lastLight?: number;
  /** Set on days when the light neither begins nor ends. */
  readonly allDay?: 'light' | 'dark';
}

/**
 * Computes the sun phases of one local day at a position in degrees north and east. They equal the US Naval
 * Observatory's tables, apart from an occasional difference of one minute.
 */
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
