import type { HomeTodayReply } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import {
  deepGroupSpeedMps,
  lengthIn,
  runStart,
  type SeaStory,
  STALE_AFTER_MS,
  zoneOffsetMinutes,
} from '@groundswell/forecast';
import { instantText, wallText } from '../texts/clock-text.ts';
import { rounded } from '../texts/quantities.ts';
import type { Voice } from '../words/voice.ts';
import { dayText, describeSea } from './describe-sea.ts';
import type { MapStillCoast } from './home-words.ts';
import { homeWordsOf } from './home-words-of.ts';

/** A rendered ocean picture as stored. */
export interface MapStillInput {
  readonly coast: string;
  readonly model: string;
  /** Ten digits. */
  readonly run: string;
  readonly at: number;
  readonly paths: { readonly wide: string; readonly tall: string };
  readonly days?: string;
  readonly story?: SeaStory;
}

/** The time zone that names the day of a coast's picture if the reader has no beach. */
const ZONES: Readonly<Record<MapStillCoast, string>> = {
  pacific: 'America/Los_Angeles',
  atlantic: 'America/New_York',
  gulf: 'America/Chicago',
};

/** Presents a coast's picture with its texts; the day follows the beach's time zone, else the coast's. */
export function presentMapStill(
  plate: MapStillInput,
  coast: MapStillCoast,
  voice: Voice,
  now: number,
  timeZone = ZONES[coast],
): HomeTodayReply['plate'] {
  const { weekday, dayMonth } = wallText(now, timeZone, voice.words);
  const runAt = runStart(plate.run);
  return {
    coast,
    wide: `/${plate.paths.wide}`,
    tall: `/${plate.paths.tall}`,
    ...(plate.days && { days: `/${plate.days}` }),
    at: instantText(plate.at),
    model: plate.model,
    run: instantText(runAt),
    ...(now - runAt > STALE_AFTER_MS && { stale_hours: Math.floor((now - runAt) / HOUR_MS) }),
    title: homeWordsOf(voice.words).today(coast, weekday, dayMonth),
    offset_min: zoneOffsetMinutes(timeZone, now),
    weekdays: [...voice.words.weekdays],
    sentences: plate.story ? describeSea(plate.story, timeZone, voice, now) : [],
    story: plate.story ? presentStory(plate.story, timeZone, voice, now) : null,
  };
}

function presentStory({ birth, fan, next, ...story }: SeaStory, timeZone: string, voice: Voice, now: number) {
  return {
    kind: story.kind,
    height: rounded(lengthIn(voice.wave, story.heightM), 1),
    period_s: Math.round(story.periodS),
    from_deg: Math.round(story.fromDeg),
    landfall: story.landfall,
    ...(birth && {
      birth: {
        lat: rounded(birth.place.lat, 2),
        lon: rounded(birth.place.lon, 2),
        left: instantText(birth.at),
        left_day: dayText(birth.at, timeZone, voice, now),
        distance_km: Math.round(birth.distanceKm),
        error_km: Math.round(birth.errorKm),
      },
      speed_kmh: rounded(deepGroupSpeedMps(story.periodS) * 3.6, 1),
    }),
    ...(fan && { fan: { from_deg: rounded(fan.fromDeg, 1), step_deg: fan.stepDeg, km: [...fan.km] } }),
    ...(next && { next: { landfall: next.landfall, at: instantText(next.at) } }),
  };
}
