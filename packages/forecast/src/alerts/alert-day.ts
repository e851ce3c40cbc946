import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { beachTraits, type RatedHour, rateHour } from '../day/rated-hour.ts';
import { expandHours } from '../forecast-hours.ts';
import type { Condition } from '../wind/condition.ts';

/** An hour of daylight with known surf and wind. Alerts consider no other hours. */
export interface AlertHour {
  /** When the hour begins, UTC ms. */
  readonly at: number;
  readonly faceCm: number;
  readonly condition: Condition;
  /** 0 to 100. */
  readonly score: number;
}

/** A local day of a beach as alerts evaluate it. */
export interface AlertDay {
  /** The local date at the beach, for example '2026-11-20'. */
  readonly date: string;
  readonly hours: readonly AlertHour[];
}

/** Alerts cover today and ten more days. */
export const ALERT_DAYS = 11;

/** Returns the first days of a forecast, rated and scored as the beach page shows them. */
export function listAlertDays(forecast: BeachForecast, count = ALERT_DAYS): AlertDay[] {
  const traits = beachTraits(forecast);
  const hours = expandHours(forecast, count).map((hour) => rateHour(hour, traits));
  return forecast.days.slice(0, count).map((day, index) => ({
    date: day.date,
    hours: hours
      .filter(({ hour }) => hour.day === index && isSunlit(day, hour.at))
      .flatMap((hour) => toAlertHour(hour)),
  }));
}

/**
 * Returns whether the hour that begins at `at` lies between sunrise and sunset. An hour that contains sunrise or sunset
 * counts when more than half of it is sunlit.
 */
export function isSunlit({ sunrise, sunset, allDay }: ForecastDay, at: number): boolean {
  if (sunrise === undefined || sunset === undefined) return allDay === 'light';
  return at + HOUR_MS / 2 >= sunrise && at + HOUR_MS / 2 <= sunset;
}

function toAlertHour({ hour: { at, faceHeightM, rating }, score: { score } }: RatedHour): AlertHour | [] {
  if (faceHeightM === undefined || rating.condition === undefined || score === undefined) return [];
  return { at, faceCm: Math.round(faceHeightM * 100), condition: rating.condition, score };
}
