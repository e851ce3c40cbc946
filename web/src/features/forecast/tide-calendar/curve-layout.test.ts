import { expect, test } from 'vitest';
import { tidePoints } from '../../../entities/tide/tide-curve.ts';
import { layoutCurve } from './curve-layout.ts';

const SIZE = { width: 100, height: 150 };
const curveOf = (levels: readonly (number | null)[]) => layoutCurve(tidePoints(levels, [], levels.length - 1), SIZE);

test('high water is above low water, and the hours fill the width', () => {
  const curve = curveOf([0, 4, 0]);
  expect([curve?.x(0), curve?.x(2)]).toEqual([0, 100]);
  expect(curve?.yAt(1)).toBeLessThan(curve?.yAt(0) ?? 0);
  expect(curve?.yAt(0.5)).toBe(((curve?.yAt(0) ?? 0) + (curve?.yAt(1) ?? 0)) / 2);
});

test('an hour without a level breaks the line and has no height', () => {
  const curve = curveOf([1, 2, null, 3, 2]);
  expect(curve?.line.match(/M/g)).toHaveLength(2);
  expect(curve?.yAt(1.5)).toBeUndefined();
});

test('no curve without two levels, a flat one where they are the same', () => {
  expect(curveOf([])).toBeUndefined();
  expect(curveOf([null, 1])).toBeUndefined();
  expect(curveOf([1, 1])?.line).not.toContain('NaN');
});
