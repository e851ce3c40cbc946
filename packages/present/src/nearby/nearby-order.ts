import type { NearbyLocationReply, NearbySort } from '@groundswell/contracts';
import { isFlat, isWorthTheTrip } from '@groundswell/forecast';
import type { Voice } from '../words/voice.ts';

type Location = NearbyLocationReply;
interface Half {
  readonly surf: string | null;
  /** The upper end of the displayed range; infinite for an open end: '40+ ft'. */
  readonly top: number;
  /** The unrounded face of the sets, m, of which `surf` is the text; 0 for flat water, -1 if unknown. */
  readonly faceM: number;
  readonly condition: Location['condAm'];
  readonly score: number;
  readonly isMorning: boolean;
}

/** The faces of a day's halves, m. */
export interface FacesOfDay {
  readonly am: number | undefined;
  readonly pm: number | undefined;
}

const CLEANEST_FIRST = ['clean', 'fair', 'choppy'];

/**
 * Sorts the locations, given in order along the coast; `faces` maps location ids. Sorted by surf or condition,
 * locations within reach lead, then the better rest of the day decides; locations without a forecast come last. The
 * first location gets the reason why it leads, if it is within reach, rideable, and not in `dark` (no light left
 * today). The reason also says if no hours within reach are worth the trip.
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
  const isTold = first.inReach && !dark.has(first.locationBeachId);
  const isWorthIt = ranked.some(({ location, halves }) => location.inReach && isAnyWorthIt(location, halves));
  const why = isTold ? whyFirst(best.halves, sort, isWorthIt, voice) : undefined;
  return [{ ...first, ...(why !== undefined && { why }) }, ...others];
}

/** Tells whether the best remaining hours, or a half of the day, are worth the trip. */
function isAnyWorthIt({ best }: Location, halves: readonly Half[]): boolean {
  return halves.some(isWorthTheTrip) || (best !== null && isWorthTheTrip({ score: best.score, condition: best.cond }));
}

/**
 * Returns the sort keys of a half of the day, most significant first; between equal halves the morning wins, being
 * sooner.
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

/** Lists the halves of the day that are not over; a half of unknown surf sorts last. */
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
