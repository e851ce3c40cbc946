import type { BeachGuideReply } from '@groundswell/contracts';
import {
  type AdvisoryList,
  type BeachSummary,
  type BreakTraits,
  compassPoint,
  expandHours,
  type Fetches,
  KNOTS_PER_MPS,
  normalizeDeg,
  type SwellTransfer,
  surfIn,
  type TideStage,
  windLimitsAt,
} from '@groundswell/forecast';
import { flagAdvisory } from '../advisories/present-advisories.ts';
import { todayIndex } from '../beach/today.ts';
import { joinMeasured, type WeatherInput } from '../now/present-weather.ts';
import { presentBeachDays } from '../overview/present-beach-days.ts';
import { placeName } from '../places/place-name.ts';
import { rounded, speedNumber } from '../texts/quantities.ts';
import { type Voice, voiceOf } from '../words/voice.ts';
import { presentGuideNow } from './guide-now.ts';
import { presentSector, presentSwellWindow } from './guide-swell.ts';
import { presentTideOfDay } from './guide-tide.ts';
import { presentStory } from './present-story.ts';

type Guide = BeachGuideReply;

export interface GuideInput extends WeatherInput {
  readonly local: Guide['local'];
  readonly transfer?: SwellTransfer;
  readonly fetches?: Fetches;
  /** Absent if the kind of break is unknown. */
  readonly break?: BreakTraits & {
    readonly kindSource: NonNullable<Guide['break']>['source'];
    readonly facesSource: NonNullable<Guide['size']>['source'];
  };
  readonly likes?: readonly TideStage[];
  readonly note?: {
    readonly skills: readonly NonNullable<Guide['skills']>[number][];
    readonly hazards: readonly NonNullable<Guide['hazards']>[number][];
  };
  /** The beaches along the coast in order, including the beach itself. */
  readonly neighbours: readonly {
    readonly beach: Pick<Guide, 'slug' | 'name'> & {
      readonly id: number;
      readonly shortName: string;
      readonly timeZone: string;
    };
    readonly distanceKm: number;
  }[];
  readonly summaries: ReadonlyMap<number, BeachSummary>;
  readonly advisories: AdvisoryList | undefined;
}

/** Half the angle around straight offshore within which a wind counts as offshore or cross-offshore, degrees. */
const LAND_WIND_DEG = 67.5;

/**
 * The height from which limits are rounded to fives. A break's limit is known only to about 10 %, so '59 ft' would
 * suggest too much precision.
 */
const HELD_TO_FIVES_FROM = 20;

/**
 * Presents the conditions that suit a beach, the current hour compared with them, and today's surf at the neighbouring
 * beaches.
 */
export function presentGuide(stored: GuideInput): BeachGuideReply {
  const { input } = joinMeasured(stored);
  const { beach, forecast, local, break: found, likes, note, advisories, now } = input;
  const voice = voiceOf(input);
  const facingDeg = forecast?.beach.facingDeg ?? beach.facingDeg;
  const hours = forecast ? expandHours(forecast, todayIndex(forecast, now) + 1) : [];
  const { current, shown } = presentGuideNow(input, hours);
  return {
    beachId: beach.id,
    slug: beach.slug,
    name: beach.name,
    local: { name: placeName(local, voice.words), slug: local.slug },
    facing_deg: facingDeg,
    facing: voice.words.compass[compassPoint(facingDeg)],
    break: found ? { kind: found.kind, source: found.kindSource } : null,
    swell: presentSwellWindow(facingDeg, input.transfer, input.fetches, voice),
    wind: {
      best: presentSector(
        {
          fromDeg: normalizeDeg(facingDeg + 180 - LAND_WIND_DEG),
          toDeg: normalizeDeg(facingDeg + 180 + LAND_WIND_DEG),
        },
        voice,
      ),
      edges_upto: speedNumber(windLimitsAt(180 - LAND_WIND_DEG).cleanKt / KNOTS_PER_MPS, voice),
      offshore_upto: speedNumber(windLimitsAt(180).cleanKt / KNOTS_PER_MPS, voice),
      onshore_upto: speedNumber(windLimitsAt(0).cleanKt / KNOTS_PER_MPS, voice),
      unit: voice.wind,
    },
    size: found
      ? { from: heldNumber(found.holdsFromM, voice), to: heldNumber(found.holdsToM, voice), source: found.facesSource }
      : null,
    surfUnits: voice.wave,
    tide_likes: likes ? [...likes] : null,
    tide: forecast ? presentTideOfDay(forecast, voice, now) : null,
    skills: note ? [...note.skills] : null,
    hazards: note ? [...note.hazards] : null,
    now: shown,
    story: forecast ? presentStory({ ...input, forecast }) : null,
    neighbours: input.neighbours.map(({ beach: { id, slug, name, shortName, timeZone }, distanceKm }) => ({
      beachId: id,
      slug,
      name,
      shortName,
      distance_km: rounded(distanceKm, 1),
      days: presentBeachDays({ summary: input.summaries.get(id), timeZone, days: 1, voice, now }),
      ...flagAdvisory([id], { advisories, now, days: 1 }, voice.words),
    })),
    as_of: current.as_of,
    expires: current.expires,
  };
}

/** Converts a face height to the reader's scale: whole feet or tenths of a metre. */
function faceNumber(faceM: number, voice: Voice): number {
  return rounded(surfIn(voice, faceM), voice.wave === 'ft' ? 0 : 1);
}

function heldNumber(faceM: number, voice: Voice): number {
  const face = faceNumber(faceM, voice);
  return face < HELD_TO_FIVES_FROM ? face : 5 * Math.round(face / 5);
}
