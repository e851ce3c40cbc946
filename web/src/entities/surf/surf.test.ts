import { expect, test } from 'vitest';
import { halvesOf, isSized, ratedSurf, sizeWords, topOf } from './surf.ts';

test.each([
  ['3-4 ft', 3, 4, '3–4'],
  ['0.5-1 m', 0.5, 1, '0.5–1'],
  ['2 ft', 2, 2, '2'],
  ['20+ ft', 20, null, '20+'],
  ['flat to 3 ft', 0, 3, 'flat to 3 ft'],
  ['flat', 0, 0, 'flat'],
])('%s is %d to %d, shown as %s', (text, min, max, size) => {
  expect(sizeWords({ text, min, max })).toBe(size);
});

test('flat water has no size and no rating; surf without numbers, from an older server, has its rating', () => {
  expect(ratedSurf('flat', 0, 0, 'clean').condition).toBeNull();
  const old = ratedSurf('3-4 ft', undefined, undefined, 'clean');
  expect(old).toEqual({ surf: { text: '3-4 ft', min: null, max: null }, condition: 'clean' });
  expect(old.surf && [isSized(old.surf), sizeWords(old.surf)]).toEqual([false, '3-4 ft']);
});

test('surf with an open upper end sorts above all other surf', () => {
  expect(topOf({ text: '20+ ft', min: 20, max: null })).toBeGreaterThan(topOf({ text: '15-20 ft', min: 15, max: 20 }));
});

test('a day without an afternoon has no surf for it', () => {
  const day = { amsurf: '3-4 ft', amsurfMin: 3, amsurfMax: 4, amcond: 'fair' } as const;
  const { am, pm } = halvesOf({ ...day, pmsurf: null, pmsurfMin: null, pmsurfMax: null, pmcond: null });
  expect(am.condition).toBe('fair');
  expect(pm).toEqual({ surf: undefined, condition: null });
});
