import { expect, test } from 'vitest';
import { findSimilarPlaces } from './similar-places.ts';

const slugs = (asked: string) => findSimilarPlaces(asked).map(({ slug }) => slug);

test.each([
  ['pipeline', 'banzai-pipeline'],
  ['delware', 'delaware'],
  ['huntingtn-beach', 'huntington-beach-pier'],
  ['mavricks', 'mavericks'],
  ['Trestels', 'trestles-lowers'],
  ['new-jersy', 'northern-new-jersey'],
  ['ocaen-beach', 'ocean-beach-noriega'],
  ['ocean-beach-san-francisco', 'ocean-beach-noriega'],
  ['pipeline-hawaii', 'banzai-pipeline'],
  ['waikiki-beach', 'waikiki-canoes'],
])('%s may mean %s', (asked, slug) => {
  expect(slugs(asked)).toContain(slug);
});

test('an area comes before places of the same name in it, each with its location', () => {
  expect(findSimilarPlaces('delware')[0]).toEqual({ slug: 'delaware', name: 'Delaware', within: 'East Coast' });
  expect(findSimilarPlaces('pipeline')[0]?.within).toBe('North Shore, Oahu, Hawaii');
});

test('a dissimilar name gets no suggestions, and no name more than five', () => {
  expect([slugs('xyzzy'), slugs(''), slugs('-'), slugs('nazare-hawaii')]).toEqual([[], [], [], []]);
  expect(slugs('beach')).toHaveLength(5);
});
