import { getTimes } from 'suncalc';
import type { LocalDay } from '../time/local-days.ts';

/** When light comes and goes on one day, UTC ms; absent where the sun does not cross that height that day. */
export interface SunPhases {
  /** Sun 6 degrees below the horizon, rising: civil dawn, light enough to read the waves. */
  readonly firstLight?: number;
  /** Upper rim at the horizon with usual refraction (sun's centre at -0.833 degrees). */
  readonly sunrise?: number;
  readonly sunset?: number;
  readonly lastLight?: number;
  /** Set where light neither comes nor goes. */
  readonly allDay?: 'light' | 'dark';
}

/** Sun phases of one local day at a place in degrees north and east; within a minute of NOAA's solar equations up to 60 degrees. */
export function computeSunPhases(day: LocalDay, lat: number, lon: number): SunPhases {
  const noon = (day.startAt + day.endAt) / 2;
  const times = getTimes(new Date(noon), lat, lon);
  const phases = {
    firstLight: times.dawn?.getTime(),
    sunrise: times.sunrise?.getTime(),
    sunset: times.sunset?.getTime(),
    lastLight: times.dusk?.getTime(),
  };
  return phases.firstLight === undefined ? { ...phases, allDay: times.alwaysDown ? 'dark' : 'light' } : phases;
}
