import { describe, expect, test } from 'vitest';
import { GLOBE_2_DEG, type MadeGrid, madeGrid, madeLayer } from '../../test-support/grids.ts';
import {
  BadBlockError,
  type BlockPlace,
  blockBytes,
  blockPlace,
  blockRange,
  GRID_COLUMNS,
  GRID_ROWS,
  packBand,
  packStepGrid,
  readBlock,
  readWinds,
  rowsRange,
  type StepSet,
} from './index.ts';

const RUN = '2026112006';
const HOURS = [0, 3, 6];
const RAD = Math.PI / 180;

/** The waves and the wind differ at every point and hour. The waves are missing where `isLand`. */
const heightM = (lat: number, lon: number, hour: number) =>
  4 + 3 * Math.sin(lat * RAD) * Math.cos(lon * RAD) + hour / 6;
const periodS = (lat: number, lon: number) => 12 + 4 * Math.cos(lat * RAD) * Math.sin(lon * RAD);
const fromDeg = (lat: number, lon: number) => (((lon + lat) % 360) + 360) % 360;
const isLand = (lat: number, lon: number) => lat > 30 && lat < 50 && lon >= 240 && lon <= 280;

function madeBands(grid: MadeGrid) {
  const chartGrid = madeGrid(grid);
  const layer = (of: (lat: number, lon: number) => number, wet = true) =>
    madeLayer(grid, (lat, lon) => (wet && isLand(lat, (lon + 360) % 360) ? Number.NaN : of(lat, (lon + 360) % 360)));
  const steps = HOURS.map((hour) => ({
    waves: packStepGrid('wvht', {
      grid: chartGrid,
      layers: [
        layer((lat, lon) => heightM(lat, lon, hour)),
        layer(periodS),
        layer((lat, lon) => Math.sin(fromDeg(lat, lon) * RAD)),
        layer((lat, lon) => Math.cos(fromDeg(lat, lon) * RAD)),
      ],
    }),
    wind: packStepGrid('gfs-wind', {
      grid: chartGrid,
      layers: [layer(() => -6, false), layer((lat) => lat / 10, false)],
    }),
  }));
  // The wind sea is everywhere, one swell only in the west, and the other two swells are missing.
  const none = layer(() => Number.NaN);
  const trains = packStepGrid('trains', {
    grid: chartGrid,
    layers: [
      ...[layer(() => 1), layer(() => 4), layer(() => 1), layer(() => 0)],
      ...[layer((_, lon) => (lon >= 180 ? 2 : Number.NaN)), layer(() => 14), layer(() => 0), layer(() => -1)],
      ...Array.from({ length: 8 }, () => none),
    ],
  });
  const sea = packStepGrid('sst', { grid: chartGrid, layers: [layer((lat) => 28 - Math.abs(lat) / 3)] });
  const rowsOf = (set: StepSet, bytes: Uint8Array, band: number) => {
    const { first, last } = rowsRange(set, 8 * band, 8 * band + 8);
    return bytes.subarray(first, last + 1);
  };
  const bands = new Map<number, Uint8Array>();
  return (band: number) => {
    const known = bands.get(band);
    if (known) return known;
    const packed = packBand(RUN, band, {
      waves: steps.map(({ waves }) => rowsOf('wvht', waves, band)),
      winds: steps.map(({ wind }) => rowsOf('gfs-wind', wind, band)),
      // The last hour's file lacks the trains.
      trains: HOURS.map((hour) => (hour === 6 ? undefined : rowsOf('trains', trains, band))),
      sea: rowsOf('sst', sea, band),
    });
    bands.set(band, packed);
    return packed;
  };
}

const bandOf = madeBands(GLOBE_2_DEG);

function blockAt(place: BlockPlace) {
  const { first, last } = blockRange({ block: place.block, hours: HOURS.length });
  return bandOf(place.band).slice(first, last + 1);
}
function readAt(lat: number, lon: number) {
  const place = blockPlace(lat, lon);
  return readBlock(blockAt(place), { run: RUN, hours: HOURS.length, ...place }, place);
}

