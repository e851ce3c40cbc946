import { expect, test } from 'vitest';
import { findBeaches, indexBeaches } from './search-index.ts';

let id = 0;
const beach = (location_name: string, slug: string) => ({
  location_id: ++id,
  slug,
  location_name,
  location_rname: slug,
});
const local = (local_name: string, ...locations: ReturnType<typeof beach>[]) => ({
  local_id: ++id,
  local_name,
  slug: local_name,
  locations,
});
const area = (area_name: string, ...locals: ReturnType<typeof local>[]) => ({
  area_id: ++id,
  area_name,
  slug: area_name,
  nlocals: locals.length,
  locals,
});

const index = indexBeaches([
  {
    region_id: ++id,
    region_name: 'Southeast',
    slug: 'southeast',
    areas: [
      area('Charleston', local('Folly Beach', beach('The Washout', 'washout'), beach('Folly Beach Pier', 'pier'))),
      area('Sebastian', local('Sebastian Inlet', beach('First Peak', 'first-peak'))),
    ],
  },
  {
    region_id: ++id,
    region_name: 'Hawaii',
    slug: 'hawaii',
    areas: [
      area('Oʻahu', local('North Shore', beach('Banzai Pipeline', 'pipeline'), beach('ʻEhukai Beach', 'ehukai'))),
    ],
  },
]);
const found = (question: string, limit = 8) => findBeaches(index, question, limit).map(({ slug }) => slug);

test('a beach is found by its name, its local, its area and its region', () => {
  expect(found('washout')).toEqual(['washout']);
  expect(found('sebastian inlet')).toEqual(['first-peak']);
  expect(found('charleston')).toEqual(['washout', 'pier']);
  expect(found('hawaii')).toEqual(['pipeline', 'ehukai']);
});

test('beginnings of words are enough, in any order', () => {
  expect(found('pip')).toEqual(['pipeline']);
  expect(found('wash fol')).toEqual(['washout']);
});

test('a beach of that name comes before those that lie in a place of that name', () => {
  expect(found('folly')).toEqual(['pier', 'washout']);
});

test('every word must be there', () => {
  expect(found('folly pipeline')).toEqual([]);
});

test('case, accents and ʻokina are no obstacle', () => {
  expect(found('OAHU ehukai')).toEqual(['ehukai']);
  expect(found('ʻehukai')).toEqual(['ehukai']);
});

test('nothing asked finds nothing, and no more come than there is room for', () => {
  expect(found('')).toEqual([]);
  expect(found(' - ')).toEqual([]);
  expect(found('e', 1)).toHaveLength(1);
});

test('where a beach lies is told from near to far, each place once', () => {
  expect(index[0]?.within).toBe('Folly Beach, Charleston, Southeast');
});
