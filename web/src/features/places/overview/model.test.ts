import { expect, test } from 'vitest';
import { findBest, groupByPlace, isKnownToday, middleOf, type OverviewBeach, sortBySurf } from './model.ts';

const day = (more: Partial<OverviewBeach['days'][number]> = {}): OverviewBeach['days'][number] => ({
  day: 'Fri',
  date: 'Nov 20',
  dateNum: '2026-11-20',
  amsurf: '1-2 ft',
  amsurfMin: 1,
  amsurfMax: 2,
  pmsurf: '2-3 ft',
  pmsurfMin: 2,
  pmsurfMax: 3,
  amcond: 'clean',
  pmcond: 'choppy',
  amscore: 40,
  pmscore: 20,
  surfMax: 3,
  danger: null,
  best: null,
  ...more,
});
const beach = (slug: string, local: string, days = [day()]): OverviewBeach => ({
  beachId: slug.length,
  slug,
  name: slug,
  shortName: slug,
  place: [
    { name: 'Area', slug: 'area' },
    { name: local, slug: local },
  ],
  lat: 38,
  lon: -75,
  days,
});
const slugs = (beaches: readonly OverviewBeach[]) => beaches.map(({ slug }) => slug);

test('beaches of one local are grouped, locals in order of appearance', () => {
  const groups = groupByPlace([beach('a', 'south'), beach('b', 'north'), beach('c', 'south')]);
  expect(groups.map(({ place, beaches }) => [place.at(-1)?.name, slugs(beaches)])).toEqual([
    ['south', ['a', 'c']],
    ['north', ['b']],
  ]);
});

test('every beach is in one group, also where no place lies between', () => {
  const bare = { ...beach('a', 'x'), place: [] };
  expect(groupByPlace([bare])).toEqual([{ place: [], beaches: [bare] }]);
  expect(groupByPlace([])).toEqual([]);
});

test('by surf the largest comes first, ties go to the better rated, and beaches without a forecast come last', () => {
  const order = sortBySurf([
    beach('none', 'x', []),
    beach('flat', 'x', [day({ surfMax: 0, amsurf: 'flat', pmsurf: 'flat' })]),
    beach('plain', 'x', [day({ amscore: 10, pmscore: 12 })]),
    beach('good', 'x', [day({ amscore: 10, pmscore: 60 })]),
    beach('big', 'x', [day({ surfMax: 6 })]),
  ]);
  expect(slugs(order)).toEqual(['big', 'good', 'plain', 'flat', 'none']);
});

test('a beach’s surf is known if one of its halves is, even if it is flat', () => {
  const none = { amsurf: null, pmsurf: null };
  expect(isKnownToday(beach('flat', 'x', [day({ ...none, pmsurf: 'flat' })]))).toBe(true);
  expect(isKnownToday(beach('blind', 'x', [day(none), day()]))).toBe(false);
  expect(isKnownToday(beach('none', 'x', []))).toBe(false);
});

test('the best beach has the best rated hours, not the largest surf', () => {
  const best = (score: number) => ({
    from: '6am',
    to: '10am',
    surf: '2 ft',
    surfMin: 2,
    surfMax: 2,
    cond: 'clean' as const,
    score,
  });
  const good = beach('good', 'x', [day({ surfMax: 2, best: best(70) })]);
  const big = beach('big', 'x', [day({ surfMax: 8, best: best(30) })]);
  expect(findBest([big, good])?.slug).toBe('good');
  expect(findBest([beach('none', 'x', []), beach('plain', 'x')])).toBeUndefined();
});

test('the map of a place is centred between its outermost beaches', () => {
  const at = (lat: number, lon: number) => ({ ...beach('a', 'south'), lat, lon });
  expect(middleOf([at(38, -75), at(39, -74), at(38.1, -75)])).toEqual({ lat: 38.5, lon: -74.5 });
  expect(middleOf([])).toBeUndefined();
});