describe('a place on a point of the model', () => {
  test.each([
    [0, 0],
    [-52, 160],
    [24, -158],
    [-2, 179.999999999],
    [10, 180],
    [10, -180],
    [-44, -2],
    [88, 34],
    [-88, 120],
  ])('has its values within half a step, at %d, %d', (lat, lon) => {
    const { heightM: heights, periodS: periods, fromDeg: froms, windMps, windFromDeg, seaC } = readAt(lat, lon);
    for (const [index, hour] of HOURS.entries()) {
      const expected = heightM(lat, lon, hour);
      expect(Math.abs((heights[index] ?? 99) - expected)).toBeLessThan((Math.sqrt(20 * expected) / 254) * 1.05);
    }
    expect(Math.abs((periods[0] ?? 99) - periodS(lat, lon))).toBeLessThan(0.051);
    expect(Math.abs((((froms[0] ?? 999) - fromDeg(lat, lon) + 540) % 360) - 180)).toBeLessThan(0.76);
    expect(Math.abs((windMps[0] ?? 99) - Math.hypot(6, lat / 10))).toBeLessThan(0.126);
    expect(windFromDeg[0]).toBeCloseTo((Math.atan2(6, -lat / 10) / RAD + 360) % 360, -0.3);
    expect(Math.abs((seaC ?? 99) - (28 - Math.abs(lat) / 3))).toBeLessThan(0.081);
  });
});

test('between points the values are between theirs, and nothing jumps at the edges of blocks, bands and the map', () => {
  for (const [lat, lon] of [
    [-2, 178],
    [-2, -180],
    [0.01, 2],
    [40, -158],
    [89.9, 10],
    [-89.9, 10],
  ] as const) {
    for (const off of [-0.01, 0.01]) {
      const near = readAt(Math.max(-90, Math.min(90, lat + off)), lon + off);
      expect(Math.abs((near.heightM[0] ?? 99) - heightM(lat, lon, 0))).toBeLessThan(0.12);
    }
  }
});

test('at the poles there is a value, whatever the longitude', () => {
  expect(readAt(90, 77).heightM[0]).toBeCloseTo(7 * 0 + heightM(90, 77, 0), 0);
  expect(readAt(-90, -180).windMps[0]).toBeCloseTo(Math.hypot(6, 9), 0);
});

