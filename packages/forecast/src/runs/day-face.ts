import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { clockMinutes } from '../time/local-days.ts';

/** The hours of a day at which runs are compared, 6 to 18 o'clock. */
const FROM_MINUTES = 6 * 60;
const TO_MINUTES = 18 * 60;
/** The smallest number of known hours from which a day's face is computed. */
const LEAST_HOURS = 7;

/** Returns the instants of a day at which runs are compared, UTC ms. */
export function comparedHours(timeZone: string, day: ForecastDay): number[] {
  const hours = Array.from(
    { length: Math.round((day.endAt - day.startAt) / HOUR_MS) },
    (_, h) => day.startAt + h * HOUR_MS,
  );
  return hours.filter((at) => {
    const minutes = clockMinutes(timeZone, day, at);
    return minutes >= FROM_MINUTES && minutes <= TO_MINUTES;
  });
}

/**
 * Returns the face whose energy is the mean over a day's compared hours, metres; undefined where too few hours are
 * known.
 */
export function dayFaceM(facesM: readonly (number | undefined)[]): number | undefined {
  const known = facesM.filter((face) => face !== undefined);
  if (known.length < LEAST_HOURS) return undefined;
  return Math.sqrt(known.reduce((sum, face) => sum + face ** 2, 0) / known.length);
}

/**
 * Returns the face of a forecast's own run at an instant, metres. Hours carried over from another run, before this
 * run's start or after its end, are undefined, so that no run is compared with itself.
 */
export function ownFaceM({ waves, sources, startAt }: BeachForecast, at: number): number | undefined {
  const runAt = sources.waves?.runAt;
  const olderFromAt = sources.older?.fromAt ?? Number.POSITIVE_INFINITY;
  if (runAt === undefined || at < runAt || at >= olderFromAt) return undefined;
  return metresOf(waves?.faceCm[Math.round((at - startAt) / HOUR_MS)]);
}

/** Returns the day's face as a forecast shows it, carried-over hours included, metres. */
export function shownDayFaceM({ waves, beach, startAt }: BeachForecast, day: ForecastDay): number | undefined {
  return dayFaceM(
    comparedHours(beach.timeZone, day).map((at) => metresOf(waves?.faceCm[Math.round((at - startAt) / HOUR_MS)])),
  );
}

export function metresOf(cm: number | null | undefined): number | undefined {
  return cm === null || cm === undefined ? undefined : cm / 100;
}
