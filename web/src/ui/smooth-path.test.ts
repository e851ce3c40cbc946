import { expect, test } from 'vitest';
import { runsOf, smoothPath } from './smooth-path.ts';

test('the curve passes every point and does not swing past a peak', () => {
  const path = smoothPath([
    { x: 0, y: 0 },
    { x: 3, y: 9 },
    { x: 6, y: 0 },
  ]);
  expect(path).toBe('M0 0C1 4.5 2 9 3 9C4 9 5 4.5 6 0');
});

test('a straight line stays straight', () => {
  const path = smoothPath([0, 3, 6, 9].map((x) => ({ x, y: x })));
  expect(path).toContain('C4 4 5 5 6 6');
});

test('a gap splits the line; nothing is drawn across it', () => {
  const runs = runsOf([1, null, null, 2, 3], (value, index) => ({ x: index, y: value }));
  expect(runs).toEqual([
    [{ x: 0, y: 1 }],
    [
      { x: 3, y: 2 },
      { x: 4, y: 3 },
    ],
  ]);
});

test('no points are no path', () => {
  expect(smoothPath([])).toBe('');
});
