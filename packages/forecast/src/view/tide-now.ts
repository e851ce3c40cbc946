import type { BeachForecast } from '../beach-forecast.ts';
import { tideLevelAt } from '../tides/tide-level.ts';
import { clockText, dateText } from '../time/clock-text.ts';
import { clockMinutes, HOUR_MS } from '../time/local-days.ts';
import type { Units } from '../units.ts';
import { tideText } from './texts.ts';
import type { WireWeather } from './wire.ts';

type TideNow = Pick<WireWeather, 'has_tides' | 'tide_now' | 'tide_rising' | 'low_tide' | 'high_tide'>;

/** The tide's level and trend now and the next low and high; only `has_tides` where nothing is known. */
export function presentTideNow(forecast: BeachForecast | undefined, units: Units, now: number): TideNow {
  const tide = forecast?.tide;
  if (!tide) return { has_tides: false };
  const says: TideNow = { has_tides: true };
  const coming = tide.extremes.filter(({ at }) => at > now);
  const levelMm = tideLevelAt(tide.levelMm, (now - forecast.startAt) / HOUR_MS);
  const [next] = coming;
  if (levelMm !== undefined && next) {
    says.tide_now = `${tideText(levelMm / 1000, units)} ${next.high ? 'rising' : 'falling'}`;
    says.tide_rising = next.high;
  }
  const low = eventText(
    forecast,
    coming.find(({ high }) => !high),
    units,
    now,
  );
  const high = eventText(
    forecast,
    coming.find(({ high }) => high),
    units,
    now,
  );
  return { ...says, ...(low && { low_tide: low }), ...(high && { high_tide: high }) };
}

/** '5.6 ft at 11:42am'; with its weekday, '5.6 ft at 11:42am Sat', where it is more than 12 hours off. */
function eventText(
  { days, beach }: BeachForecast,
  event: { readonly at: number; readonly levelMm: number } | undefined,
  units: Units,
  now: number,
): string | undefined {
  const day = event && days.find(({ startAt, endAt }) => event.at >= startAt && event.at < endAt);
  if (!day) return undefined;
  const text = `${tideText(event.levelMm / 1000, units)} at ${clockText(clockMinutes(beach.timeZone, day, event.at))}`;
  const isFar = event.at - now > 12 * HOUR_MS && now < day.startAt;
  return isFar ? `${text} ${dateText(day.date).weekday}` : text;
}
