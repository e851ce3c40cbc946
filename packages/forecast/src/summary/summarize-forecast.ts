import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { type BestHours, findBestHours } from '../day/best-hours.ts';
import { splitHalves } from '../day/halves.ts';
import { beachTraits, type RatedHour, rateHour } from '../day/rated-hour.ts';
import { representHours } from '../day/represent-hours.ts';
import { expandHours } from '../forecast-hours.ts';
import { clockMinutes } from '../time/local-days.ts';
import type { BeachSummary, SummaryPart, SummaryWindow } from './beach-summary.ts';

/** Days that the newest run or the next one is shown for as they pass; later days keep their best hours alone. */
const PASSING_DAYS = 2;

/** A forecast's days summed up, rated and scored as its page shows them. */
export function summarizeForecast(forecast: BeachForecast): BeachSummary {
  const traits = beachTraits(forecast);
  const hours = expandHours(forecast).map((hour) => rateHour(hour, traits));
  return {
    v: 1,
    updatedAt: forecast.updatedAt,
    days: forecast.days.map((day, index) => {
      const { date, startAt, endAt } = day;
      const ofDay = hours.filter(({ hour }) => hour.day === index);
      const clock = ofDay.map(({ hour }) => clockMinutes(forecast.beach.timeZone, day, hour.at));
      const { am, pm } = splitHalves(ofDay, clock);
      const windows = listWindows(ofDay, day, index < PASSING_DAYS ? Number.POSITIVE_INFINITY : 1);
      return { date, startAt, endAt, am: summarizeHours(am), pm: summarizeHours(pm), windows };
    }),
  };
}

function summarizeHours(hours: readonly RatedHour[]): SummaryPart {
  const { faceHeightM, condition } = representHours(hours.map(({ hour }) => hour));
  const scores = hours.flatMap(({ score }) => score.score ?? []);
  return {
    ...(faceHeightM !== undefined && { faceMm: Math.round(faceHeightM * 1000) }),
    ...(condition && { condition }),
    ...(scores.length > 0 && { score: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) }),
  };
}

function listWindows(hours: readonly RatedHour[], day: ForecastDay, most: number): SummaryWindow[] {
  const windows: BestHours[] = [];
  for (let from = day.startAt; windows.length < most; ) {
    const best = findBestHours(hours, day, from);
    if (!best) break;
    windows.push(best);
    from = best.endAt;
  }
  return windows.map(({ fromAt, endAt, faceMinM, faceMaxM, condition, score }) => ({
    fromAt,
    endAt,
    faceMm: Math.round(faceMinM * 1000),
    ...(faceMaxM > faceMinM && { faceMaxMm: Math.round(faceMaxM * 1000) }),
    ...(condition && { condition }),
    score,
  }));
}
