import { HOUR_MS } from '@groundswell/durations';
import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { type BestHours, findBestDaylight, isLight, isWorthNaming } from '../day/best-hours.ts';
import { splitHalves } from '../day/halves.ts';
import { beachTraits, type RatedHour, rateHour } from '../day/rated-hour.ts';
import { representHours } from '../day/represent-hours.ts';
import { expandHours } from '../forecast-hours.ts';
import { clockMinutes } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import type { BeachSummary, LightHours, SummaryPart, SummaryWindow } from './beach-summary.ts';

/**
 * The number of days that a stored summary may stay in use. For these days it stores the best remaining hours at each
 * hour of the day. For later days it stores only the best hours of the whole day.
 */
const ROLLING_DAYS = 2;

/** Summarizes the days of a forecast, rated and scored as the beach page shows them. */
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
      const { am, pm } = splitHalves(
        ofDay,
        clock,
        ofDay.map(({ hour }) => isLight(day, hour.at)),
      );
      const windows = listWindows(ofDay, day, index < ROLLING_DAYS);
      const light = index < ROLLING_DAYS ? listLight(ofDay, day) : undefined;
      return { date, startAt, endAt, am: summarizeHours(am), pm: summarizeHours(pm), windows, ...(light && { light }) };
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

const CONDITION_LETTERS: Readonly<Record<Condition, string>> = { clean: 'c', fair: 'f', choppy: 'x' };

function listLight(hours: readonly RatedHour[], day: ForecastDay): LightHours | undefined {
  // The filter also keeps the hours that contain first or last light.
  const light = hours.filter(({ hour: { at } }) => isLight(day, at) || isLight(day, at + HOUR_MS));
  const [first] = light;
  return (
    first && {
      fromAt: first.hour.at,
      faceCm: light.map(({ hour: { faceHeightM } }) =>
        faceHeightM === undefined ? null : Math.round(faceHeightM * 100),
      ),
      conditions: light
        .map(({ hour: { rating } }) => (rating.condition ? CONDITION_LETTERS[rating.condition] : '-'))
        .join(''),
      ...(day.firstLight !== undefined && { firstLight: day.firstLight }),
      ...(day.lastLight !== undefined && { lastLight: day.lastLight }),
    }
  );
}

/**
 * Lists the best daylight hours of a day. With `passes` it also lists the best hours still left at each hour of the
 * day. Among consecutive entries that score too low to be shown, only the last is listed.
 */
function listWindows(hours: readonly RatedHour[], day: ForecastDay, passes: boolean): SummaryWindow[] {
  const windows: LeftWindow[] = [];
  const starts = hours.map(({ hour: { at } }) => at);
  for (const at of passes ? starts : starts.slice(0, 1)) {
    const best = findBestDaylight(hours, day, at);
    if (!best) continue;
    const before = windows.at(-1);
    const isSame = before?.best.fromAt === best.fromAt && before.best.endAt === best.endAt;
    if (isSame || (before && !isWorthNaming(before.best) && !isWorthNaming(best))) windows.pop();
    windows.push({ best, untilAt: at + HOUR_MS });
  }
  const last = windows.at(-1);
  if (last && !isWorthNaming(last.best)) windows.pop();
  return windows.map(({ best, untilAt }) => {
    const { fromAt, endAt, faceMinM, faceMaxM, condition, score } = best;
    return {
      fromAt,
      endAt,
      faceMm: Math.round(faceMinM * 1000),
      ...(faceMaxM > faceMinM && { faceMaxMm: Math.round(faceMaxM * 1000) }),
      ...(condition && { condition }),
      ...(passes && untilAt !== fromAt + HOUR_MS && { untilAt }),
      score,
    };
  });
}

/** The best hours still left on a day, and the instant until which they are the best, UTC ms. */
interface LeftWindow {
  readonly best: BestHours;
  readonly untilAt: number;
}
