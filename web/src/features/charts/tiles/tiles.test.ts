import { TILE_PX, type Tile } from '@groundswell/tiles';
import { expect, test } from 'vitest';
import { rampRgb } from '../drawing/ramp-rgb.ts';
import { seaInkAt } from '../drawing/sea-ink.ts';
import { inkFor, rampColours } from '../model/ramp-colours.ts';
import { readField } from '../model/reading.ts';
import { noneText } from '../words.ts';
import { type Field, readGrid } from './field.ts';
import { latOfY, lonOfX, mercatorX, mercatorY, placementOf, rectOfPlacement, rectOfView } from './mercator-view.ts';
import { wavesAt, windAt } from './read-point.ts';
import { probeTileOf, stateOfStep } from './step-state.ts';
import { coverOf, tilesToLoad, tileZoom } from './tile-cover.ts';
import { createTileStore, type StoredTile, type TileStore } from './tile-store.ts';

const WIND: Field = { set: 'gfs-wind', run: '2026112006', hour: 6, z: 1 };
const path = (z: number, x: number, y: number) => `tiles/gfs-wind/2026112006/006/${z}/${x}/${y}.png`;

/** Returns a tile whose first channel grows by 1 per column from `first`, without data from column `none` on. */
function tile(first: number, none = TILE_PX, channels = 2): Tile {
  const pixels = new Uint8Array(TILE_PX * TILE_PX * channels);
  for (let n = 0; n < TILE_PX * TILE_PX; n++)
    pixels.fill(
      n % TILE_PX >= none ? 255 : Math.min(254, first + ((n % TILE_PX) >> 1)),
      n * channels,
      (n + 1) * channels,
    );
  return { width: TILE_PX, height: TILE_PX, channels, pixels };
}

function storeOf(tiles: Readonly<Record<string, StoredTile>>): TileStore {
  const get = (at: string) => tiles[at];
  return { get, setWanted() {}, forgetFailures() {}, onChange: () => () => undefined, bytes: () => 0 };
}

test('a view is covered across the antimeridian, each tile once', () => {
  const rect = rectOfView({ lat: 0, lon: 180, zoom: 3 }, 1024, 512);
  expect(coverOf(rect, 3).map(({ x, column }) => [x, column])).toContainEqual([0, 8]);
  const xs = new Set(tilesToLoad(rect, 3).map(({ x }) => x));
  expect([...xs].sort((a, b) => a - b)).toEqual([0, 1, 6, 7]);
  expect(tilesToLoad(rectOfView({ lat: 0, lon: 0, zoom: 0 }, 1024, 512), 1)).toHaveLength(4);
});

test('nothing lies beyond the poles of the map', () => {
  const rect = rectOfView({ lat: 84, lon: 0, zoom: 2 }, 800, 800);
  for (const { y } of coverOf(rect, 3)) expect(y).toBeGreaterThanOrEqual(0);
});

test('tiles stop at the data’s own zoom; the map enlarges the deepest', () => {
  expect([0, 2, 2.2, 2.5, 9].map((zoom) => tileZoom(zoom, 3))).toEqual([0, 2, 2, 3, 3]);
});

test('Mercator projection is invertible, and a matrix yields the view that it shows', () => {
  for (const lat of [-84, -30, 0, 61.5]) expect(latOfY(mercatorY(lat))).toBeCloseTo(lat, 9);
  for (const lon of [-180, -75.5, 0, 179]) expect(lonOfX(mercatorX(lon))).toBeCloseTo(lon, 9);
  const [sx, sy, tx, ty, w] = [40, -60, -12, 22, 2];
  const rect = rectOfPlacement(placementOf([sx * w, 0, 0, 0, 0, sy * w, 0, 0, 0, 0, 1, 0, tx * w, ty * w, 0, w]));
  expect(rect).toEqual({ left: 11 / 40, right: 13 / 40, top: 21 / 60, bottom: 23 / 60 });
});

test('a grid is continuous from tile to tile, and across 180°', () => {
  const store = storeOf(
    Object.fromEntries(
      [0, 1].flatMap((x) => [0, 1].map((y) => [path(1, x, y), { state: 'loaded', tile: tile(x ? 127 : 0) } as const])),
    ),
  );
  const across = readGrid(store, WIND, { left: 0.45, right: 0.55, top: 0.4, bottom: 0.6 }, 101, 3);
  const east = across.channels[0] ?? new Float32Array();
  for (let n = 1; n < 101; n++) expect(Math.abs((east[n] ?? 99) - (east[n - 1] ?? 0))).toBeLessThan(0.3);
  const seam = readGrid(store, WIND, { left: 0.99, right: 1.01, top: 0.4, bottom: 0.6 }, 3, 3);
  expect(seam.channels[0]?.some(Number.isNaN)).toBe(false);
});

test('a missing tile is read from a coarser one; a tile without data is not', () => {
  const deep = { ...WIND, z: 3 };
  const coarse = storeOf({ [path(1, 0, 0)]: { state: 'loaded', tile: tile(0) } });
  expect(windAt(coarse, deep, { lat: 40, lon: -75 })).toMatchObject({ speedMps: expect.any(Number) });
  const none = storeOf({ [path(1, 0, 0)]: { state: 'loaded', tile: tile(0) }, [path(3, 2, 3)]: { state: 'none' } });
  expect(windAt(none, deep, { lat: 40, lon: -75 })).toBe('none');
  expect(windAt(storeOf({}), deep, { lat: 40, lon: -75 })).toBeUndefined();
});

