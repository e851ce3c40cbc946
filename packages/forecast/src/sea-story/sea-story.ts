import { HOUR_MS } from '@groundswell/durations';
import type { ForecastHour, LinedTrain } from '../forecast-hours.ts';
import { distanceKm, type Point } from '../great-circle.ts';
import type { SwellBirth } from '../swell-story/swell-birth.ts';
import { composeSwellStory } from '../swell-story/swell-story.ts';
import { LANDFALLS, type Landfall } from './landfalls.ts';
import type { SwellFan } from './swell-fan.ts';

/** A summary in numbers of the sea off a coast on one day. */
export interface SeaStory {
  /** The kind of story: a swell with a period of 10 s or more, otherwise the local wind sea. */
  readonly kind: 'swell' | 'wind-sea';
  readonly heightM: number;
  readonly periodS: number;
  readonly fromDeg: number;
  /** The stretch of coast that the story is about. */
  readonly landfall: Landfall;
  readonly birth?: SwellBirth;
  /** The paths of the swell from its origin. */
  readonly fan?: SwellFan;
  /** The next coast that the swell reaches, and when, UTC ms. */
  readonly next?: { readonly landfall: Landfall; readonly at: number };
}

export interface StoryBeach {
  readonly beach: Point;
  readonly hours: readonly ForecastHour[];
}

/** The shortest peak period at which a train counts as the swell of the day, s. */
const LEAST_SWELL_S = 10;
const LEAST_SWELL_M = 0.25;
/**
 * The share of the strongest swell's power from which a weaker swell may be the leading one. The weaker swell is
 * preferred when only its origin is known.
 */
const LEAST_STRENGTH_RATIO = 0.4;

/**
 * Returns the leading swell of the day off a coast, with its origin where known. Without a swell it returns the
 * strongest train of any kind.
 */
export function composeSeaStory(beaches: readonly StoryBeach[], now: number): SeaStory | undefined {
  const all = beaches.flatMap(({ beach, hours }) => {
    const hour = hours.find(({ at }) => at <= now && now < at + HOUR_MS);
    return (hour?.trains ?? []).map((train) => ({ beach, hours, train }));
  });
  const swells = all.filter(
    ({ train }) => train.kind === 'swell' && train.periodS >= LEAST_SWELL_S && train.heightM >= LEAST_SWELL_M,
  );
  const ranked = (swells.length > 0 ? swells : all).sort((a, b) => strength(b.train) - strength(a.train));
  const [strongest] = ranked;
  if (!strongest) return undefined;
  const withOrigin = ranked
    .filter(({ train }) => swells.length > 0 && strength(train) >= LEAST_STRENGTH_RATIO * strength(strongest.train))
    .map((one) => ({ ...one, birth: birthOf(one.train, one.hours, one.beach, now) }))
    .find(({ birth }) => birth);
  const { train, beach, birth } = withOrigin ?? { ...strongest, birth: undefined };
  const { heightM, periodS, fromDeg } = train;
  const kind = swells.length > 0 ? 'swell' : 'wind-sea';
  return { kind, heightM, periodS, fromDeg, landfall: nearestLandfall(beach), ...(birth && { birth }) };
}

/** Returns a swell's energy flux in deep water, without the constant factor. */
function strength({ heightM, periodS }: LinedTrain): number {
  return heightM * heightM * periodS;
}

function birthOf({ line }: LinedTrain, hours: readonly ForecastHour[], beach: Point, now: number) {
  const story = composeSwellStory(hours, beach, now);
  return story?.line === line ? story.birth : undefined;
}

function nearestLandfall(beach: Point): Landfall {
  const names = Object.keys(LANDFALLS) as Landfall[];
  return names.reduce((best, name) =>
    distanceKm(beach, LANDFALLS[name]) < distanceKm(beach, LANDFALLS[best]) ? name : best,
  );
}
