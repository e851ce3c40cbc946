import { expect, test } from 'vitest';
import { layoutScale } from './scale-bar.ts';

test.each([
  [0.1, 160, 10, 100],
  [0.013, 160, 2, 153.8],
  [0.3, 180, 50, 166.7],
  [0.001, 160, 0.1, 100],
])('at %d to the px and %d px it draws %d, %d px long', (unitsPerPx, mostPx, distance, px) => {
  const scale = layoutScale(unitsPerPx, mostPx);
  expect(scale.distance).toBeCloseTo(distance);
  expect(scale.px).toBeCloseTo(px, 1);
});
