import { describe, expect, test } from 'vitest';
import { nearestIndex } from '../../test-support/nearest-index.ts';
import { type Mercator, mercatorGrid } from '../../test-support/synthetic-grids.ts';
import { fileIndex, type Grid, type MercatorGrid, type Scan } from './grid.ts';
import { bilinearPoints, gridLocator, locateOnGrid, positionOnGrid, toTrueWind, wrapsAround } from './grid-position.ts';
import { parseGrid } from './parse-grid.ts';
import { Section } from './section.ts';

function parse(parts: Mercator, change: (bytes: Uint8Array) => void = () => undefined): Grid {
  const bytes = mercatorGrid(parts);
  change(bytes);
  return parseGrid(new Section(bytes, 3, 0, bytes.length));
}

const UPWARD: Scan = { iNegative: false, jPositive: true, jConsecutive: false, alternating: false };

/** NCEP's grid 204, the national grid of Hawaii. */
const NCEP_204: MercatorGrid = {
  template: 10,
  ni: 93,
  nj: 68,
  pointCount: 93 * 68,
  scan: UPWARD,
  firstLat: -25,
  firstLon: 110,
  earthRadiusM: 6_371_200,
  trueLat: 20,
  stepXM: 160_000,
  stepYM: 160_000,
  windsFollowGrid: true,
};
/** A grid around the globe, whose 60 columns are 6° apart. */
const GLOBE: MercatorGrid = {
  ...NCEP_204,
  ni: 60,
  nj: 41,
  firstLat: -60,
  firstLon: 3,
  trueLat: 0,
  stepXM: (6_371_200 * Math.PI) / 30,
  stepYM: 400_000,
};

describe('section 3 of a Mercator grid', () => {
  test('has its true latitude, steps, sphere and scan', () => {
    expect(parse({ scan: 0x50 })).toEqual({
      template: 10,
      ni: 10,
      nj: 8,
      pointCount: 80,
      firstLat: 15,
      firstLon: 284,
      trueLat: 18,
      stepXM: 2500,
      stepYM: 2500,
      windsFollowGrid: true,
      earthRadiusM: 6_371_229,
      scan: { iNegative: false, jPositive: true, jConsecutive: false, alternating: true },
    });
    expect(parse({ first: [-35.5, -70], flags: 0x30 })).toMatchObject({
      firstLat: -35.5,
      firstLon: -70,
      windsFollowGrid: false,
    });
  });

  test('on an ellipsoid has no radius', () => {
    const grid = parse({}, (bytes) => bytes.set([4], 14));
    expect(grid).toMatchObject({ earthRadiusM: undefined });
    expect([locateOnGrid(grid, 15, 284), positionOnGrid(grid, 0, 0), wrapsAround(grid)]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  test.each<[string, Mercator, string]>([
    ['an orientation', { orientation: 30 }, 'a Mercator grid turned by 30 degrees is not supported'],
    ['a step of zero', { stepM: [2500, 0] }, 'its grid step is zero'],
    ['a first row at the pole', { first: [-90, 0] }, 'a Mercator map has no pole'],
    ['a scale at the pole', { trueLat: 90 }, 'a Mercator map has no pole'],
    ['shifted rows', { scan: 8 }, 'half a step'],
  ])('is refused with %s', (_, parts, sentence) => {
    expect(() => parse(parts)).toThrow(sentence);
  });
});

describe('a Mercator grid', () => {
  test('204 ends at 60.644 N 109.129 W, as NCEP lists it', () => {
    const corner = positionOnGrid(NCEP_204, 92, 67);
    expect(corner?.lat).toBeCloseTo(60.644, 2);
    expect(corner?.lon).toBeCloseTo(-109.129, 2);
  });

  test.each<Partial<Scan>>([
    {},
    { iNegative: true },
    { jPositive: false },
    { jConsecutive: true },
    { alternating: true },
    { iNegative: true, jPositive: false, jConsecutive: true, alternating: true },
  ])('locates every point at the position it gives for it, under %o', (flags) => {
    const grid = { ...NCEP_204, firstLat: 10, scan: { ...UPWARD, ...flags } };
    const seen = new Set<number>();
    for (let j = 0; j < grid.nj; j++) {
      for (let i = 0; i < grid.ni; i++) {
        const at = positionOnGrid(grid, i, j);
        const index = at && nearestIndex(grid, at.lat, at.lon);
        expect(index).toBe(fileIndex(grid, i, j));
        seen.add(index ?? -1);
        const place = at && locateOnGrid(grid, at.lat, at.lon);
        expect(Math.abs((place?.i ?? -1) - i) + Math.abs((place?.j ?? -1) - j)).toBeLessThan(1e-6);
      }
    }
    expect(seen.size).toBe(grid.pointCount);
  });

  test('has rows whose distance does not depend on its columns', () => {
    const grid = { ...NCEP_204, stepXM: 90_000 };
    // The inverse Gudermannian of a latitude is asinh(tan(lat)), which Mercator stretches by radius and scale.
    const northing = Math.asinh(Math.tan((-25 * Math.PI) / 180)) + 160_000 / (6_371_200 * Math.cos(Math.PI / 9));
    expect(positionOnGrid(grid, 7, 1)?.lat).toBeCloseTo((Math.atan(Math.sinh(northing)) * 180) / Math.PI, 10);
  });

  test('contains its edges and nothing beyond', () => {
    const locate = gridLocator(NCEP_204);
    expect(locate(-25, 110)).toEqual({ i: 0, j: 0 });
    expect(locate(-25, 110 - 360)).toEqual({ i: 0, j: 0 });
    expect([locate(-25.1, 110), locate(60.7, 200), locate(0, 109.9), locate(0, -109), locate(90, 200)]).toEqual(
      Array(5).fill(undefined),
    );
  });

  test('interpolates across the seam of a globe', () => {
    expect(wrapsAround(GLOBE)).toBe(true);
    expect(wrapsAround(NCEP_204)).toBe(false);
    const points = bilinearPoints(GLOBE, -60, 0)?.map(({ index, weight }) => [index, Number(weight.toFixed(9))]);
    expect(points).toEqual([
      [59, 0.5],
      [0, 0.5],
    ]);
  });

  test('has true winds, even where they follow the grid', () => {
    expect(toTrueWind(NCEP_204, 150, 3, -4)).toEqual({ u: 3, v: -4 });
  });
});
