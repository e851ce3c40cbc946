import { expect, test } from 'vitest';
import { distanceTo } from './distance-to.ts';
import { blurredShoreDistance } from './shore-distance.ts';
import { smoothGrid } from './smooth-grid.ts';

const NODES = 81;
const mark = (is: (column: number, row: number) => boolean) =>
  Uint8Array.from({ length: NODES * NODES }, (_, index) => Number(is(index % NODES, Math.floor(index / NODES))));

test('distances are exact, also between several marks', () => {
  const marks = [
    [10, 10],
    [60, 30],
    [61, 75],
  ];
  const found = distanceTo(
    mark((column, row) => marks.some(([x, y]) => x === column && y === row)),
    NODES,
  );
  for (let row = 0; row < NODES; row += 7)
    for (let column = 0; column < NODES; column += 5)
      expect(found[row * NODES + column]).toBeCloseTo(
        Math.min(...marks.map(([x = 0, y = 0]) => Math.hypot(x - column, y - row))),
        4,
      );
});

test('where nothing is marked everything is far', () => {
  expect(
    distanceTo(
      mark(() => false),
      NODES,
    ).every((steps) => steps === Number.POSITIVE_INFINITY),
  ).toBe(true);
});

test('blurring does not change distances off a straight shore', () => {
  const km = blurredShoreDistance(
    mark((_, row) => row < 20),
    NODES,
  );
  for (const row of [21, 25, 35, 50]) expect(km[row * NODES + 40]).toBeCloseTo(row - 19.5, 0);
});

test('depth contours straighten seaward: a cove shows near the shore and not far off', () => {
  const cove = blurredShoreDistance(
    mark((column, row) => row < 20 && !(Math.abs(column - 40) < 4 && row > 12)),
    NODES,
  );
  const at = (column: number, row: number) => cove[row * NODES + column] ?? 0;
  expect(at(40, 21) - at(20, 21)).toBeGreaterThan(1);
  expect(Math.abs(at(40, 50) - at(20, 50))).toBeLessThan(1);
});

test('smoothing keeps a slope and spreads a peak', () => {
  const slope = Float32Array.from({ length: NODES * NODES }, (_, index) => index % NODES);
  expect(smoothGrid(slope, NODES, 3)[40 * NODES + 40]).toBeCloseTo(40, 3);
  const peak = smoothGrid(Float32Array.from(mark((column, row) => column === 40 && row === 40)), NODES, Math.sqrt(12));
  expect(peak.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
  expect(peak[40 * NODES + 40]).toBeCloseTo(1 / (2 * Math.PI * 12), 2);
});
