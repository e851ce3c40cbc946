import { describe, expect, test } from 'vitest';
import { nearestIndex } from '../../test-support/nearest-index.ts';
import type { Grid, LambertGrid, LatLonGrid, PolarStereographicGrid, Scan } from './grid.ts';
import { fileIndex } from './grid.ts';
import { bilinearPoints, gridTurnDeg, locateOnGrid, positionOnGrid, toTrueWind } from './grid-position.ts';

const NORTH_TO_SOUTH: Scan = { iNegative: false, jPositive: false, jConsecutive: false, alternating: false };
const UPWARD: Scan = { ...NORTH_TO_SOUTH, jPositive: true };

const GLOBE: LatLonGrid = {
  template: 0,
  ni: 1440,
  nj: 721,
  pointCount: 1440 * 721,
  scan: NORTH_TO_SOUTH,
  firstLat: 90,
  firstLon: 0,
  lastLat: -90,
  lastLon: 359.75,
  stepLonDeg: 0.25,
  stepLatDeg: 0.25,
  windsFollowGrid: true,
};
const ATLANTIC: LatLonGrid = {
  ...GLOBE,
  ni: 301,
  nj: 331,
  firstLat: 55,
  firstLon: 260,
  lastLat: 0,
  lastLon: 310,
  stepLonDeg: 1 / 6,
  stepLatDeg: 1 / 6,
};

/** The parameters of NCEP grid 211 as in NAM's awp211 files. */
const NAM_211: LambertGrid = {
  template: 30,
  ni: 93,
  nj: 65,
  pointCount: 93 * 65,
  scan: UPWARD,
  firstLat: 12.19,
  firstLon: 226.541,
  earthRadiusM: 6_371_229,
  orientationLon: 265,
  stepXM: 81_270.5,
  stepYM: 81_270.5,
  southPole: false,
  latin1: 25,
  latin2: 25,
  windsFollowGrid: true,
};
const HRRR: LambertGrid = {
  ...NAM_211,
  ni: 1799,
  nj: 1059,
  firstLat: 21.138123,
  firstLon: 237.280472,
  orientationLon: 262.5,
  stepXM: 3000,
  stepYM: 3000,
  latin1: 38.5,
  latin2: 38.5,
};
const SECANT: LambertGrid = { ...NAM_211, latin1: 33, latin2: 45 };
const SOUTHERN: LambertGrid = { ...NAM_211, firstLat: -50, latin1: -33, latin2: -45 };
const NORTH_POLE: PolarStereographicGrid = {
  ...NAM_211,
  template: 20,
  trueLat: 60,
  firstLat: 20,
  firstLon: 215,
  orientationLon: 255,
};
const SOUTH_POLE: PolarStereographicGrid = { ...NORTH_POLE, firstLat: -20, trueLat: -60, southPole: true };

