import { bodySize, surfBounds } from '@groundswell/forecast';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFeet, inMetres } from '../../test-support/voices.ts';
import type { Voice } from '../words/voice.ts';
import { surfNumbers, surfSpanText, surfText, wholeHeightText } from './surf-text.ts';

test.each([
  [0.1, 'flat', 'flat', 'flat'],
  [0.3, '1 ft', '0.3 m', 'ankle high'],
  [0.6, '1-2 ft', '0.3-0.6 m', 'knee high'],
  [0.9, '2-3 ft', '0.6-0.9 m', 'waist high'],
  [1.2, '3-4 ft', '0.9-1.2 m', 'chest high'],
  [1.8, '4-6 ft', '1.2-1.8 m', 'head high'],
  [2.4, '6-8 ft', '1.8-2.5 m', 'overhead'],
  [3.8, '8-12 ft', '2.5-3.5 m', 'double overhead'],
  [9, '20-30 ft', '6-9 m', 'giant'],
  [14, '40+ ft', '12+ m', 'giant'],
])('a face of %d m is %s or %s, %s', (faceM, feet, metres, body) => {
  expect([surfText(faceM, inFeet), surfText(faceM, inMetres), bodySize(faceM)]).toEqual([feet, metres, body]);
});

test.each([
  [0.9, 0.9, '2-3 ft'],
  [0.9, 1.8, '2-6 ft'],
  [0.3, 0.9, '1-3 ft'],
  [0.1, 0.9, 'flat to 3 ft'],
  [0.1, 0.3, 'flat to 1 ft'],
  [4, 14, '10-40+ ft'],
])('faces of %d to %d m span %s', (lowestM, highestM, text) => {
  expect(surfSpanText(lowestM, highestM, inFeet)).toBe(text);
});

test('a limit of faces is formatted in whole feet, or in metres to a tenth', () => {
  expect([wholeHeightText(2.4, inFeet), wholeHeightText(2.4, inMetres)]).toEqual(['8 ft', '2.4 m']);
});

test('the Hawaiian scale counts half of the face, the body the whole', () => {
  const hawaiian: Voice = { ...inFeet, scale: 'hawaiian' };
  expect(surfText(2.4, hawaiian)).toBe('3-4 ft');
  expect(surfText(0.14, hawaiian)).toBe('flat');
  expect(surfBounds(2, hawaiian).max).toBeCloseTo(3.281, 6);
});

test('a higher face never has a smaller range', () => {
  const first = (faceM: number) => Number.parseFloat(surfText(faceM, inFeet).replace('flat', '0'));
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 12, noNaN: true }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (faceM, more) => {
        expect(first(faceM + more)).toBeGreaterThanOrEqual(first(faceM));
      },
    ),
  );
});

test.each([
  [0.1, 0.1, 0, 0],
  [0.3, 0.3, 1, 1],
  [0.9, 1.8, 2, 6],
  [0.1, 0.9, 0, 3],
  [4, 14, 10, null],
])('faces of %d to %d m are %d to %s ft as numbers', (lowestM, highestM, min, max) => {
  expect(surfNumbers(lowestM, inFeet, highestM)).toEqual({ min, max });
});

test('the numbers are those of the text, in each unit', () => {
  for (const voice of [inFeet, inMetres]) {
    for (let faceM = 0.2; faceM < 5; faceM += 0.1) {
      const { min, max } = surfNumbers(faceM, voice);
      expect(surfText(faceM, voice)).toBe(`${[...new Set([min, max])].join('-')} ${voice.wave}`);
    }
  }
});

test.each([
  [0.1, 0.5, 'flat to 2 ft'],
  [0.65, 0.75, '1-3 ft'],
  [0.8, 0.9, '2-3 ft'],
  [11, 15, '30-40+ ft'],
])('surf between %d and %d m is a span of the ranges', (lowestM, highestM, text) => {
  expect(surfSpanText(lowestM, highestM, inFeet)).toBe(text);
});
