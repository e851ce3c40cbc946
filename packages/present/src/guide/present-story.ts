import type { SwellStoryReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  type BeachForecast,
  beachTraits,
  compassPoint,
  deepGroupSpeedMps,
  expandHours,
  type JudgedStory,
  listLocalDays,
  type Point,
  pointAlong,
  rateHour,
  speedIn,
  surfIn,
  USUAL_OVER_SETS,
} from '@groundswell/forecast';
import { KM_PER_MILE } from '../texts/away-text.ts';
import { instantText, wallText } from '../texts/clock-text.ts';
import { grouped } from '../texts/grouped.ts';
import { rounded } from '../texts/quantities.ts';
import { surfText } from '../texts/surf-text.ts';
import { type Voice, type VoiceOf, voiceOf } from '../words/voice.ts';
import { shortWhenText, whenText } from './story-times.ts';

export interface StoryInput extends VoiceOf {
  readonly forecast: BeachForecast;
  readonly now: number;
}

const MARK_EVERY_MS = 12 * HOUR_MS;
const SURF_EVERY_HOURS = 3;
/** The age of a run after which its swell story is stale and not shown. */
const TOO_OLD_MS = 48 * HOUR_MS;
const MOST_LINES = 5;
/** The time before and after the swell for which the surf is shown too, for comparison. */
const AROUND_MS = 12 * HOUR_MS;
const MOST_DAYS = 20;

/**
 * Presents the story of a forecast's leading swell in the reader's words and units; null without a story or from a
 * stale run.
 */
export function presentStory(input: StoryInput): SwellStoryReply | null {
  const { forecast, now } = input;
  const { story, beach, sources } = forecast;
  const runAt = sources.waves?.runAt;
  if (!story || runAt === undefined || now - runAt > TOO_OLD_MS || story.lastAt < now) return null;
  const voice = voiceOf(input);
  const { birth } = story;
  const unit = voice.wave === 'ft' ? 'mi' : 'km';
  const distance = roundFar(unit === 'mi' ? birth.distanceKm / KM_PER_MILE : birth.distanceKm);
  const from = voice.words.compass[compassPoint(birth.fromDeg)];
  const when = (at: number) => whenText(at, now, beach.timeZone, voice.words);
  const originPhrases = [`${grouped(distance)} ${unit}`, from, when(birth.at), story.isProbable] as const;
  const tell = story.peakAt > now ? voice.words.story.comes : voice.words.story.came;
  const speedKmh = deepGroupSpeedMps(story.periodS) * 3.6;
  const frontKm = ((now - birth.at) / HOUR_MS) * speedKmh;
  return {
    sentence: isFirstNow(forecast, story, now)
      ? voice.words.story.left(...originPhrases)
      : voice.words.story.leftOther(...originPhrases),
    told: voice.words.story.leftFrom(Math.round(story.periodS), beach.name, ...originPhrases),
    error_text: errorText(birth.errorKm, speedKmh, unit, voice),
    arrival: tell(Math.round(story.periodS), when(story.peakAt), when(story.lastAt)),
    probable: story.isProbable,
    run_at: instantText(runAt),
    run_age_min: Math.max(0, Math.floor((now - runAt) / 60_000)),
    unit,
    distance,
    distance_km: Math.round(birth.distanceKm),
    error_km: Math.round(birth.errorKm),
    from_deg: Math.round(birth.fromDeg),
    from,
    origin: {
      ...placeOf(birth.place),
      at: instantText(birth.at),
      text: shortWhenText(birth.at, beach.timeZone, voice.words),
    },
    beach: placeOf(beach),
    period_s: Math.round(story.periodS),
    marks: listMarks(story, beach, speedKmh, beach.timeZone, voice),
    front_km: frontKm > 0 && frontKm < birth.distanceKm ? Math.round(frontKm) : undefined,
    periods: listPeriods(story, beach.timeZone, voice),
    gale:
      story.galeMps === undefined
        ? undefined
        : { speed: Math.round(speedIn(voice.wind, story.galeMps)), unit: voice.wind },
    from_at: instantText(story.firstAt),
    to_at: instantText(story.lastAt),
    ...presentSurf(forecast, story, voice),
    days: listDays(story, beach.timeZone, voice),
  };
}

/**
 * Tells whether the story's swell is the one that the page's headline names. If so, the text can call the swell 'it'.
 */
