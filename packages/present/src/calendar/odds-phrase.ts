import { type BeachForecast, chanceOfDay, dayOdds, expandHours, tenthsOf } from '@groundswell/forecast';
import { faceOf, oddsHeights } from '../beach/present-odds.ts';
import type { Voice } from '../words/voice.ts';

/** The index of a forecast's first day with odds. The surf alone describes the days before it. */
const FIRST_DAY = 3;

/**
 * Returns the odds of a day in one phrase: '6 in 10 for sets of 4 ft or more'. The height is the greatest that at least
 * half of the cases reach. Returns undefined before the fourth day, and where odds are unknown.
 */
export function oddsPhrase(forecast: BeachForecast, date: string, voice: Voice): string | undefined {
  const index = forecast.days.findIndex((day) => day.date === date);
  if (index < FIRST_DAY) return undefined;
  const hours = expandHours(forecast, index + 1).filter(({ day }) => day === index);
  const odds = dayOdds(forecast, index, hours);
  if (!odds) return undefined;
  const stated = oddsHeights(voice).map((height) => ({
    height,
    tenths: tenthsOf(chanceOfDay(odds, faceOf(voice, height))),
  }));
  const even = stated.findLast(({ tenths }) => tenths >= 5) ?? stated[0];
  return even && voice.words.runs.odds(even.tenths, `${even.height} ${voice.wave}`);
}
