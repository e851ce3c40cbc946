import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { GLOBE_2_DEG, type MadeGrid, madeGrid, madeLayer } from '../../test-support/grids.ts';
import { decodeTile, type Tile } from '../decode-tile.ts';
import { latOfRow, lonOfColumn, TILE_PX, TILE_STEPS } from '../mercator.ts';
import { readSst, readWaves, readWind } from '../read-tile.ts';
import { fromPixel, NO_DATA, TOP_PIXEL } from '../scale.ts';
import { listAreaTiles } from '../tile-area.ts';
import { type TileSet, tileSets } from '../tile-sets.ts';
import { drawTiles } from './draw-tiles.ts';

/** The tiles by `z/x/y`. */
type Tiles = ReadonlyMap<string, Tile>;

async function draw(set: TileSet, grid: MadeGrid, layers: readonly Float32Array[]): Promise<Tiles> {
  const tiles = new Map<string, Tile>();
  for (const { z, x, y, png } of drawTiles(set, { grid: madeGrid(grid), layers }))
    tiles.set(`${z}/${x}/${y}`, await decodeTile(png));
  return tiles;
}

const lonOf = (z: number, x: number, column: number) => lonOfColumn(x * TILE_STEPS + column, z);
const latOf = (z: number, y: number, row: number) => latOfRow(y * TILE_STEPS + row, z);
const pixelAt = ({ channels, pixels }: Tile, column: number, row: number) =>
  pixels.subarray((row * TILE_PX + column) * channels, (row * TILE_PX + column + 1) * channels);
const edgeOf = (tile: Tile, edge: 'west' | 'east' | 'north' | 'south') =>
  Array.from({ length: TILE_PX }, (_, n) => {
    if (edge === 'west' || edge === 'east') return [...pixelAt(tile, edge === 'west' ? 0 : TILE_PX - 1, n)];
    return [...pixelAt(tile, n, edge === 'north' ? 0 : TILE_PX - 1)];
  });

const RADIANS = Math.PI / 180;
const windAt = (lat: number, lon: number) => [20 * Math.sin(lon * RADIANS), 25 * Math.cos(lat * RADIANS)] as const;

describe('the wind of the globe', () => {
  let tiles: Tiles;
  beforeAll(async () => {
    const layers = [0, 1].map((part) => madeLayer(GLOBE_2_DEG, (lat, lon) => windAt(lat, lon)[part] as number));
    tiles = await draw('gfs-wind', GLOBE_2_DEG, layers);
  });

  test('is 85 tiles, zoom 0 to 3', () => {
    expect(tiles.size).toBe(1 + 4 + 16 + 64);
  });

  test('equals the field everywhere, to half a step plus the curvature between two grid points', () => {
    const step = 62 / TOP_PIXEL;
    const bend = 25 * (1 - Math.cos(1 * RADIANS));
    for (const [name, tile] of tiles) {
      const [z = 0, x = 0, y = 0] = name.split('/').map(Number);
      for (let n = 0; n < TILE_PX; n += 15) {
        const wind = readWind(tile, n, TILE_STEPS - n);
        const [east, north] = windAt(latOf(z, y, TILE_STEPS - n), lonOf(z, x, n));
        expect(Math.abs((wind?.eastMps ?? 99) - east)).toBeLessThan(step / 2 + bend);
        expect(Math.abs((wind?.northMps ?? 99) - north)).toBeLessThan(step / 2 + bend);
      }
    }
  });

  test('has no seams: neighbours agree in every pixel of the edge they share, also across the antimeridian', () => {
    for (const [name, tile] of tiles) {
      const [z = 0, x = 0, y = 0] = name.split('/').map(Number);
      const beside = tiles.get(`${z}/${(x + 1) % 2 ** z}/${y}`);
      const below = tiles.get(`${z}/${x}/${y + 1}`);
      expect(beside && edgeOf(beside, 'west')).toEqual(edgeOf(tile, 'east'));
      if (y + 1 < 2 ** z) expect(below && edgeOf(below, 'north')).toEqual(edgeOf(tile, 'south'));
    }
  });

  test('is the same pixel at every zoom', () => {
    const [world, deep] = [tiles.get('0/0/0'), tiles.get('3/5/2')];
    // Column 160 at zoom 0 is column 160 x 8 = 1280 at zoom 3. Since 1280 = 5 x 255 + 5, that is column 5 of tile 5.
    // Likewise row 64 is row 512 = 2 x 255 + 2, which is row 2 of tile 2.
    expect(world && [...pixelAt(world, 160, 64)]).toEqual(deep && [...pixelAt(deep, 5, 2)]);
  });

  test('has a value in every pixel, the outermost rows too', () => {
    for (const tile of tiles.values()) expect(tile.pixels.includes(NO_DATA)).toBe(false);
  });
});