function isFirstNow(forecast: BeachForecast, { line }: JudgedStory, now: number): boolean {
  const hour = expandHours(forecast).find(({ at }) => at <= now && now < at + HOUR_MS);
  return hour !== undefined && rateHour(hour, beachTraits(forecast)).first?.line === line;
}

/**
 * Formats the position error of the storm, rounded to tens, and the hours that the highest waves take over that
 * distance.
 */
function errorText(errorKm: number, speedKmh: number, unit: 'mi' | 'km', { words }: Voice): string {
  const far = Math.max(10, Math.round((unit === 'mi' ? errorKm / KM_PER_MILE : errorKm) / 10) * 10);
  return words.story.giveOrTake(`${grouped(far)} ${unit}`, Math.max(1, Math.round(errorKm / speedKmh)));
}

/** Rounds to hundreds from 1,000 on and to fifties below, because the position error is larger. */
function roundFar(distance: number): number {
  const step = distance >= 1000 ? 100 : 50;
  return Math.round(distance / step) * step;
}

function placeOf({ lat, lon }: Point): Point {
  return { lat: rounded(lat, 2), lon: rounded(lon, 2) };
}

/** Lists the position of the highest waves every twelve hours while they are at sea. */
function listMarks({ birth }: JudgedStory, beach: Point, speedKmh: number, timeZone: string, voice: Voice) {
  const marks: SwellStoryReply['marks'] = [];
  for (let at = birth.at + MARK_EVERY_MS; ; at += MARK_EVERY_MS) {
    const km = ((at - birth.at) / HOUR_MS) * speedKmh;
    if (km >= birth.distanceKm) return marks;
    const place = pointAlong(beach, birth.fromDeg, birth.distanceKm - km);
    const text = shortWhenText(at, timeZone, voice.words);
    marks.push({ ...placeOf(place), at: instantText(at), km: Math.round(km), text });
  }
}

/**
 * Lists up to five whole wave periods in seconds, longest first, with their arrival times. They lie between the periods
 * of the swell's first and last waves.
 */
function listPeriods(
  { birth, periodsS: [first, last] }: JudgedStory,
  timeZone: string,
  voice: Voice,
): SwellStoryReply['periods'] {
  const [longest, shortest] = [Math.floor(Math.max(first, last)), Math.ceil(Math.min(first, last))];
  const stride = Math.max(1, Math.ceil((longest - shortest + 1) / MOST_LINES));
  const periods: SwellStoryReply['periods'] = [];
  for (let periodS = longest; periodS >= shortest; periodS -= stride) {
    const travelMs = (birth.distanceKm / (deepGroupSpeedMps(periodS) * 3.6)) * HOUR_MS;
    const at = birth.at + travelMs;
    // The text names only the morning, afternoon, evening or night. Minutes would suggest a precision that the storm's
    // position does not have.
    periods.push({ period_s: periodS, at: instantText(at), text: shortWhenText(at, timeZone, voice.words) });
  }
  return periods;
}

function presentSurf(
  forecast: BeachForecast,
  { firstAt, lastAt }: JudgedStory,
  voice: Voice,
): Pick<SwellStoryReply, 'surf' | 'surf_unit' | 'surf_text'> {
  const hours = expandHours(forecast).filter(
    ({ at, faceHeightM }) => at >= firstAt - AROUND_MS && at <= lastAt + AROUND_MS && faceHeightM !== undefined,
  );
  const surf = hours
    .filter((_, index) => index % SURF_EVERY_HOURS === 0)
    .map(({ at, faceHeightM = 0 }) => ({
      at: instantText(at),
      min: rounded(surfIn(voice, USUAL_OVER_SETS * faceHeightM), 1),
      max: rounded(surfIn(voice, faceHeightM), 1),
    }));
  const highest = Math.max(0, ...hours.map(({ faceHeightM = 0 }) => faceHeightM));
  return { surf, surf_unit: voice.wave, surf_text: hours.length > 0 ? surfText(highest, voice) : undefined };
}

function listDays({ birth, lastAt }: JudgedStory, timeZone: string, voice: Voice): SwellStoryReply['days'] {
  return listLocalDays(timeZone, birth.at, MOST_DAYS)
    .filter(({ startAt }) => startAt <= lastAt + AROUND_MS)
    .map(({ startAt }) => ({ at: instantText(startAt), text: wallText(startAt, timeZone, voice.words).weekday }));
}
