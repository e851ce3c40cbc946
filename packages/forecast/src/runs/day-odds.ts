import type { BeachForecast } from '../beach-forecast.ts';
import { isLight } from '../day/best-hours.ts';
import type { ForecastHour } from '../forecast-hours.ts';
import type { Condition } from '../wind/condition.ts';
import type { MeasuredChange } from './confidence.ts';
import { chanceOfFace, type UncertainFace, uncertainFace } from './uncertain-face.ts';

export interface DayOdds {
  /** The hour that the odds hold for, UTC ms. */
  readonly at: number;
  readonly face: UncertainFace;
  /** The share of the rated daylight hours with each condition; undefined if no such hour is rated. */
  readonly conditions: Readonly<Record<Condition, number>> | undefined;
}

/**
 * Returns the odds of a day: the distribution of the sets at the hour of light with the highest forecast face, the
 * first of equals. A surfer can choose the hour, so the day's odds are those of its best one. The errors of a day's
 * hours are nearly the same error, so the highest of several hours is not counted as further chances. Returns undefined
 * where no daylight hour has a known face, and on a day without light.
 *
 * `hours` are the day's hours, and `dayIndex` its index in the forecast's days.
 */
export function dayOdds(
  forecast: BeachForecast,
  dayIndex: number,
  hours: readonly ForecastHour[],
  measured?: MeasuredChange,
): DayOdds | undefined {
  const day = forecast.days[dayIndex];
  const lit = day ? hours.filter(({ at }) => isLight(day, at)) : [];
  const highest = lit.reduce<ForecastHour | undefined>(
    (top, hour) => ((hour.faceHeightM ?? -1) > (top?.faceHeightM ?? -1) ? hour : top),
    undefined,
  );
  const face = highest && uncertainFace(forecast, highest, measured);
  return face && { at: highest.at, face, conditions: conditionShares(lit) };
}

/** Returns the probability that a day's sets are at least a height in metres, which is greater than 0. */
export function chanceOfDay({ face }: DayOdds, atLeastM: number): number {
  return chanceOfFace(face, atLeastM);
}

/**
 * Returns the probability of a height together with a condition; undefined where no daylight hour is rated. The wind
 * forecast states no error, so the condition counts by its share of the daylight hours, independent of the height.
 */
export function chanceWithCondition(odds: DayOdds, atLeastM: number, condition: Condition): number | undefined {
  return odds.conditions && chanceOfDay(odds, atLeastM) * odds.conditions[condition];
}

function conditionShares(hours: readonly ForecastHour[]): DayOdds['conditions'] {
  const rated = hours.flatMap(({ rating }) => rating.condition ?? []);
  if (rated.length === 0) return undefined;
  const share = (condition: Condition) => rated.filter((one) => one === condition).length / rated.length;
  return { clean: share('clean'), fair: share('fair'), choppy: share('choppy') };
}