test('a grid that begins at 180° W and one that begins at Greenwich are drawn alike', async () => {
  const western = { ...GLOBE_2_DEG, lonWest: -180 };
  const [a, b] = await Promise.all(
    [GLOBE_2_DEG, western].map((grid) =>
      draw('sst', grid, [madeLayer(grid, (lat, lon) => 15 + 10 * Math.cos(lon * RADIANS) * Math.cos(lat * RADIANS))]),
    ),
  );
  const digests = (tiles: Tiles = new Map()) =>
    [...tiles].map(([name, { pixels }]) => [name, createHash('sha256').update(pixels).digest('hex')]);
  expect(digests(b)).toEqual(digests(a));
});

describe('coasts', () => {
  /** Tells whether a cell is land: 100 to 140° E by 20 to 40° N, and one isolated cell. */
  const isLand = (lat: number, lon: number) =>
    (lat >= 20 && lat <= 40 && lon >= 100 && lon <= 140) || (lat === 0 && lon === 40);
  const seaAt = (lat: number, lon: number) => (isLand(lat, lon) ? Number.NaN : 15 + 10 * Math.sin(lon * 7 + lat * 11));
  const layer = madeLayer(GLOBE_2_DEG, seaAt);
  const [scale = { least: 0, most: 0 }] = tileSets.sst.channels;
  const step = (scale.most - scale.least) / TOP_PIXEL;
  let tiles: Tiles;
  beforeAll(async () => {
    tiles = await draw('sst', GLOBE_2_DEG, [layer]);
  });

  /** Lists the values of the sea at points within `cells` cells of a position. */
  function seaWithin(lat: number, lon: number, cells: number): number[] {
    const values: number[] = [];
    for (let j = Math.ceil(lat / 2 - cells); j <= lat / 2 + cells; j++) {
      for (let i = Math.ceil(lon / 2 - cells); i <= lon / 2 + cells; i++) {
        const value = seaAt(2 * j, ((2 * i) % 360) + (i < 0 ? 360 : 0));
        if (!Number.isNaN(value)) values.push(value);
      }
    }
    return values;
  }

  test('every pixel is within the range of the sea around it, and every pixel at sea has a value', () => {
    void fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (z, east, south) => {
          // The pixel lies at 80 to 160° E and 50° N to 10° S, around the land or on it.
          const column = Math.round(((260 + 80 * east) / 360) * TILE_STEPS * 2 ** z);
          const row = Math.round((0.33 + 0.2 * south) * TILE_STEPS * 2 ** z);
          const [x, y] = [Math.floor(column / TILE_STEPS), Math.floor(row / TILE_STEPS)];
          const tile = tiles.get(`${z}/${x}/${y}`);
          const pixel = tile && pixelAt(tile, column % TILE_STEPS, row % TILE_STEPS)[0];
          const [lat, lon] = [latOfRow(row, z), lonOfColumn(column, z)];
          const [near, far] = [seaWithin(lat, lon, 1), seaWithin(lat, lon, 3)];
          if (pixel === undefined || pixel === NO_DATA) {
            expect(near).toEqual([]);
          } else {
            const value = fromPixel(scale, pixel);
            expect(value).toBeGreaterThanOrEqual(Math.min(...far) - step / 2);
            expect(value).toBeLessThanOrEqual(Math.max(...far) + step / 2);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('values extend two cells inland, and the land beyond has none', () => {
    const at = (lon: number) => {
      const column = ((lon + 180) / 360) * TILE_STEPS * 8;
      const row = Math.round(rowAt30North());
      const tile = tiles.get(`3/${Math.floor(column / TILE_STEPS)}/${Math.floor(row / TILE_STEPS)}`);
      return tile && readSst(tile, Math.round(column % TILE_STEPS), row % TILE_STEPS);
    };
    expect([at(99), at(102)]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(at(120)).toBeUndefined();
  });

  function rowAt30North(): number {
    let row = 0;
    while (latOfRow(row, 3) > 30) row++;
    return row;
  }
});

test('swells from 350 and 10 degrees meet at 0, and land does not change a direction', async () => {
  const grid: MadeGrid = { latNorth: 40, lonWest: -40, stepDeg: 2, columns: 11, rows: 11 };
  const fromDegAt = (lon: number) => (lon < -30 ? 350 : 10);
  const land = (_: number, lon: number) => lon > -26;
  const layerOf = (valueAt: (lon: number) => number) =>
    madeLayer(grid, (lat, lon) => (land(lat, lon) ? Number.NaN : valueAt(lon)));
  const tiles = await draw('wvht', grid, [
    layerOf(() => 2),
    layerOf(() => 11),
    layerOf((lon) => Math.sin(fromDegAt(lon) * RADIANS)),
    layerOf((lon) => Math.cos(fromDegAt(lon) * RADIANS)),
  ]);
  const directions: number[] = [];
  for (const tile of tiles.values()) {
    for (let y = 0; y < TILE_PX; y += 5) {
      for (let x = 0; x < TILE_PX; x += 1) {
        const waves = readWaves(tile, x, y);
        if (!waves) continue;
        expect(waves.heightM).toBeCloseTo(2, 1);
        expect(waves.periodS).toBeCloseTo(11, 1);
        directions.push((((waves.fromDeg ?? 180) + 180) % 360) - 180);
      }
    }
  }
  expect(directions.length).toBeGreaterThan(100);
  expect(Math.max(...directions.map(Math.abs))).toBeLessThan(10.5);
  expect(directions.some((deg) => Math.abs(deg) < 5)).toBe(true);
});

test('every tile of a set’s area is drawn, those beyond the grid and those of a field without any datum blank', async () => {
  const grid: MadeGrid = { latNorth: 44, lonWest: -76, stepDeg: 0.5, columns: 20, rows: 20 };
  const tiles = await draw('nam-wind', grid, [madeLayer(grid, () => 3), madeLayer(grid, () => -4)]);
  const hasDatum = ([, { pixels }]: [string, Tile]) => pixels.some((pixel) => pixel !== NO_DATA);
  const deepest = [...tiles].filter(([name]) => name.startsWith('5/'));
  expect(deepest).toHaveLength(listAreaTiles('nam-wind', 5).length);
  // The chart covers 76 to 66.5° W and 44 to 34.5° N, so only four tiles have data.
  expect(
    deepest
      .filter(hasDatum)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['5/10/11', '5/10/12', '5/9/11', '5/9/12']);
  const bare = await draw('sst', grid, [madeLayer(grid, () => Number.NaN)]);
  expect(bare.size).toBe(85);
  expect([...bare].filter(hasDatum)).toEqual([]);
});

test('a chart with another number of layers than its set is refused', async () => {
  await expect(draw('gfs-wind', GLOBE_2_DEG, [])).rejects.toThrow('The set has 2 channels, not 0.');
});
