import { type Point, pointAlong } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { computeOpenness, fitFacing, listFanPoints } from './shore-facing.ts';

const beach: Point = { lat: 35, lon: -75 };

/** Builds a straight shoreline through the beach, with land on its left and the sea towards `seawardDeg`. */
function shoreFacing(seawardDeg: number, through: Point): readonly Point[] {
  return [pointAlong(through, seawardDeg + 90, 4), pointAlong(through, seawardDeg - 90, 4)];
}

/** Returns an openness with water on the seaward side of the beach only. */
function opennessFacing(seawardDeg: number) {
  return computeOpenness(
    listFanPoints(beach).map((_, index) => {
      const bearing = Math.floor(index / 7) * 10;
      return Math.cos(((bearing - seawardDeg) * Math.PI) / 180) > 0;
    }),
  );
}

test.each([0, 45, 90, 137, 200, 283, 350])('a straight shore with the sea at %d° faces it', (seawardDeg) => {
  const fit = fitFacing(beach, [shoreFacing(seawardDeg, beach)], opennessFacing(seawardDeg), 1);
  const turn = ((fit?.facingDeg ?? Number.NaN) - seawardDeg + 540) % 360;
  expect(Math.abs(turn - 180)).toBeLessThan(1);
});

test('the bay side of a barrier island is ignored', () => {
  const ocean = shoreFacing(90, beach);
  const bay = shoreFacing(270, pointAlong(beach, 270, 0.3));
  const fit = fitFacing(beach, [ocean, bay], opennessFacing(90), 1);
  expect(fit?.facingDeg).toBeCloseTo(90, 0);
});

test('a beach with no open shore near it has no facing', () => {
  expect(fitFacing(beach, [shoreFacing(270, beach)], opennessFacing(90), 1)).toBeUndefined();
  expect(fitFacing(beach, [], opennessFacing(90), 1)).toBeUndefined();
});
