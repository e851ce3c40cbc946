import { parseTileTree } from '@groundswell/basemap';
import { cutBaseMap, MAX_ZOOM } from '@groundswell/basemap/cut';
import { expect, test } from 'vitest';
import { listLandTiles, readLandTile, wholeTile } from './land-tiles.ts';

const { files, tree } = cutBaseMap();
const parsed = parseTileTree(tree, MAX_ZOOM);

/** Returns the land around a place, for a window of 340 by 240 px and 90 km width. */
function landAround(lat: number, lon: number) {
  const degPerPx = 90 / 111.2 / 340 / Math.cos((lat * Math.PI) / 180);
  const box = { west: lon - 170 * degPerPx, east: lon + 170 * degPerPx, south: lat - 0.3, north: lat + 0.3 };
  return listLandTiles(box, degPerPx, parsed, MAX_ZOOM).map((tile) => {
    const bytes = files.get(`${tile.z}/${tile.x}/${tile.y}`);
    return tile.isWhole ? wholeTile(tile) : readLandTile(new Uint8Array(bytes ?? expect.fail()).buffer, tile);
  });
}

test.each([
  ['Long Island', [40.85, -73.0], [40.5, -73.0]],
  ['Hatteras Island', [35.262, -75.557], [35.2, -75.4]],
  ['Florida', [27.9, -81.0], [27.9, -80.2]],
  ['Texas', [28.0, -98.0], [27.6, -96.8]],
  ['Puerto Rico', [18.2, -66.4], [18.6, -66.4]],
  ['Oahu', [21.5, -158.0], [21.7, -158.2]],
  ['California', [34.3, -118.5], [33.8, -118.8]],
  ['Oregon', [44.6, -123.5], [44.6, -124.5]],
] as const)('%s is land, and the sea off it is sea', (_, ashore, afloat) => {
  const isLand = ([lat, lon]: readonly [number, number]) =>
    landAround(lat, lon).some(({ land }) => isInside(land, lon, lat));
  expect(isLand(ashore)).toBe(true);
  expect(isLand(afloat)).toBe(false);
});

test('bytes that are no tile are refused', () => {
  const [tile = expect.fail()] = listLandTiles({ west: -76, east: -75, south: 35, north: 36 }, 0.003, parsed, MAX_ZOOM);
  expect(() => readLandTile(new TextEncoder().encode('<html>not a tile</html>').buffer, tile)).toThrow();
});

/** Tests a point by the even-odd rule, which the renderer of the land uses too. */
function isInside(rings: readonly (readonly (readonly [number, number])[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings)
    ring.forEach(([x1, y1], n) => {
      const [x2, y2] = ring.at(n - 1) ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    });
  return inside;
}
