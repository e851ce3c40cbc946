import { describe, expect, test } from 'vitest';
import { chartGrid, inRows } from './chart-grid.ts';
import { turnToTrue } from './chart-winds.ts';
import { fileIndex, type Grid, type LambertGrid, type LatLonGrid, type MercatorGrid, type Scan } from './grib2/grid.ts';
import { locateOnGrid, positionOnGrid, toTrueWind } from './grib2/grid-position.ts';
import { RefusedFileError } from './noaa-errors.ts';

const SCAN: Scan = { iNegative: false, jPositive: false, jConsecutive: false, alternating: false };
const GLOBE: LatLonGrid = {
  template: 0,
  ni: 1440,
  nj: 721,
  pointCount: 1440 * 721,
  scan: SCAN,
  firstLat: 90,
  firstLon: 0,
  lastLat: -90,
  lastLon: 359.75,
  stepLonDeg: 0.25,
  stepLatDeg: 0.25,
  windsFollowGrid: false,
};
const ATLANTIC: LatLonGrid = { ...GLOBE, ni: 51, nj: 56, firstLat: 55, firstLon: 260, stepLonDeg: 1, stepLatDeg: 1 };
const PACIFIC: LatLonGrid = { ...ATLANTIC, firstLon: 160 };
/** The parameters of NCEP grid 211. */
const NAM_211: LambertGrid = {
  template: 30,
  ni: 93,
  nj: 65,
  pointCount: 93 * 65,
  scan: { ...SCAN, jPositive: true },
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
const NORTH_POLE: Grid = { ...NAM_211, template: 20, trueLat: 60, firstLat: 20, firstLon: 215, orientationLon: 255 };
/** The grid of NOAA's ozone forecast for Hawaii, which RRFS uses there. */
const HAWAII: MercatorGrid = {
  template: 10,
  ni: 321,
  nj: 225,
  pointCount: 321 * 225,
  scan: { ...SCAN, jPositive: true },
  firstLat: 18.073,
  firstLon: 198.475,
  earthRadiusM: 6_371_229,
  trueLat: 20,
  stepXM: 2500,
  stepYM: 2500,
  windsFollowGrid: true,
};

test.each<[string, Grid]>([
  ['the globe', GLOBE],
  ['Hawaii', HAWAII],
  ['a Mercator globe', { ...HAWAII, ni: 120, nj: 30, firstLat: -60, stepXM: 313_400, stepYM: 400_000 }],
  ['the Atlantic', ATLANTIC],
  ['the Pacific', PACIFIC],
  ['NAM', NAM_211],
  ['a polar grid', NORTH_POLE],
])('on the grid of %s positions agree with `locateOnGrid`', (_, grid) => {
  const { locatorOf } = chartGrid('file', grid);
  const lons = Float64Array.from({ length: 25 }, (_, n) => -180 + 15 * n);
  const [columns, rows] = [new Float64Array(25), new Float64Array(25)];
  const locate = locatorOf(lons);
  for (let lat = -85; lat <= 85; lat += 8.5) {
    locate(lat, columns, rows);
    for (const [n, lon] of lons.entries()) {
      const place = locateOnGrid(grid, lat, lon);
      const found = Number.isNaN(columns[n]) || Number.isNaN(rows[n]) ? undefined : { i: columns[n], j: rows[n] };
      expect(found, `${lat} ${lon}`).toEqual(place);
    }
  }
});

describe('bounds', () => {
  const boundsOf = (grid: Grid) => chartGrid('file', grid).bounds;

  test('contain the grid', () => {
    expect(boundsOf(ATLANTIC)).toEqual({ west: -100, south: 0, east: -50, north: 55 });
    expect(boundsOf(GLOBE)).toEqual({ west: -180, south: -90, east: 180, north: 90 });
    const hawaii = boundsOf(HAWAII);
    expect(hawaii.east).toBeCloseTo(-153.869, 3);
    expect(hawaii.north).toBeCloseTo(23.088, 2);
    const nam = boundsOf(NAM_211);
    for (let j = 0; j < 65; j += 4) {
      for (let i = 0; i < 93; i += 4) {
        const { lat = 99, lon = 999 } = positionOnGrid(NAM_211, i, j) ?? {};
        expect(lat).toBeGreaterThanOrEqual(nam.south);
        expect(lat).toBeLessThanOrEqual(nam.north);
        expect(lon).toBeGreaterThanOrEqual(nam.west);
        expect(lon).toBeLessThanOrEqual(nam.east);
      }
    }
    expect(nam.north - nam.south).toBeLessThan(50);
  });

  test('go around the globe where the grid crosses the antimeridian or a pole', () => {
    expect(boundsOf(PACIFIC)).toEqual({ west: -180, south: 0, east: 180, north: 55 });
    expect(boundsOf({ ...NORTH_POLE, ni: 200, nj: 200 })).toMatchObject({ west: -180, east: 180, north: 90 });
  });

  test('a grid on an ellipsoid is refused by name', () => {
    expect(() => boundsOf({ ...NAM_211, earthRadiusM: undefined })).toThrow(RefusedFileError);
  });
});

test.each<Partial<Scan>>([
  {},
  { jConsecutive: true },
  { alternating: true },
  { jConsecutive: true, alternating: true },
])('values in file order come row by row under %o', (flags) => {
  const grid: Grid = { ...GLOBE, ni: 3, nj: 2, pointCount: 6, scan: { ...SCAN, ...flags } };
  const values = new Float32Array(6);
  for (let j = 0; j < 2; j++) for (let i = 0; i < 3; i++) values[fileIndex(grid, i, j)] = 10 * j + i;
  expect([...inRows(grid, values)]).toEqual([0, 1, 2, 10, 11, 12]);
});

describe('winds', () => {
  const fields = () => [new Float32Array(93 * 65).fill(-5.185), new Float32Array(93 * 65).fill(2.162)] as const;

  test.each<[string, Grid]>([
    ['a Lambert grid', NAM_211],
    ['a southern Lambert grid', { ...NAM_211, firstLat: -50, latin1: -33, latin2: -45 }],
    ['a polar grid', NORTH_POLE],
    ['a southern polar grid', { ...NORTH_POLE, southPole: true, firstLat: -20, trueLat: -60 } as Grid],
    ['a grid whose winds are true', { ...NAM_211, windsFollowGrid: false }],
    ['the globe', { ...GLOBE, ni: 93, nj: 65, windsFollowGrid: true }],
    ['a Mercator grid', { ...HAWAII, ni: 93, nj: 65 }],
  ])('of %s turned at once equal those turned point by point', (_, grid) => {
    const [u, v] = fields();
    turnToTrue(grid, u, v);
    for (let n = 0; n < u.length; n += 17) {
      const { lon = 0 } = positionOnGrid(grid, n % 93, Math.floor(n / 93)) ?? {};
      const expected = toTrueWind(grid, lon, -5.185, 2.162);
      expect(u[n]).toBeCloseTo(expected.u, 5);
      expect(v[n]).toBeCloseTo(expected.v, 5);
    }
  });
});