test('on land there are no waves, though there is wind; at a coast the sea counts', () => {
  const land = readAt(40, -100);
  expect([land.heightM[0], land.periodS[0], land.fromDeg[0], land.seaC]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(land.windMps[0]).toBeGreaterThan(6);
  const coast = readAt(40, -120.1);
  expect(coast.heightM[0]).toBeCloseTo(heightM(40, 238, 0), 0);
  expect(coast.seaC).toBeCloseTo(28 - 40 / 3, 0);
});

test.each([
  ['on a point', 24, -158],
  ['between points', 23.8, -157.9],
  ['at the edge of a block', 10, -180],
  ['in the last block', 0.1, -2.3],
])('%s a place has the wind sea and the swells of the nearest point, at the hours that have any', (_, lat, lon) => {
  const [sea, swell, ...rest] = readAt(lat, lon).trains;
  expect(sea?.heightM).toEqual([expect.closeTo(1, 1), expect.closeTo(1, 1), undefined]);
  expect([sea?.periodS[0], sea?.fromDeg[0]]).toEqual([expect.closeTo(4, 1), 90]);
  expect([swell?.heightM[0], swell?.periodS[0], swell?.fromDeg[0]]).toEqual([
    expect.closeTo(2, 1),
    expect.closeTo(14, 1),
    180,
  ]);
  expect(rest.map(({ kind, heightM: heights }) => [kind, heights[0]])).toEqual([
    ['swell', undefined],
    ['swell', undefined],
  ]);
});

test('a swell elsewhere does not appear, and land has no trains', () => {
  expect(readAt(10, 90).trains.map(({ heightM: heights }) => heights[0] !== undefined)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(readAt(40, -100).trains).toEqual([]);
});

test('every place lies in one block, whose four points are around it', () => {
  for (let lat = -90; lat <= 90; lat += 0.37)
    for (const lon of [-180, -179.9, -0.001, 0, 77.77, 179.99, 180]) {
      const { band, block, right, down } = blockPlace(lat, lon);
      expect(band >= 0 && band < 90 && block >= 0 && block < 180).toBe(true);
      expect(right >= 0 && right <= 8 && down >= 0 && down <= 8).toBe(true);
    }
  expect(GRID_COLUMNS * GRID_ROWS).toBe(1_038_240);
});

test('the winds around a latitude are those of their points, and invalid bytes give none', () => {
  const eastMps = (lon: number) => -6 - 3 * Math.sin(lon * RAD);
  const bytes = packStepGrid('gfs-wind', {
    grid: madeGrid(GLOBE_2_DEG),
    layers: [madeLayer(GLOBE_2_DEG, (_, lon) => eastMps(lon)), madeLayer(GLOBE_2_DEG, (lat) => lat / 10)],
  });
  const winds = readWinds(bytes, 40, 2, 8);
  expect(new Set(winds.map(({ lat }) => lat))).toEqual(new Set([42, 40, 38]));
  expect(winds).toHaveLength((3 * GRID_COLUMNS) / 8);
  for (const { lat, lon, speedMps, fromDeg: from } of winds) {
    expect(Math.abs(speedMps - Math.hypot(eastMps(lon), lat / 10))).toBeLessThan(0.13);
    expect(Math.abs(from - ((Math.atan2(-eastMps(lon), -lat / 10) / RAD + 360) % 360))).toBeLessThan(0.8);
  }
  expect(readWinds(bytes.subarray(1), 40, 2, 8)).toEqual([]);
});

describe('a block is refused', () => {
  const place = blockPlace(24, -158);
  const name = { run: RUN, hours: HOURS.length, ...place };
  const good = () => blockAt(place);
  const changed = (at: number, byte: number) => {
    const bytes = good();
    bytes[at] = byte;
    return bytes;
  };

  test.each<[string, () => Uint8Array, Partial<typeof name>]>([
    ['cut short', () => good().subarray(0, 500), {}],
    ['empty', () => new Uint8Array(), {}],
    ['too long', () => new Uint8Array([...good(), 0]), {}],
    ['of another version', () => changed(3, 0x31), {}],
    ['of another run', good, { run: '2026112012' }],
    ['of another place', good, { block: place.block + 1 }],
    ['of other hours', good, { hours: 4 }],
    ['of no place at all', good, { band: 90 }],
  ])('%s', (_, bytes, other) => {
    expect(() => readBlock(bytes(), { ...name, ...other }, place)).toThrow(BadBlockError);
  });

  test('or read within its ranges, with any bytes', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    for (let round = 0; round < 300; round++) {
      const bytes = good();
      for (let n = 0; n < 200; n++)
        bytes[Math.floor(random() * (random() < 0.2 ? 16 : bytes.length))] = Math.floor(random() * 256);
      try {
        const { heightM: heights, fromDeg: froms, seaC } = readBlock(bytes, name, { ...place, right: 3.5, down: 2.5 });
        for (const height of heights) expect(height === undefined || (height >= 0 && height <= 20)).toBe(true);
        for (const from of froms) expect(from === undefined || (from >= 0 && from <= 360)).toBe(true);
        expect(seaC === undefined || (seaC >= -4 && seaC <= 36.7)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(BadBlockError);
      }
    }
    expect(blockBytes(73)).toBe(51_562);
  });
});
