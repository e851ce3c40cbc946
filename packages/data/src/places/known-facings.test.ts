import { expect, test } from 'vitest';
import { knownFacingsDeg } from '../../test-support/known-facings.ts';
import { findBeach } from './places.ts';

const offDeg = Object.entries(knownFacingsDeg).map(([slug, knownDeg]) => {
  const facingDeg = findBeach(slug)?.facingDeg;
  if (facingDeg === undefined) throw new Error(`There is no beach ${slug}.`);
  return { slug, off: Math.abs(((facingDeg - knownDeg + 540) % 360) - 180) };
});

test('computed facings differ from known ones by at most 7° in the median and 25° in the worst case', () => {
  const sorted = offDeg.map(({ off }) => off).sort((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(7);
  expect(offDeg.filter(({ off }) => off > 25)).toEqual([]);
});
