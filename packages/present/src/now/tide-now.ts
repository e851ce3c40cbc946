import type { CurrentWeatherReply } from '@groundswell/contracts';
import { type BeachForecast, clockMinutes, HOUR_MS, tideLevelAt } from '@groundswell/forecast';
import { dateText } from '../texts/clock-text.ts';
import { tideText } from '../texts/quantities.ts';
import type { Voice } from '../words/voice.ts';

type TideNow = Pick<CurrentWeatherReply, 'has_tides' | 'tide_now' | 'tide_rising' | 'low_tide' | 'high_tide'>;

/** The tide's level and trend now and the next low and high; only `has_tides` where nothing is known. */
export function presentTideNow(forecast: BeachForecast | undefined, voice: Voice, now: number): TideNow {
  const tide = forecast?.tide;
  if (!tide) return { has_tides: false };
  const words = voice.words.tide;
  const says: TideNow = { has_tides: true };
  const coming = tide.extremes.filter(({ at }) => at > now);
  const levelMm = tideLevelAt(tide.levelMm, (now - forecast.startAt) / HOUR_MS);
  const [next] = coming;
  if (levelMm !== undefined && next) {
    says.tide_now = `${tideText(levelMm / 1000, voice)} ${next.high ? words.rising : words.falling}`;
    says.tide_rising = next.high;
  }
  const low = eventText(
    forecast,
    coming.find(({ high }) => !high),
    voice,
    now,
  );
  const high = eventText(
    forecast,
    coming.find(({ high }) => high),
    voice,
    now,
  );
  return { ...says, ...(low && { low_tide: low }), ...(high && { high_tide: high }) };
}

/** '5.6 ft at 11:42am'; with its weekday, '5.6 ft at 11:42am Sat', where it is more than 12 hours off. */
function eventText(
  { days, beach }: BeachForecast,
  event: { readonly at: number; readonly levelMm: number } | undefined,
  voice: Voice,
  now: number,
): string | undefined {
  const day = event && days.find(({ startAt, endAt }) => event.at >= startAt && event.at < endAt);
  if (!day) return undefined;
  const { words } = voice;
  const isFar = event.at - now > 12 * HOUR_MS && now < day.startAt;
  return words.tide.at(
    tideText(event.levelMm / 1000, voice),
    words.clock(clockMinutes(beach.timeZone, day, event.at)),
    isFar ? dateText(day.date, words).weekday : undefined,
  );
}
