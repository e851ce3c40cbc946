import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confidenceOf, faceError } from './confidence.ts';

const leads = fc.double({ min: -1, max: 20, noNaN: true });
const spreads = fc.double({ min: 0, max: 2, noNaN: true });

test('a later day and runs that differ more are never surer', () => {
  fc.assert(
    fc.property(leads, spreads, fc.double({ min: 0, max: 5, noNaN: true }), (lead, spread, more) => {
      expect(faceError(lead + more, spread)).toBeGreaterThanOrEqual(faceError(lead, spread));
      expect(faceError(lead, spread + more)).toBeGreaterThanOrEqual(faceError(lead, spread));
    }),
  );
});

test('tomorrow is of high confidence from the first run on, the tenth day of low, however well runs agree', () => {
  const levels = Array.from({ length: 16 }, (_, day) => confidenceOf(faceError(day + 0.5)));
  expect(levels.slice(0, 3)).toEqual(['high', 'high', 'high']);
  expect(levels.slice(4, 7)).toEqual(['medium', 'medium', 'medium']);
  expect(levels.slice(8).every((level) => level === 'low')).toBe(true);
});

test('runs that disagree lower it on any day', () => {
  expect(confidenceOf(faceError(1, 0.2))).toBe('medium');
  expect(confidenceOf(faceError(1, 0.4))).toBe('low');
  expect(confidenceOf(faceError(5, 0.25))).toBe('low');
});

test('the error stays below the face itself', () => {
  fc.assert(
    fc.property(leads, spreads, (lead, spread) => {
      expect(faceError(lead, spread)).toBeLessThanOrEqual(0.9);
    }),
  );
});
