import type { NearbyLocationReply, NearbySort } from '@groundswell/contracts';
import type { Voice } from '../words/voice.ts';

type Location = NearbyLocationReply;
interface Half {
  readonly surf: string | null;
  /** Infinite for an open end: '40+ ft'. */
  readonly top: number;
  readonly condition: Location['condAm'];
  readonly score: number;
  readonly isMorning: boolean;
}

const CLEANEST_FIRST = ['clean', 'fair', 'choppy'];

/**
 * The locations, given in order along the coast, by a sort. By surf and conditions those within reach come first, then
 * the better by what is left of the day, last those without a forecast; the first within reach says why it leads, where
 * there is something to ride and it is not `dark` there until tomorrow.
 */
export function orderNearby(
  locations: readonly Location[],
  sort: NearbySort,
  voice: Voice,
  dark: ReadonlySet<number>,
): Location[] {
  if (sort === 'geog') return [...locations];
  const ranked = locations
    .map((location) => ({ location, rank: rankOf(location, sort) }))
    .sort((a, b) => compareRanks(b.rank, a.rank))
    .map(({ location }) => location);
  const [first, ...others] = ranked;
  if (!first) return [];
  const why = dark.has(first.locationBeachId) ? undefined : whyFirst(first, sort, voice);
  return why === undefined ? ranked : [{ ...first, why }, ...others];
}

/** What makes a half of the day the better one, first things first; of equal halves the morning is told, the sooner one. */
function qualityOf({ top, score, condition, isMorning }: Half, sort: NearbySort): readonly number[] {
  const cleanness = -rankOfCondition(condition);
  return [...(sort === 'surf' ? [top, score, cleanness] : [cleanness, score, top]), isMorning ? 1 : 0];
}

/** Numbers to compare one after the other, higher ones first. */
function rankOf(location: Location, sort: NearbySort): readonly number[] {
  const halves = halvesLeft(location);
  const top = Math.max(...halves.map((half) => half.top));
  const score = Math.max(...halves.map((half) => half.score));
  const cleanest = Math.max(...halves.map(({ condition }) => -rankOfCondition(condition)));
  const quality = sort === 'surf' ? [top, score] : [cleanest, score, top];
  return [top >= 0 ? 1 : 0, location.inReach ? 1 : 0, ...quality, -location.distance_km];
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    if (value !== other) return value > other ? 1 : -1;
  }
  return 0;
}

function whyFirst(location: Location, sort: NearbySort, voice: Voice): string | undefined {
  if (!location.inReach) return undefined;
  const { words } = voice;
  const halves = halvesLeft(location).filter(({ top }) => top > 0);
  const [half] = halves.sort((a, b) => compareRanks(qualityOf(b, sort), qualityOf(a, sort)));
  if (half?.surf === null || half?.surf === undefined) return undefined;
  const surf = half.isMorning ? words.surf.inTheMorning(half.surf) : words.surf.inTheAfternoon(half.surf);
  const condition = half.condition ? [words.conditions[half.condition]] : [];
  const score = half.score >= 0 ? [words.nearby.score(half.score)] : [];
  const facts = sort === 'surf' ? [surf, ...condition, ...score] : [...condition, ...score, surf];
  return words.nearby.first[sort === 'surf' ? 'surf' : 'cond'](words.list(facts));
}

/** The halves of the day that are not over: of those without surf none, so that what is unknown comes last. */
function halvesLeft(location: Location): readonly Half[] {
  const { surfAm, surfAmMin, surfAmMax, condAm, scoreAm, surfPm, surfPmMin, surfPmMax, condPm, scorePm } = location;
  const am = { surf: surfAm, top: topOf(surfAmMin, surfAmMax), condition: condAm, score: scoreAm ?? -1 };
  const pm = { surf: surfPm, top: topOf(surfPmMin, surfPmMax), condition: condPm, score: scorePm ?? -1 };
  const afternoon = { ...pm, isMorning: false };
  return location.half === 'pm' ? [afternoon] : [{ ...am, isMorning: true }, afternoon];
}

function topOf(min: number | null, max: number | null): number {
  if (min === null) return -1;
  return max ?? Number.POSITIVE_INFINITY;
}

function rankOfCondition(condition: Location['condAm']): number {
  return condition === null ? CLEANEST_FIRST.length : CLEANEST_FIRST.indexOf(condition);
}
