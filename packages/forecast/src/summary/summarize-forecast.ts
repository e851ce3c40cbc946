import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { type BestHours, bestOfLight, isLight, isWorthNaming } from '../day/best-hours.ts';
import { splitHalves } from '../day/halves.ts';
import { beachTraits, type RatedHour, rateHour } from '../day/rated-hour.ts';
import { representHours } from '../day/represent-hours.ts';
import { expandHours } from '../forecast-hours.ts';
import { clockMinutes, HOUR_MS } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import type { BeachSummary, LightHours, SummaryPart, SummaryWindow } from './beach-summary.ts';

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
      const windows = listWindows(ofDay, day, index < PASSING_DAYS);
      const light = index < PASSING_DAYS ? listLight(ofDay, day) : undefined;
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
  // Also the hours that it dawns and gets dark in.
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
 * One that is not worth naming stands for the time until its first hour is over, before one that is: what is left then
 * may be better than the mean of more hours.
 */
function listWindows(hours: readonly RatedHour[], day: ForecastDay, passes: boolean): SummaryWindow[] {
  const windows: BestHours[] = [];
  let best = bestOfLight(hours, day, day.startAt);
  while (best) {
    const before = windows.at(-1);
    if (before && !isWorthNaming(before) && !isWorthNaming(best)) windows.pop();
    windows.push(best);
    best = passes ? bestOfLight(hours, day, best.fromAt + HOUR_MS) : undefined;
  }
  const last = windows.at(-1);
  if (last && !isWorthNaming(last)) windows.pop();
  return windows.map(({ fromAt, endAt, faceMinM, faceMaxM, condition, score }) => ({
    fromAt,
    endAt,
    faceMm: Math.round(faceMinM * 1000),
    ...(faceMaxM > faceMinM && { faceMaxMm: Math.round(faceMaxM * 1000) }),
    ...(condition && { condition }),
    score,
  }));
}
