import type { BeachForecast } from '../beach-forecast.ts';
import { findBestHours, isWorthTheTrip } from '../day/best-hours.ts';
import { beachTraits, rateHour } from '../day/rated-hour.ts';
import { representHours } from '../day/represent-hours.ts';
import { expandHours } from '../forecast-hours.ts';
import type { AlertWindow } from './find-windows.ts';

/**
 * Returns at most one span of hours for each day that is worth a trip, for calendars and weekly emails. Each span holds
 * the best hours of its day as the beach page shows them at dawn. The search covers `days` days from today. A span of
 * today stays listed until it ends.
 */
export function listWorthyWindows(forecast: BeachForecast, days: number, now: number): AlertWindow[] {
  const traits = beachTraits(forecast);
  const today = forecast.days.findIndex(({ endAt }) => endAt > now);
  if (today < 0) return [];
  const hours = expandHours(forecast, today + days).map((hour) => rateHour(hour, traits));
  return forecast.days.slice(today, today + days).flatMap((day) => {
    const best = findBestHours(hours, day, day.startAt);
    if (!best || best.endAt <= now || !isWorthTheTrip(best)) return [];
    const { fromAt, endAt, faceMinM, faceMaxM, condition, score } = best;
    const { faceHeightM = faceMaxM } = representHours(best.window.map(({ hour }) => hour));
    if (!condition) return [];
    const faces = { faceCm: toCm(faceHeightM), faceMinCm: toCm(faceMinM), faceMaxCm: toCm(faceMaxM) };
    return [{ date: day.date, fromAt, endAt, ...faces, condition, score }];
  });
}

const toCm = (metres: number) => Math.round(metres * 100);
