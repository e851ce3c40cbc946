import { expect, test } from 'vitest';
import { byScore, commonArea, groupLocations, type Location, shownHalf } from './model.ts';

const location = (slug: string, parts: Partial<Location> = {}): Location => ({
  locationBeachId: slug.length,
  locationBeachSlug: slug,
  locationName: slug,
  locationLat: 21.6,
  locationLon: -158,
  local: { name: 'North Shore', slug: 'north-shore-oahu' },
  area: { name: 'Oahu', slug: 'oahu' },
  facing_deg: 315,
  facing: 'NW',
  distance_km: 3,
  inReach: true,
  surfAm: '6-8 ft',
  surfAmMin: 6,
  surfAmMax: 8,
  surfPm: '8-10 ft',
  surfPmMin: 8,
  surfPmMax: 10,
  condAm: 'clean',
  condPm: 'fair',
  scoreAm: 70,
  scorePm: 60,
  half: 'am',
  surfText: null,
  condText: null,
  danger: null,
  best: null,
  ...parts,
});
const slugs = (locations: readonly Location[]) => locations.map(({ locationBeachSlug }) => locationBeachSlug);

test('a flag shows the current half of the day, or the other if that one is unknown', () => {
  expect(shownHalf(location('a'))).toMatchObject({ surf: { text: '6-8 ft' }, condition: 'clean', score: 70 });
  expect(shownHalf(location('a', { half: 'pm' }))).toMatchObject({ surf: { text: '8-10 ft' }, score: 60 });
  expect(shownHalf(location('a', { half: 'pm', surfPm: null }))).toMatchObject({ surf: { text: '6-8 ft' } });
  expect(shownHalf(location('a', { surfAm: null, surfPm: null }))).toMatchObject({ surf: undefined });
});

test('flags go to the chosen beach, then by score, then by height; an open-ended height ranks highest', () => {
  const locations = [
    location('low', { scoreAm: 20 }),
    location('unknown', { scoreAm: null, surfAm: null, surfPm: null }),
    location('high', { scoreAm: 90, surfAmMax: 12 }),
    location('open', { scoreAm: 90, surfAmMin: 40, surfAmMax: null }),
    location('chosen', { scoreAm: 1 }),
  ];
  expect(slugs(byScore(locations, 'chosen'))).toEqual(['chosen', 'open', 'high', 'low', 'unknown']);
});

test('along the coast there is a heading for each stretch, in the order of the reply', () => {
  const south = { local: { name: 'South Shore', slug: 'south' } };
  const groups = groupLocations([location('a'), location('b', south), location('c')], 'geog');
  expect(groups.map(({ name, locations }) => [name, slugs(locations)])).toEqual([
    ['North Shore', ['a', 'c']],
    ['South Shore', ['b']],
  ]);
});

test('by surf and conditions there is a heading for beaches within reach, and one for the rest, if any', () => {
  const far = location('far', { inReach: false });
  expect(groupLocations([location('a'), far], 'surf').map(({ kind }) => kind)).toEqual(['reach', 'beyond']);
  expect(groupLocations([far], 'cond').map(({ kind }) => kind)).toEqual(['beyond']);
});

test('the page is named after the area if all beaches lie in one', () => {
  expect(commonArea([location('a'), location('b')])).toBe('Oahu');
  expect(commonArea([location('a'), location('b', { area: { name: 'Maui', slug: 'maui' } })])).toBeUndefined();
  expect(commonArea([])).toBeUndefined();
});
