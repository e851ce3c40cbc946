import { HOUR_MS } from '@groundswell/durations';
import { angleBetweenDeg } from '../angles.ts';
import { distanceKm } from '../great-circle.ts';
import type { Gale } from './gale.ts';
import type { JudgedStory, SwellStory } from './story.ts';

/** 300 miles. */
const NEAR_KM = 483;
/**
 * The greatest distance between the origins that different model runs give for one swell. Runs that differ by more do
 * not support a common origin.
 */
const ONE_PLACE_KM = 3 * NEAR_KM;
/** The largest differences in direction and time between the origins that two runs compute for the same swell. */
const SAME_SWELL = { turnDeg: 30, ms: 60 * HOUR_MS } as const;

/**
 * Judges a swell story by the stories of earlier runs for the same hour and by the modelled winds at the swell's
 * origin. `gale` is undefined where no winds are stored, and null where the winds contain no gale. Returns undefined
 * where the runs contradict each other on the origin.
 */
export function judgeStory(
  story: SwellStory,
  earlier: readonly (SwellStory | undefined)[],
  gale: Gale | null | undefined,
): JudgedStory | undefined {
  const same = earlier.filter(
    (one) =>
      one !== undefined &&
      angleBetweenDeg(one.birth.fromDeg, story.birth.fromDeg) <= SAME_SWELL.turnDeg &&
      Math.abs(one.birth.at - story.birth.at) <= SAME_SWELL.ms,
  );
  const apartKm = Math.max(0, ...same.map((one) => (one ? distanceKm(one.birth.place, story.birth.place) : 0)));
  if (apartKm > ONE_PLACE_KM) return undefined;
  const isNear = gale !== undefined && gale !== null && gale.fromOriginKm <= NEAR_KM;
  return {
    ...story,
    isProbable: apartKm > NEAR_KM || (gale !== undefined && !isNear),
    galeMps: isNear ? gale.speedMps : undefined,
  };
}
