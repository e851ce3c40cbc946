import type { DayReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import { numberWords } from '../../../ui/number-words.ts';

type Odds = NonNullable<DayReply['odds']>;

/** The index of the first day with odds, where today is 0. The sets alone describe the days before it. */
export const FIRST_ODDS_DAY = 3;

/** The heights of a reply's odds, in the reader's unit, and the index of the height that the reader has chosen. */
export interface AskedHeight {
  readonly heights: readonly number[];
  readonly index: number;
  readonly unit: 'ft' | 'm';
}

/** Returns odds in words: '7 in 10', 'under 1 in 10', or 'not known'. */
export function oddsWords(tenths: number | undefined): string {
  if (tenths === undefined) return m.forecast_odds_unknown();
  if (tenths < 1) return m.forecast_odds_under();
  return tenths > 9 ? m.forecast_odds_over() : m.forecast_odds_in({ n: tenths });
}

/**
 * Returns the index of the height asked for at first: the greatest that half of the cases reach on some day with odds.
 */
export function likelyHeight(days: readonly Pick<DayReply, 'odds'>[]): number {
  const evenAt = days.slice(FIRST_ODDS_DAY).map(({ odds }) => odds?.tenths.findLastIndex((tenths) => tenths >= 5) ?? 0);
  return Math.max(0, ...evenAt);
}

/** Returns the place of the day with the highest forecast sets, from `from` up to before `to`; `from` if none is known. */
export function highestPlace(days: readonly Pick<DayReply, 'odds'>[], from: number, to: number): number {
  const heightAt = (place: number) => days[place]?.odds?.quantiles[2] ?? 0;
  const places = days.slice(from, to).map((_, index) => from + index);
  return places.reduce((top, place) => (heightAt(place) > heightAt(top) ? place : top), from);
}

/** Returns the range of the sets half of the time, '4–7', in whole feet or tenths of a metre. */
export function halfRangeWords({ quantiles }: Odds, unit: 'ft' | 'm'): string {
  const ends = [quantiles[1], quantiles[3]].map((height) => setsNumber(height ?? 0, unit));
  return [...new Set(ends)].map((end) => numberWords(end)).join('–');
}

/** Returns the forecast height of the sets: '5 ft'. */
export function setsWords({ quantiles }: Odds, unit: 'ft' | 'm'): string {
  return `${numberWords(setsNumber(quantiles[2] ?? 0, unit))} ${unit}`;
}

export function askedWords({ heights, index, unit }: AskedHeight): string {
  return `${numberWords(heights[index] ?? 0)} ${unit}`;
}

/** The parts of a day's sentence: the odds of the height, those with clean water, and the range of the sets. */
export interface DaySentence {
  readonly main: string;
  readonly clean: string | undefined;
  readonly half: string | undefined;
}

/** Returns the sentence of the day at `place`, counted from today; `name` is the day's name: 'Fri Dec 4'. */
export function daySentence(
  { odds }: Pick<DayReply, 'odds'>,
  place: number,
  name: string,
  asked: AskedHeight,
): DaySentence {
  if (!odds) return { main: m.forecast_odds_day_unknown({ day: name }), clean: undefined, half: undefined };
  const half = m.forecast_odds_half({ range: `${halfRangeWords(odds, asked.unit)} ${asked.unit}` });
  if (place < FIRST_ODDS_DAY)
    return {
      main: m.forecast_odds_day_sets({ day: name, height: setsWords(odds, asked.unit) }),
      clean: undefined,
      half,
    };
  const clean = odds.clean?.[asked.index];
  return {
    main: m.forecast_odds_day({ day: name, odds: oddsWords(odds.tenths[asked.index]), height: askedWords(asked) }),
    clean: clean === undefined ? undefined : m.forecast_odds_clean({ odds: oddsWords(clean) }),
    half,
  };
}

function setsNumber(height: number, unit: 'ft' | 'm'): number {
  return unit === 'ft' ? Math.round(height) : Math.round(height * 10) / 10;
}
