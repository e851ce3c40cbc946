import type { ComparisonReply, ForecastReply } from '@groundswell/contracts';
import {
  type BestHours,
  beachTraits,
  expandHours,
  type ForecastDay,
  findBestHours,
  isLight,
  rateHour,
  zoneOffsetMinutes,
} from '@groundswell/forecast';
import { higherSurfAdvisoryOn } from '../advisories/present-advisories.ts';
import { todayIndex } from '../beach/today.ts';
import { joinMeasured, type WeatherInput } from '../now/present-weather.ts';
import { fullDateText } from '../texts/clock-text.ts';
import { listGains, phrase } from '../texts/window-reason.ts';
import { windowTexts } from '../texts/window-texts.ts';
import { type Voice, voiceOf } from '../words/voice.ts';
import type { ComparedBest } from '../words/words.ts';

type Verdict = ComparisonReply['days'][number];

/** The difference in points below which two scores count as equal. Our own estimate. */
const EQUAL_WITHIN = 5;

/** A day at a beach with its best remaining hours. */
interface DayAt {
  readonly day: ForecastDay;
  readonly best: BestHours | undefined;
  /** Whether any daylight hour of the day is still ahead. */
  readonly hasLight: boolean;
  /** Whether the surf is known for at least one daylight hour. */
  readonly isKnown: boolean;
}

/**
 * Compares two beaches on each day that both forecasts cover, by the mean score of the best remaining hours. The
 * reasons are the factors of the score in which the better beach leads. A day is left out if no daylight remains at
 * either beach, or if the surf of one is unknown. If an advisory announces higher surf than a beach's forecast shows,
 * the day reports that warning instead of a comparison.
 */
export function compareDays(
  first: WeatherInput,
  second: WeatherInput,
  days: number,
  pages: readonly Pick<ForecastReply, 'name' | 'days' | 'advisories'>[] = [],
): Verdict[] {
  const { words } = voiceOf(first);
  const here = listDays(first, days);
  const there = new Map(listDays(second, days).map((one) => [one.day.date, one]));
  return here.flatMap((one, fromToday) => {
    const other = there.get(one.day.date);
    if (!other?.isKnown || !one.isKnown || !(one.hasLight || other.hasLight)) return [];
    const { compare, list } = words;
    const { date } = one.day;
    const day = fromToday === 0 ? compare.today : compare.on(fullDateText(date, words));
    const warnings = pages.flatMap((page) => warningOn(page, date) ?? []);
    const [gravest] = warnings;
    return {
      dateNum: date,
      ...(gravest
        ? { better: null, text: compare.warned(day, list(warnings.map(({ at }) => at)), gravest.name) }
        : judge({ first, second, one, other, day })),
    };
  });
}

function listDays(stored: WeatherInput, most: number): DayAt[] {
  const { input } = joinMeasured(stored);
  const { forecast, now } = input;
  if (!forecast) return [];
  const today = todayIndex(forecast, now);
  const traits = beachTraits(forecast);
  const hours = expandHours(forecast, Math.min(forecast.days.length, today + most)).filter(({ day }) => day >= today);
  return forecast.days.slice(today, today + most).map((day, index) => {
    const rated = hours.filter((hour) => hour.day === today + index).map((hour) => rateHour(hour, traits));
    const light = rated.filter(({ hour: { at } }) => isLight(day, at));
    return {
      day,
      best: findBestHours(rated, day, now),
      hasLight: light.some(({ hour: { at } }) => at >= now),
      isKnown: light.some(({ hour: { faceHeightM } }) => faceHeightM !== undefined),
    };
  });
}

function warningOn(page: Pick<ForecastReply, 'name' | 'days' | 'advisories'>, date: string) {
  const day = page.days.find(({ dateNum }) => dateNum === date);
  const advisory = day && higherSurfAdvisoryOn(page, day);
  return advisory && { at: page.name, name: advisory.name };
}

interface Judged {
  readonly first: WeatherInput;
  readonly second: WeatherInput;
  readonly one: DayAt;
  readonly other: DayAt;
  /** 'Today'. */
  readonly day: string;
}

function judge({ first, second, one, other, day }: Judged): Omit<Verdict, 'dateNum'> {
  const voice = voiceOf(first);
  const { words } = voice;
  const { compare } = words;
  const [better, worse, at] =
    (other.best?.score ?? 0) > (one.best?.score ?? 0) ? [other, one, second] : [one, other, first];
  if (!better.best) return { better: null, text: compare.neither(day) };
  const { slug } = at.beach;
  const beside = at === first ? second : first;
  const bestOfBetter = describe(better.best, better.day, at, beside, voice);
  if (!worse.best) return { better: slug, text: compare.only(day, bestOfBetter) };
  if (better.best.score - worse.best.score < EQUAL_WITHIN) {
    const [score, otherScore] = [one.best?.score ?? 0, other.best?.score ?? 0];
    return { better: null, text: compare.alike(day, first.beach.name, score, second.beach.name, otherScore) };
  }
  const { window } = better.best;
  const gains = listGains(window, worse.best.window, voice).map(({ part }) => phrase(part, window, voice));
  return { better: slug, text: compare.better(day, bestOfBetter, worse.best.score, words.window.both(gains)) };
}

function describe(
  best: BestHours,
  day: ForecastDay,
  { beach }: WeatherInput,
  beside: WeatherInput,
  voice: Voice,
): ComparedBest {
  const { from, to, surf, cond, score } = windowTexts(best, day, beach.timeZone, voice);
  const { conditions, list, compare } = voice.words;
  const [offset, besideOffset] = [beach, beside.beach].map(({ timeZone }) => zoneOffsetMinutes(timeZone, best.endAt));
  return {
    name: beach.name,
    surf: cond ? list([surf, conditions[cond]]) : surf,
    from,
    to: offset === besideOffset ? to : compare.localTime(to),
    score,
  };
}
