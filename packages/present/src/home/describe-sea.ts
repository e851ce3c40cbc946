import { HOUR_MS } from '@groundswell/durations';
import { type SeaStory, zoneOffsetMinutes } from '@groundswell/forecast';
import { KM_PER_MILE } from '../texts/away-text.ts';
import { wallText } from '../texts/clock-text.ts';
import { fromText } from '../texts/quantities.ts';
import { heightText } from '../texts/surf-text.ts';
import type { Voice } from '../words/voice.ts';
import type { HomeWords } from './home-words.ts';
import { homeWordsOf } from './home-words-of.ts';

/** The time span within which the name of a weekday is unambiguous. */
const WEEKDAY_HOURS = 6 * 24;

/** Describes the sea off a coast in one or two sentences; days follow the clock of `timeZone`. */
export function describeSea(story: SeaStory, timeZone: string, voice: Voice, now: number): string[] {
  const words = homeWordsOf(voice.words);
  const { kind, periodS, fromDeg, heightM, landfall, birth, next } = story;
  const tell = kind === 'swell' ? words.swell : words.windSea;
  const first = tell(
    Math.round(periodS),
    fromText(fromDeg, voice),
    words.landfalls[landfall],
    heightText(heightM, voice),
  );
  if (kind !== 'swell' || !birth) return [first];
  const dayOf = (at: number) => dayText(at, timeZone, voice, now);
  const then = next && { landfall: words.landfalls[next.landfall], day: dayOf(next.at) };
  return [first, words.left(farText(birth.distanceKm, voice, words), dayOf(birth.at), then)];
}

/** Formats a distance, rounded because the origin is only roughly known: '1,600 miles', '350 km'. */
function farText(km: number, { wave }: Voice, words: HomeWords): string {
  const far = wave === 'ft' ? km / KM_PER_MILE : km;
  const step = far < 1000 ? 50 : 100;
  return (wave === 'ft' ? words.miles : words.km)(Math.round(far / step) * step);
}

/** Returns text such as 'Tuesday', 'martes'; for a day farther off 'Nov 14'. */
export function dayText(at: number, timeZone: string, voice: Voice, now: number): string {
  const words = homeWordsOf(voice.words);
  if (Math.abs(at - now) > WEEKDAY_HOURS * HOUR_MS) return words.on(wallText(at, timeZone, voice.words).dayMonth);
  const wall = new Date(at + zoneOffsetMinutes(timeZone, at) * 60_000);
  return words.weekdays[wall.getUTCDay()] ?? '';
}
