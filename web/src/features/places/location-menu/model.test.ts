import { expect, test } from 'vitest';
import { beachesIn, findListed, levelAt, pathAbove, pathTo, type Region } from './model.ts';

const washout = {
  location_id: 4,
  slug: 'the-washout',
  location_name: 'Folly Beach, The Washout',
  location_rname: 'The Washout',
};
const folly = { local_id: 3, local_name: 'Folly Beach', slug: 'folly-beach', locations: [washout] };
const charleston = { area_id: 2, area_name: 'Charleston', slug: 'charleston', nlocals: 1, locals: [folly] };
const regions: readonly Region[] = [{ region_id: 1, region_name: 'Southeast', slug: 'southeast', areas: [charleston] }];

test('a beach is found with its path', () => {
  expect(pathTo(regions, 'the-washout')).toEqual({ region: 1, area: 2, local: 3 });
  expect(pathTo(regions, 'nowhere')).toEqual({});
  expect(pathTo(regions, undefined)).toEqual({});
});

test('an area counts the beaches of all its locals', () => {
  expect(beachesIn({ ...charleston, locals: [folly, { ...folly, locations: [washout, washout] }] })).toBe(3);
  expect(beachesIn({ ...charleston, locals: [] })).toBe(0);
});

test('drilling down shows regions, areas, locals, locations', () => {
  expect(levelAt(regions, {}).kind).toBe('regions');
  expect(levelAt(regions, { region: 1 }).kind).toBe('areas');
  expect(levelAt(regions, { region: 1, area: 2 }).kind).toBe('locals');
  expect(levelAt(regions, { region: 1, area: 2, local: 3 })).toMatchObject({ kind: 'locations', local: folly });
});

test('a path that no longer exists leads to the nearest list above it', () => {
  expect(levelAt(regions, { region: 1, area: 99, local: 3 }).kind).toBe('areas');
});

test('back goes up one level at a time and stops at the top', () => {
  expect(pathAbove({ region: 1, area: 2, local: 3 })).toEqual({ region: 1, area: 2 });
  expect(pathAbove({ region: 1, area: 2 })).toEqual({ region: 1 });
  expect(pathAbove({ region: 1 })).toEqual({});
  expect(pathAbove({})).toBeUndefined();
});

test('a listed place is found by its slug, a beach by its number too, with the places around it', () => {
  const southeast = { name: 'Southeast', slug: 'southeast' };
  const inCharleston = [southeast, { name: 'Charleston', slug: 'charleston' }];
  const beach = {
    name: 'Folly Beach, The Washout',
    within: [...inCharleston, { name: 'Folly Beach', slug: 'folly-beach' }],
    beachId: 4,
  };
  expect(findListed(regions, 'the-washout')).toEqual(beach);
  expect(findListed(regions, '4')).toEqual(beach);
  expect(findListed(regions, 'folly-beach')).toEqual({ name: 'Folly Beach', within: inCharleston });
  expect(findListed(regions, 'charleston')).toEqual({ name: 'Charleston', within: [southeast] });
  expect(findListed(regions, 'southeast')).toEqual({ name: 'Southeast', within: [] });
  expect(findListed(regions, 'nowhere')).toBeUndefined();
});