test('pixels without data have no value; next to them the others are interpolated', () => {
  const store = storeOf({ [path(1, 0, 0)]: { state: 'loaded', tile: tile(0, 128) } });
  const grid = readGrid(store, WIND, { left: 0, right: 0.5, top: 0, bottom: 0.5 }, 256, 2);
  const [before, edge, after] = [126, 127, 130].map((n) => grid.channels[0]?.[n]);
  expect(before).toBeDefined();
  expect(Number.isNaN(edge)).toBe(false);
  expect(after).toBeNaN();
});

test('a name over a field gets ink and halo from the field’s colour, and none where nothing is drawn', () => {
  const store = storeOf({ [path(1, 0, 0)]: { state: 'loaded', tile: tile(0, 128) } });
  const look = { type: 'gfs', ramp: rampColours({ quantity: 'wind', theme: 'dark', shading: 'smooth' }) } as const;
  const inkAt = (lat: number, lon: number) => seaInkAt(store, look, WIND, { lat, lon });
  const value = readField(store, 'gfs', WIND, { lat: 40, lon: -120 }).value as number;
  expect(inkAt(40, -120)).toEqual(inkFor(rampRgb(look, value)));
  expect(inkAt(40, -20)).toBeUndefined();
});

test('sea without a tile has no data; missing data within a tile means sheltered or near the shore', () => {
  const waves: Field = { ...WIND, set: 'wvht' };
  const at = path(1, 0, 0).replace('gfs-wind', 'wvht');
  const wordsOf = (stored: StoredTile) =>
    noneText('wave', '', readField(storeOf({ [at]: stored }), 'wave', waves, { lat: 40, lon: -20 }));
  expect(wordsOf({ state: 'none' })).toBe('No data here');
  expect(wordsOf({ state: 'loaded', tile: tile(0, 128, 4) })).toMatch(/^No wave forecast here: sheltered/);
});

test('a tile of another version fails its step and is never read', () => {
  const store = storeOf({ [path(1, 0, 0)]: { state: 'loaded', tile: tile(0, TILE_PX, 4) } });
  expect(stateOfStep(store, WIND, [{ z: 1, x: 0, y: 0 }])).toBe('failed');
  expect(wavesAt(store, WIND, { lat: 40, lon: -75 })).toBe('none');
});

test('a step is loaded when all its tiles are loaded or have no data', () => {
  const tiles = [0, 1].map((x) => ({ z: 1, x, y: 0 }));
  const loaded = { state: 'loaded', tile: tile(0) } as const;
  expect(stateOfStep(storeOf({ [path(1, 0, 0)]: loaded }), WIND, tiles)).toBe('loading');
  expect(stateOfStep(storeOf({ [path(1, 0, 0)]: loaded, [path(1, 1, 0)]: { state: 'none' } }), WIND, tiles)).toBe(
    'loaded',
  );
  expect(stateOfStep(storeOf({ [path(1, 0, 0)]: loaded, [path(1, 1, 0)]: { state: 'failed' } }), WIND, tiles)).toBe(
    'failed',
  );
});

test('a view without data counts as loaded if its hour has the world tile, and fails if the hour is gone', () => {
  const bare = { [path(1, 0, 0)]: { state: 'none' } } as const;
  const stateWith = (world?: StoredTile) =>
    stateOfStep(storeOf({ ...bare, ...(world && { [path(0, 0, 0)]: world }) }), WIND, [{ z: 1, x: 0, y: 0 }]);
  expect(stateWith()).toBe('loading');
  expect(stateWith({ state: 'loaded', tile: tile(0) })).toBe('loaded');
  expect(stateWith({ state: 'none' })).toBe('failed');
  expect(probeTileOf(storeOf(bare), WIND, [{ z: 1, x: 0, y: 0 }])).toBe(path(0, 0, 0));
});

function manualStore(maxBytes = 10 * TILE_PX * TILE_PX * 2) {
  const asked: { at: string; signal: AbortSignal; end: (tile: Tile | undefined) => void; fail: () => void }[] = [];
  const load = (at: string, signal: AbortSignal) =>
    new Promise<Tile | undefined>((resolve, reject) => {
      asked.push({ at, signal, end: resolve, fail: () => reject(new Error('gone')) });
    });
  return { asked, store: createTileStore({ load, maxBytes, maxAtOnce: 2 }) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('tiles are requested in order, a few at a time, and unwanted requests are aborted', async () => {
  const { asked, store } = manualStore();
  store.setWanted(['a', 'b', 'c']);
  expect(asked.map(({ at }) => at)).toEqual(['a', 'b']);
  asked[0]?.end(tile(0));
  await settled();
  expect(asked.map(({ at }) => at)).toEqual(['a', 'b', 'c']);
  store.setWanted(['a', 'd']);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true, true, false]);
  expect([store.get('a')?.state, store.get('b'), store.get('d')?.state]).toEqual(['loaded', undefined, 'loading']);
});

test('the cache stays under its limit: it evicts the least recently used tile, never a wanted one', async () => {
  const { asked, store } = manualStore(2 * TILE_PX * TILE_PX * 2);
  for (const at of ['a', 'b', 'c']) {
    store.setWanted(['a', at]);
    asked.find((one) => one.at === at)?.end(tile(0));
    await settled();
  }
  expect([store.get('a')?.state, store.get('b'), store.get('c')?.state]).toEqual(['loaded', undefined, 'loaded']);
  expect(store.bytes()).toBe(2 * TILE_PX * TILE_PX * 2);
});

test('a failed tile is requested again only after forgetFailures', async () => {
  const { asked, store } = manualStore();
  store.setWanted(['a']);
  asked[0]?.fail();
  await settled();
  store.setWanted(['a']);
  expect([store.get('a')?.state, asked.length]).toEqual(['failed', 1]);
  store.forgetFailures();
  expect(asked.length).toBe(2);
});
