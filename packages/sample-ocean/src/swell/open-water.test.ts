import { expect, test } from 'vitest';
import { makeLattice, nodesOf } from '../weather/lattice.ts';
import { createOpenWater, DIRECTIONS } from './open-water.ts';

test('off Long Beach, New York, the water is open to the south and ends at Long Island', () => {
  const openKm = createOpenWater(nodesOf([{ latDeg: 40, lonDeg: -73.6 }]), 700);
  expect(openKm(0, DIRECTIONS / 2)).toBe(700);
  expect(openKm(0, 0)).toBeGreaterThan(30);
  expect(openKm(0, 0)).toBeLessThan(100);
});

test('skipping open sea misses no land: reading every step gives the same', () => {
  const { nodes } = makeLattice({ latNorthDeg: 80, lonWestDeg: 0, spacingDeg: 4, rows: 40, columns: 90 });
  const quick = createOpenWater(nodes, 700);
  const thorough = createOpenWater(nodes, 700, false);
  const different: string[] = [];
  for (let n = 0; n < nodes.count; n++)
    for (let d = 0; d < DIRECTIONS; d++)
      if (quick(n, d) !== thorough(n, d)) different.push(`${nodes.latDeg[n]} N ${nodes.lonDeg[n]} E, ${d}`);
  expect(different).toEqual([]);
});
