import type { DayReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type BeachForecast,
  clockMinutes,
  dayOdds,
  describeSky,
  type ForecastDay,
  halfAt,
  isLight,
  type MeasuredChange,
} from '@groundswell/forecast';
import { dateText, fullDateText, instantText } from '../texts/clock-text.ts';
import { temperatureNumber, temperatureText } from '../texts/quantities.ts';
import type { Voice } from '../words/voice.ts';
import { bestWindow } from './best-window.ts';
import { type ComparedDay, presentChange } from './day-change.ts';
import { presentConfidence } from './day-confidence.ts';
import { type FaceOfNow, presentHalves, representHalves } from './day-halves.ts';
import { highest } from './highest.ts';
import { presentOdds } from './present-odds.ts';
import { presentTides } from './tide-days.ts';
import type { ViewedHour } from './viewed-hour.ts';

export interface DayOf extends ComparedDay {
  /** The forecast with measurements blended in, as displayed. */
  readonly shown: BeachForecast;
  /** The day's hours; `firstIndex` is the timeline's index of the first. */
  readonly hours: readonly ViewedHour[];
  readonly firstIndex: number;
  /**
   * The buoy's deviation from the model today, as a share of the model's wave height. For example 0.2 is 20 % higher,
   * and negative values are lower.
   */
  readonly measured: MeasuredChange;
}

/**
 * Presents one local day. The morning covers the hours of light from 6 to 11, the afternoon those from 12 to 18
 * o'clock.
 */
export function presentDay(of: DayOf): DayReply {
  const { forecast, shown, day, index, hours, firstIndex, voice, now } = of;
  const { words } = voice;
  const { timeZone } = forecast.beach;
  const clock = hours.map(({ hour }) => clockMinutes(timeZone, day, hour.at));
  const { weekday, dayMonth } = dateText(day.date, words);
  const time = (at: number | undefined) => (at === undefined ? null : words.clock(clockMinutes(timeZone, day, at)));
  const instant = (at: number | undefined) => (at === undefined ? null : instantText(at));
  const represented = representHalves(
    hours.map(({ hour }) => hour),
    clock,
    hours.map(({ hour }) => isLight(day, hour.at)),
    faceOfNow(hours, clock, day, now),
  );
  const halves = presentHalves(represented, voice);
  const airMaxC = highest(hours.map(({ hour }) => hour.airC));
  return {
    day: weekday,
    date: dayMonth,
    dateNum: day.date,
    dayTxt: fullDateText(day.date, words),
    ...halves,
    best: bestWindow({ hours, day, timeZone }, now, voice) ?? null,
    energyMax: highest(hours.map(({ energy }) => energy)),
    confidence: presentConfidence(of, { halves: represented, litFacesM: litFaces(hours, day) }, of.measured),
    odds: presentOdds(
      dayOdds(
        shown,
        index,
        hours.map(({ hour }) => hour),
        of.measured,
      ),
      { startAt: hours[0]?.hour.at ?? day.startAt, firstIndex },
      voice,
    ),
    changed: presentChange(of, [halves.amsurf, halves.pmsurf]),
    wxicon: middayIcon(hours, clock),
    maxTemp: airMaxC === null ? null : temperatureText(airMaxC, voice),
    airTempMax: airMaxC === null ? null : temperatureNumber(airMaxC, voice),
    has_tides: forecast.tide !== undefined,
    ...presentDayTides(forecast, day, voice),
    firstlight: time(day.firstLight),
    firstlightAt: instant(day.firstLight),
    sunrise: time(day.sunrise),
    sunset: time(day.sunset),
    lastlight: time(day.lastLight),
    lastlightAt: instant(day.lastLight),
    hourly: hours.map(({ hour, surf, wind, swell1, swell2 }, index) => ({
      index: firstIndex + index,
      time: words.hour(clock[index] ?? 0),
      surf,
      wind,
      swell1,
      swell2,
      cond: hour.rating.condition ?? null,
      wxicon: describeSky(hour, isDaylight(day, hour.at))?.icon ?? null,
      temp: hour.airC === undefined ? null : temperatureText(hour.airC, voice),
    })),
  };
}

function faceOfNow(
  hours: readonly ViewedHour[],
  clock: readonly number[],
  day: ForecastDay,
  now: number,
): FaceOfNow | undefined {
  const index = hours.findIndex(({ hour: { at } }) => now >= at && now < at + HOUR_MS);
  const hour = hours[index]?.hour;
  const half = halfAt(clock[index] ?? 0);
  return half && hour && isLit(day, hour.at) && hour.faceHeightM !== undefined
    ? { half, faceM: hour.faceHeightM }
    : undefined;
}

/** Lists the face heights of the hours with any light, metres. */
function litFaces(hours: readonly ViewedHour[], day: ForecastDay): readonly number[] {
  return hours.flatMap(({ hour: { at, faceHeightM } }) =>
    faceHeightM !== undefined && isLit(day, at) ? faceHeightM : [],
  );
}

/** Tells whether it is light at the start or the end of an hour. */
function isLit(day: ForecastDay, at: number): boolean {
  return isLight(day, at) || isLight(day, at + HOUR_MS);
}

/** Tells whether `at` is between sunrise and sunset; on a day without either, whether it is light all day. */
export function isDaylight({ sunrise, sunset, allDay, firstLight }: ForecastDay, at: number): boolean {
  if (sunrise === undefined || sunset === undefined) return allDay === 'light' && firstLight === undefined;
  return at >= sunrise && at < sunset;
}

function middayIcon(hours: readonly ViewedHour[], clock: readonly number[]): string | null {
  const midday = hours[clock.indexOf(12 * 60)];
  return (midday && describeSky(midday.hour, true)?.icon) ?? null;
}

type DayTides = Pick<DayReply, 'tides' | 'low_am' | 'high_am' | 'low_pm' | 'high_pm'>;

/** Presents all lows and highs of a day, and the first of each before noon and from noon on. */
function presentDayTides(forecast: BeachForecast, day: ForecastDay, voice: Voice): DayTides {
  const tides = presentTides(forecast, day, voice);
  const found: DayTides = { tides, low_am: null, high_am: null, low_pm: null, high_pm: null };
  for (const { kind, at, time, height } of tides) {
    const minutes = clockMinutes(forecast.beach.timeZone, day, Date.parse(at));
    found[`${kind}_${minutes < 12 * 60 ? 'am' : 'pm'}`] ??= { time, separator: '|', height };
  }
  return found;
}
