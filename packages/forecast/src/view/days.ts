import type { BeachForecast, ForecastDay } from '../beach-forecast.ts';
import { bodySize } from '../surf/body-size.ts';
import { surfText } from '../surf/size.ts';
import { clockText, dateText, hourText } from '../time/clock-text.ts';
import { clockMinutes } from '../time/local-days.ts';
import type { Units } from '../units.ts';
import { describeSky } from '../weather/sky.ts';
import { type Represented, representHours } from './represent.ts';
import { temperatureText, tideText } from './texts.ts';
import type { ViewedHour } from './viewed-hour.ts';
import type { TideEvent, WireDay } from './wire.ts';

export interface DayOf {
  readonly forecast: BeachForecast;
  readonly day: ForecastDay;
  /** The day's hours and the timeline's index of the first. */
  readonly hours: readonly ViewedHour[];
  readonly firstIndex: number;
  readonly units: Units;
}

/** One local day: morning is 6 to 11, afternoon 12 to 18 o'clock, each as its hours are on the whole. */
export function presentDay({ forecast, day, hours, firstIndex, units }: DayOf): WireDay {
  const { timeZone } = forecast.beach;
  const clock = hours.map(({ hour }) => clockMinutes(timeZone, day, hour.at));
  const within = (from: number, to: number) =>
    representHours(hours.flatMap(({ hour }, index) => (isBetween(clock[index], from, to) ? [hour] : [])));
  const am = within(6, 11);
  const pm = within(12, 18);
  const { weekday, dayMonth } = dateText(day.date);
  const time = (at: number | undefined) => (at === undefined ? null : clockText(clockMinutes(timeZone, day, at)));
  return {
    day: weekday,
    date: dayMonth,
    dateNum: day.date,
    amsurf: surfOf(am, units),
    pmsurf: surfOf(pm, units),
    amcond: am.condition ?? null,
    pmcond: pm.condition ?? null,
    wxicon: middayIcon(hours, clock),
    maxTemp: warmest(hours, units),
    surfTxt: surfSentence(am, pm, units),
    condTxt: conditionSentence(am, pm),
    has_tides: forecast.tide !== undefined,
    ...tideEvents(forecast, day, units),
    firstlight: time(day.firstLight),
    sunrise: time(day.sunrise),
    sunset: time(day.sunset),
    lastlight: time(day.lastLight),
    hourly: hours.map(({ hour, surf, wind, swell1, swell2 }, index) => ({
      index: firstIndex + index,
      time: hourText(clock[index] ?? 0),
      surf,
      wind,
      swell1,
      swell2,
      cond: hour.rating.condition ?? null,
      wxicon: describeSky(hour, isDaylight(day, hour.at))?.icon ?? null,
      temp: hour.airC === undefined ? null : temperatureText(hour.airC, units),
    })),
  };
}

function isBetween(minutes: number | undefined, fromHour: number, toHour: number): boolean {
  return minutes !== undefined && minutes >= fromHour * 60 && minutes <= toHour * 60;
}

/** Between sunrise and sunset; where the sun does neither, as the day's light says. */
export function isDaylight({ sunrise, sunset, allDay, firstLight }: ForecastDay, at: number): boolean {
  if (sunrise === undefined || sunset === undefined) return allDay === 'light' && firstLight === undefined;
  return at >= sunrise && at < sunset;
}

function surfOf({ faceHeightM }: Represented, units: Units): string | null {
  return faceHeightM === undefined ? null : surfText(faceHeightM, units);
}

function middayIcon(hours: readonly ViewedHour[], clock: readonly number[]): string | null {
  const midday = hours[clock.indexOf(12 * 60)];
  return (midday && describeSky(midday.hour, true)?.icon) ?? null;
}

function warmest(hours: readonly ViewedHour[], units: Units): string | null {
  const known = hours.flatMap(({ hour }) => hour.airC ?? []);
  return known.length > 0 ? temperatureText(Math.max(...known), units) : null;
}

/** '3-4 ft, chest high', or both halves where they differ. */
function surfSentence(am: Represented, pm: Represented, units: Units): string | null {
  const morning = sizeWords(am, units);
  const afternoon = sizeWords(pm, units);
  if (!morning || !afternoon || morning === afternoon) return morning ?? afternoon ?? null;
  return `${morning} in the morning, ${afternoon} in the afternoon`;
}

function sizeWords({ faceHeightM }: Represented, units: Units): string | undefined {
  if (faceHeightM === undefined) return undefined;
  const text = surfText(faceHeightM, units);
  return text === 'flat' ? text : `${text}, ${bodySize(faceHeightM)}`;
}

function conditionSentence(am: Represented, pm: Represented): string | null {
  if (!am.condition || !pm.condition) return am.condition ?? pm.condition ?? null;
  if (am.condition === pm.condition) return `${am.condition} all day`;
  return `${am.condition} in the morning, ${pm.condition} in the afternoon`;
}

type DayTides = Pick<WireDay, 'low_am' | 'high_am' | 'low_pm' | 'high_pm'>;

/** The first low and high before noon and from noon on. */
function tideEvents({ tide, beach }: BeachForecast, day: ForecastDay, units: Units): DayTides {
  const events: DayTides = { low_am: null, high_am: null, low_pm: null, high_pm: null };
  for (const { at, levelMm, high } of tide?.extremes ?? []) {
    if (at < day.startAt || at >= day.endAt) continue;
    const minutes = clockMinutes(beach.timeZone, day, at);
    const event: TideEvent = { time: clockText(minutes), separator: '|', height: tideText(levelMm / 1000, units) };
    events[`${high ? 'high' : 'low'}_${minutes < 12 * 60 ? 'am' : 'pm'}`] ??= event;
  }
  return events;
}
