import { TIDE_CHART_MONTHS_A_SIDE, type TideChartReply } from '@groundswell/contracts';
import { clockMinutes, type LocalDay, lengthIn, listLocalDays, type TideStation } from '@groundswell/forecast';
import { dateFormat } from '../texts/date-format.ts';
import type { Voice } from '../words/voice.ts';
import { addMonths, daysOfMonth } from './months.ts';

type Month = TideChartReply['sides'][number][number];

/** A high or a low: UTC ms, and metres above the station's datum. */
interface Extreme {
  readonly at: number;
  readonly levelM: number;
  readonly high: boolean;
}

export interface TideChartOf {
  readonly beach: { readonly name: string; readonly slug: string; readonly timeZone: string };
  readonly station: Pick<TideStation, 'name' | 'datum'>;
  /** The first month on the front side, '2026-12'. */
  readonly from: string;
  /** Predicts the highs and lows between two instants, UTC ms. */
  readonly predict: (startAt: number, endAt: number) => readonly Extreme[];
  /** BCP 47. */
  readonly lang: string;
}

/** Presents a printed tide chart: each day's lows and highs in the beach's local time. */
export function presentTideChart({ beach, station, from, predict, lang }: TideChartOf, voice: Voice): TideChartReply {
  const side = (first: string) =>
    Array.from({ length: TIDE_CHART_MONTHS_A_SIDE }, (_, index) => addMonths(first, index)).map(
      (month): Month => presentMonth(month, { timeZone: beach.timeZone, predict, lang }, voice),
    );
  return {
    beach: { name: beach.name, slug: beach.slug },
    station: station.name,
    datum: station.datum,
    units: voice.tide,
    sides: [side(from), side(addMonths(from, TIDE_CHART_MONTHS_A_SIDE))],
  };
}

function presentMonth(
  month: string,
  { timeZone, predict, lang }: Pick<TideChartOf, 'predict' | 'lang'> & { readonly timeZone: string },
  voice: Voice,
): Month {
  // 20:00 UTC on the first falls on that date in the time zones of all beaches.
  const days = listLocalDays(timeZone, Date.parse(`${month}-01T20:00:00Z`), daysOfMonth(month));
  const [first, last] = [days[0], days.at(-1)];
  const extremes = first && last ? predict(first.startAt, last.endAt) : [];
  const name = dateFormat(lang, { year: 'numeric', month: 'long' });
  const height = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const tidesOf = (day: LocalDay, high: boolean) =>
    extremes
      .filter((one) => one.high === high && one.at >= day.startAt && one.at < day.endAt)
      .map(({ at, levelM }) => ({
        time: voice.words.clock(clockMinutes(timeZone, day, at)),
        height: height.format(lengthIn(voice.tide, levelM)).replace(/^-(?=0[.,]0$)/, ''),
      }));
  return {
    month,
    name: name.format(Date.parse(`${month}-01T00:00:00Z`)),
    days: days.map((day, index) => {
      const weekday = new Date(`${day.date}T00:00:00Z`).getUTCDay();
      return {
        day: index + 1,
        weekday: voice.words.weekdays[weekday] ?? '',
        isWeekend: weekday % 6 === 0,
        lows: tidesOf(day, false),
        highs: tidesOf(day, true),
      };
    }),
  };
}