describe('a latitude-longitude grid', () => {
  test.each([-435.67, -75.67, 284.33, 644.33])('finds a place by any equivalent longitude, such as %d', (lon) => {
    const place = locateOnGrid(ATLANTIC, 36.17, lon);
    expect(place?.i).toBeCloseTo((284.33 - 260) * 6, 6);
    expect(place?.j).toBeCloseTo((55 - 36.17) * 6, 6);
  });

  test('contains its edges and nothing beyond', () => {
    expect([nearestIndex(ATLANTIC, 55, 260), nearestIndex(ATLANTIC, 0, -50)]).toEqual([0, 301 * 331 - 1]);
    expect([
      locateOnGrid(ATLANTIC, 55.1, 280),
      locateOnGrid(ATLANTIC, 30, 259.9),
      locateOnGrid(ATLANTIC, 30, 310.1),
      locateOnGrid(ATLANTIC, Number.NaN, 280),
    ]).toEqual(Array(4).fill(undefined));
  });

  test('interpolates across the seam of a globe', () => {
    expect(bilinearPoints(GLOBE, 90, -0.125)).toEqual([
      { index: 1439, weight: 0.5 },
      { index: 0, weight: 0.5 },
    ]);
    expect(nearestIndex(GLOBE, 90, 359.9)).toBe(0);
    expect(locateOnGrid(GLOBE, 90, -1e-9)).toEqual({ i: 0, j: 0 });
  });

  test.each<Partial<Scan>>([
    {},
    { iNegative: true },
    { jPositive: true },
    { jConsecutive: true },
    { alternating: true },
    { alternating: true, jConsecutive: true, iNegative: true },
  ])('is walked in file order under %o', (flags) => {
    const scan = { ...NORTH_TO_SOUTH, ...flags };
    const [firstLat, firstLon] = [scan.jPositive ? 40 : 41, scan.iNegative ? 12 : 10];
    const grid: LatLonGrid = {
      ...GLOBE,
      ni: 3,
      nj: 2,
      pointCount: 6,
      scan,
      firstLat,
      firstLon,
      stepLonDeg: 1,
      stepLatDeg: 1,
    };
    const order = [41, 40].flatMap((lat) =>
      [10, 11, 12].map((lon) => ({ lat, lon, index: nearestIndex(grid, lat, lon) ?? -1 })),
    );
    const inFile = order.toSorted((a, b) => a.index - b.index).map(({ lat, lon }) => [lat, lon]);

    expect(inFile[0]).toEqual([firstLat, firstLon]);
    const neighbours = inFile
      .slice(1)
      .map((place, n) => Math.hypot((place[0] ?? 0) - (inFile[n]?.[0] ?? 0), (place[1] ?? 0) - (inFile[n]?.[1] ?? 0)));
    if (scan.alternating) expect(neighbours).toEqual([1, 1, 1, 1, 1]);
    expect(inFile[1]?.[scan.jConsecutive ? 1 : 0]).toBe(scan.jConsecutive ? firstLon : firstLat);
    expect(new Set(order.map(({ index }) => index))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test('has true winds whatever its flag', () => {
    expect(toTrueWind(GLOBE, 284, 3, -4)).toEqual({ u: 3, v: -4 });
  });
});

describe('a projected grid', () => {
  test('211 ends at 57.290 N 49.385 W, as NCEP lists it', () => {
    const corner = positionOnGrid(NAM_211, 92, 64);
    expect(corner?.lat).toBeCloseTo(57.29, 2);
    expect(corner?.lon).toBeCloseTo(-49.385, 2);
  });

  test('of HRRR ends at 47.842 N 60.917 W, as NCEP lists it', () => {
    const corner = positionOnGrid(HRRR, 1798, 1058);
    expect(corner?.lat).toBeCloseTo(47.842, 2);
    expect(corner?.lon).toBeCloseTo(-60.917, 2);
  });

  test.each<[string, Grid]>([
    ['Lambert tangent', NAM_211],
    ['Lambert secant', SECANT],
    ['Lambert southern', SOUTHERN],
    ['north polar', NORTH_POLE],
    ['south polar', SOUTH_POLE],
  ])('%s locates every point at the position it gives for it', (_, grid) => {
    for (let j = 0; j < grid.nj; j += 7) {
      for (let i = 0; i < grid.ni; i += 7) {
        const position = positionOnGrid(grid, i, j);
        expect(position && nearestIndex(grid, position.lat, position.lon)).toBe(fileIndex(grid, i, j));
        const place = position && locateOnGrid(grid, position.lat, position.lon);
        expect(place?.i).toBeCloseTo(i, 6);
        expect(place?.j).toBeCloseTo(j, 6);
      }
    }
  });

  test('weighs the four points around a position to one, and back to it', () => {
    const points = bilinearPoints(NAM_211, 36.0124, -75.4323) ?? [];
    const place = locateOnGrid(NAM_211, 36.0124, -75.4323);
    expect(points).toHaveLength(4);
    expect(points.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(points.reduce((sum, { index, weight }) => sum + weight * (index % 93), 0)).toBeCloseTo(place?.i ?? -1, 9);
    expect(points.reduce((sum, { index, weight }) => sum + weight * Math.floor(index / 93), 0)).toBeCloseTo(
      place?.j ?? -1,
      9,
    );
  });

  test('on an ellipsoid locates nothing', () => {
    const grid = { ...NAM_211, earthRadiusM: undefined };
    expect([locateOnGrid(grid, 36, -75), positionOnGrid(grid, 0, 0), nearestIndex(grid, 36, -75)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('winds along a grid', () => {
  test('turn by 8.270 degrees off North Carolina in NAM', () => {
    expect(gridTurnDeg(NAM_211, -75.4323)).toBeCloseTo(8.27, 3);
    const { u, v } = toTrueWind(NAM_211, -75.4323, -5.185, 2.162);
    expect([u, v].map((component) => component.toFixed(3))).toEqual(['-4.820', '2.885']);
  });

  test('stay unchanged where the file marks them as true', () => {
    expect(toTrueWind({ ...NAM_211, windsFollowGrid: false }, -75, 1, 2)).toEqual({ u: 1, v: 2 });
  });

  test.each<[string, Grid, number, number]>([
    ['Lambert tangent', NAM_211, 40, -75],
    ['Lambert secant', SECANT, 40, -120],
    ['Lambert southern', SOUTHERN, -45, -75],
    ['north polar', NORTH_POLE, 50, -20],
    ['south polar', SOUTH_POLE, -50, -20],
  ])("%s: a wind along the grid's y blows along the grid's y after the turn", (_, grid, lat, lon) => {
    const whole = { ...grid, firstLat: lat, firstLon: lon };
    const ahead = positionOnGrid(whole, 0, 1e-3);
    const east = (((ahead?.lon ?? 0) - lon) * Math.cos((lat * Math.PI) / 180)) / 1e-3;
    const north = ((ahead?.lat ?? 0) - lat) / 1e-3;
    const { u, v } = toTrueWind(grid, lon, 0, 1);
    expect(Math.atan2(u, v)).toBeCloseTo(Math.atan2(east, north), 4);
  });
});
