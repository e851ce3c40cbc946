import { expect, test } from 'vitest';
import { isInRings } from './land-outline.ts';

const ISLAND = [
  [170, 0],
  [190, 0],
  [190, 10],
  [170, 10],
] as const;
const LAKE = [
  [174, 4],
  [176, 4],
  [176, 6],
] as const;

test.each([
  ['on the island', 5, 171, true],
  ['on it beyond 180°', 5, -172, true],
  ['in its lake', 4.5, 175.6, false],
  ['at sea', 5, 160, false],
  ['north of it', 11, 175, false],
])('%s', (_, lat, lon, isLand) => {
  expect(isInRings([ISLAND, LAKE], lat, lon)).toBe(isLand);
});
