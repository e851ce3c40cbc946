import { expect, test } from 'vitest';
import { slugOfName } from './place-slug.ts';

test.each([
  ['Folly Beach, The Washout', 'folly-beach-the-washout'],
  ["Black's Beach", 'blacks-beach'],
  ['St. Augustine Beach Pier', 'st-augustine-beach-pier'],
  ['Ocean City, Maryland, 36th Street', 'ocean-city-maryland-36th-street'],
  ['Cañada  (North)', 'canada-north'],
])('%s is at %s', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});
