import type { NearbyLocationReply, NearbySort } from '@groundswell/contracts';
import { isFlat, isWorthTheTrip } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';

type Location = NearbyLocationReply;
interface Half {
  readonly surf: string | null;
  /**
   * The upper end of the displayed surf range in the reader's unit. It is infinite for an open end such as '40+ ft'.
   */
  readonly top: number;
  /** The unrounded face height of the sets, m, of which `surf` is the text; 0 for flat water, -1 if unknown. */
  readonly faceM: number;
  readonly condition: Location['condAm'];
  readonly score: number;
  readonly isMorning: boolean;
}

/** The face heights of a day's morning and afternoon, m. */
export interface FacesOfDay {
  readonly am: number | undefined;
  readonly pm: number | undefined;
}

const CLEANEST_FIRST = ['clean', 'fair', 'choppy'];

/**
 * Sorts the locations, which come in order along the coast. `faces` maps location ids to face heights. For the orders
 * by surf and by condition, locations within reach come first, sorted by the better of their remaining half-days.
 * Locations without a forecast come last. The first location gets the reason why it leads, if it is within reach,
 * rideable, and has daylight left (`dark` lists those without). The reason also says if no hours within reach are worth
 * the trip.
 */
export function orderNearby(
  locations: readonly Location[],
  sort: NearbySort,
  voice: Voice,
  dark: ReadonlySet<number>,
  faces: ReadonlyMap<number, FacesOfDay>,
): Location[] {
  if (sort === 'geog') return [...locations];
  const ranked = locations
    .map((location) => ({ location, halves: halvesLeft(location, faces.get(location.locationBeachId)) }))
    .map((one) => ({ ...one, rank: rankOf(one.location, one.halves, sort) }))
    .sort((a, b) => compareRanks(b.rank, a.rank));
  const [best] = ranked;
  const [first, ...others] = ranked.map(({ location }) => location);
  if (!best || !first) return [];
  const isExplained = first.inReach && !dark.has(first.locationBeachId);
  const isWorthIt = ranked.some(({ location, halves }) => location.inReach && isAnyWorthIt(location, halves));
  const why = isExplained ? whyFirst(best.halves, sort, isWorthIt, voice) : undefined;
  return [{ ...first, ...(why !== undefined && { why }) }, ...others];
}

/** Tells whether the best remaining hours, or those of a remaining half-day, are worth the trip. */
function isAnyWorthIt({ best }: Location, halves: readonly Half[]): boolean {
  return halves.some(isWorthTheTrip) || (best !== null && isWorthTheTrip({ score: best.score, condition: best.cond }));
}

/**
 * Returns the sort keys of a morning or an afternoon, most significant first. If both are equal, the morning wins,
 * because it is sooner.
 */
function qualityOf({ top, score, condition, isMorning }: Half, sort: NearbySort): readonly number[] {
  const cleanness = -rankOfCondition(condition);
  return [...(sort === 'surf' ? [top, score, cleanness] : [cleanness, score, top]), isMorning ? 1 : 0];
}

/** Returns the sort keys of a location, most significant first; higher is better. */
function rankOf(location: Location, halves: readonly Half[], sort: NearbySort): readonly number[] {
  const faceM = Math.max(...halves.map((half) => half.faceM));
  const score = Math.max(...halves.map((half) => half.score));
  const cleanest = Math.max(...halves.map(({ condition }) => -rankOfCondition(condition)));
  const quality = sort === 'surf' ? [faceM, score] : [cleanest, score, faceM];
  return [faceM >= 0 ? 1 : 0, location.inReach ? 1 : 0, ...quality, -location.distance_km];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    if (value !== other) return value > other ? 1 : -1;
  }
  return 0;
}

function whyFirst(halves: readonly Half[], sort: NearbySort, isWorthIt: boolean, { words }: Voice): string | undefined {
  const ridden = halves.filter(({ faceM }) => faceM > 0);
  const [half] = ridden.sort((a, b) => compareRanks(qualityOf(b, sort), qualityOf(a, sort)));
  if (half?.surf === null || half?.surf === undefined) return undefined;
  const surf = half.isMorning ? words.surf.inTheMorning(half.surf) : words.surf.inTheAfternoon(half.surf);
  const condition = half.condition ? [words.conditions[half.condition]] : [];
  const score = half.score >= 0 ? [words.nearby.score(half.score)] : [];
  const facts = sort === 'surf' ? [surf, ...condition, ...score] : [...condition, ...score, surf];
  return words.nearby.first[sort === 'surf' ? 'surf' : isWorthIt ? 'cond' : 'poor'](words.list(facts));
}

/** Lists the morning and the afternoon unless they are over. A half-day with unknown surf sorts last. */
function halvesLeft(location: Location, faces: FacesOfDay | undefined): readonly Half[] {
  const { surfAm, surfAmMin, surfAmMax, condAm, scoreAm, surfPm, surfPmMin, surfPmMax, condPm, scorePm } = location;
  const [am, pm] = [ridable(faces?.am), ridable(faces?.pm)];
  const first = { surf: surfAm, top: topOf(surfAmMin, surfAmMax), faceM: am, condition: condAm, score: scoreAm ?? -1 };
  const later = { surf: surfPm, top: topOf(surfPmMin, surfPmMax), faceM: pm, condition: condPm, score: scorePm ?? -1 };
  const afternoon = { ...later, isMorning: false };
  return location.half === 'pm' ? [afternoon] : [{ ...first, isMorning: true }, afternoon];
}

function topOf(min: number | null, max: number | null): number {
  if (min === null) return -1;
  return max ?? Number.POSITIVE_INFINITY;
}

function ridable(faceM: number | undefined): number {
  if (faceM === undefined) return -1;
  return isFlat(faceM) ? 0 : faceM;
}

function rankOfCondition(condition: Location['condAm']): number {
  return condition === null ? CLEANEST_FIRST.length : CLEANEST_FIRST.indexOf(condition);
}
