import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { beachTraits, type RatedHour, rateHour } from '../day/rated-hour.ts';
import { expandHours } from '../forecast-hours.ts';
import { HOUR_MS } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';

/** An hour of daylight with known surf and wind. Alerts look at no other hours. */
export interface AlertHour {
  /** When it begins, UTC ms. */
  readonly at: number;
  readonly faceCm: number;
  readonly condition: Condition;
  /** 0 to 100. */
  readonly score: number;
}

/** A local day of a beach as alerts see it. */
export interface AlertDay {
  /** '2026-11-20'. */
  readonly date: string;
  readonly hours: readonly AlertHour[];
}

/** Alerts look at today and ten more days. */
export const ALERT_DAYS = 11;

/** The first days of a forecast, rated and scored as its page shows them. */
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
 * Whether the hour that begins at `at` lies between sunrise and
 * sunset, by more than half when one of them falls within it.
 */
export function isSunlit({ sunrise, sunset, allDay }: ForecastDay, at: number): boolean {
  if (sunrise === undefined || sunset === undefined) return allDay === 'light';
  return at + HOUR_MS / 2 >= sunrise && at + HOUR_MS / 2 <= sunset;
}

function toAlertHour({ hour: { at, faceHeightM, rating }, score: { score } }: RatedHour): AlertHour | [] {
  if (faceHeightM === undefined || rating.condition === undefined || score === undefined) return [];
  return { at, faceCm: Math.round(faceHeightM * 100), condition: rating.condition, score };
}
