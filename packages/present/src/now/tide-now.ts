import type { CurrentWeatherReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type BeachForecast,
  clockMinutes,
  roundTide,
  TIDE_STEP_MS,
  tideLevelAt,
  type Units,
} from '@groundswell/forecast';
import { dateText, instantText } from '../texts/clock-text.ts';
import { tideLevelText, tideNumber, tideText, timelineLevel } from '../texts/quantities.ts';
import type { Voice } from '../words/voice.ts';

type TideNow = Pick<CurrentWeatherReply, 'has_tides' | 'tideUnits'> & Partial<CurrentWeatherReply>;

/** Presents the tide's current level and trend and the next low and high; without data only `has_tides`. */
export function presentTideNow(forecast: BeachForecast | undefined, voice: Voice, now: number): TideNow {
  const tide = forecast?.tide;
  const { tide: tideUnits } = voice;
  if (!tide) return { has_tides: false, tideUnits };
  const words = voice.words.tide;
  const fields: TideNow = { has_tides: true, tideUnits };
  const coming = tide.extremes.filter(({ at }) => at > now);
  const level = tideLevelNow(forecast, voice, now);
  const [next] = coming;
  if (level !== undefined && next) {
    fields.tide_now = `${tideLevelText(level, voice)} ${next.high ? words.rising : words.falling}`;
    fields.tide_now_value = level;
    fields.tide_rising = next.high;
  }
  const low = eventTexts(
    forecast,
    coming.find(({ high }) => !high),
    voice,
    now,
  );
  const high = eventTexts(
    forecast,
    coming.find((event) => event.high),
    voice,
    now,
  );
  return {
    ...fields,
    ...(low && { low_tide: low.text, low_tide_value: low.level, low_tide_at: low.at }),
    ...(high && { high_tide: high.text, high_tide_value: high.level, high_tide_at: high.at }),
  };
}

/**
 * Returns the level at the last full five minutes in the reader's unit. It interpolates the timeline's levels, so that
 * the timeline's cursor shows the same value. Undefined without a station, and outside the forecast.
 */
export function tideLevelNow({ startAt, days, tide }: BeachForecast, units: Units, now: number): number | undefined {
  if (!tide) return undefined;
  const at = Math.floor(now / TIDE_STEP_MS) * TIDE_STEP_MS;
  const hours = (at - startAt) / HOUR_MS;
  const today = days.find((day) => at >= day.startAt && at < day.endAt);
  const first = Math.max(today ? (today.startAt - startAt) / HOUR_MS : 0, Math.floor(hours) - 1);
  const levels = tide.levelMm.slice(first, first + 4).map((mm) => timelineLevel(mm / 1000, units));
  const level = tideLevelAt(levels, hours - first);
  return level === undefined ? undefined : roundTide(level, units.tide);
}

/**
 * Returns text such as '5.6 ft at 11:42am'. An event on another day and more than 12 hours away also gets its weekday:
 * '5.6 ft at 11:42am Sat'.
 */
function eventTexts(
  { days, beach }: BeachForecast,
  event: { readonly at: number; readonly levelMm: number } | undefined,
  voice: Voice,
  now: number,
): { readonly text: string; readonly level: number; readonly at: string } | undefined {
  const day = event && days.find(({ startAt, endAt }) => event.at >= startAt && event.at < endAt);
  if (!day) return undefined;
  const { words } = voice;
  const levelM = event.levelMm / 1000;
  const isFar = event.at - now > 12 * HOUR_MS && now < day.startAt;
  const text = words.tide.at(
    tideText(levelM, voice),
    words.clock(clockMinutes(beach.timeZone, day, event.at)),
    isFar ? dateText(day.date, words).weekday : undefined,
  );
  return { text, level: tideNumber(levelM, voice), at: instantText(event.at) };
}
