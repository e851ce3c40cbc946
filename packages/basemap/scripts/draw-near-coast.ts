import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { brotliCompressSync } from 'node:zlib';
import { type Box, NEAR_ZOOM, nearBox } from '../src/cut/near-coast.ts';
import { packLines } from '../src/cut/packed-lines.ts';
import { closeRings, type LonLat, simplify } from './coast-rings.ts';
import { readGmtCoast } from './gmt-coast.ts';

/**
 * Writes the shore, lakes and rivers around our beaches, and the lakes and rivers of the world: `node --import tsx
 * packages/basemap/scripts/draw-near-coast.ts`. The source is GSHHG 2.3.7 (Wessel & Smith 1996, LGPL) through Debian's
 * `gmt` and `gmt-gshhg-full`. Run it again after adding a beach far from all others, whose coast has no detailed tiles
 * yet.
 */
const FILE = new URL('../data/near-coast.generated.bin', import.meta.url);
const BEACHES = new URL('../../data/src/places/beaches.generated.json', import.meta.url);
const WORLD = { west: -180, east: 180, south: -85, north: 85 };

/**
 * The tolerance of the simplified shore, about 20 m: one unit of the deepest tiles. The world's lakes and rivers get 1
 * km.
 */
const NEAR_TOLERANCE_DEG = 0.0002;
const WORLD_TOLERANCE_DEG = 0.01;
const LEAST_LAKE_KM2 = 2;
const LEAST_WORLD_LAKE_KM2 = 1000;

const { beaches }: { beaches: readonly (readonly unknown[])[] } = JSON.parse(readFileSync(BEACHES, 'utf8'));
const tiles = [...new Set(beaches.flatMap((beach) => tilesAround(Number(beach[5]), Number(beach[6]))))]
  .map((name) => name.split('/').map(Number))
  .toSorted(([ax = 0, ay = 0], [bx = 0, by = 0]) => ay - by || ax - bx);

const bytes = [
  ...packLines([tiles]),
  ...packLines(lakesOf(WORLD, 'i', LEAST_WORLD_LAKE_KM2, WORLD_TOLERANCE_DEG)),
  ...packLines(riversOf(WORLD, 'i', ['-I1', '-I2'], WORLD_TOLERANCE_DEG)),
  ...tiles.flatMap(([x = 0, y = 0]) => {
    const box = nearBox(x, y);
    const shores = closeRings(readGmtCoast(box, 'f', ['-W1', '-A0/0/1']), box);
    const rings = shores.length === 0 && isLand(box) ? [cornersOf(box)] : shores;
    const land = rings.map((ring) => simplify(ring, NEAR_TOLERANCE_DEG).toReversed()).filter((ring) => ring.length > 3);
    const lakes = lakesOf(box, 'f', LEAST_LAKE_KM2, NEAR_TOLERANCE_DEG);
    const rivers = riversOf(box, 'h', ['-I1', '-I2', '-I3'], NEAR_TOLERANCE_DEG * 4);
    console.log(
      `${x}/${y}: ${[land, lakes, rivers].map((all) => all.reduce((sum, one) => sum + one.length, 0))} points`,
    );
    return [land, lakes, rivers].flatMap(packLines);
  }),
];
const packed = brotliCompressSync(Uint8Array.from(bytes));
writeFileSync(FILE, packed);
console.log(`${tiles.length} tiles, ${Math.round(packed.length / 1024)} KB`);

/** Lists the tiles that a close-up view of a beach may show. */
function tilesAround(lat: number, lon: number): readonly string[] {
  const side = 2 ** NEAR_ZOOM;
  return [-0.5, 0, 0.5].flatMap((east) =>
    [-0.4, 0, 0.4].map((north) => {
      const y = (1 - Math.asinh(Math.tan(((lat + north) * Math.PI) / 180)) / Math.PI) / 2;
      return `${Math.floor(((lon + east + 180) / 360) * side)}/${Math.floor(y * side)}`;
    }),
  );
}

/** Tells whether a box without any shore is all land. */
function isLand({ west, east, south, north }: Box): boolean {
  const input = `${(west + east) / 2} ${(south + north) / 2}\n`;
  return execFileSync('gmt', ['select', '-Df', '-Ns/k'], { cwd: tmpdir(), encoding: 'utf8', input }).trim() !== '';
}

function cornersOf({ west, east, south, north }: Box): readonly LonLat[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/**
 * Returns the lakes in a box. Shores have the land to their left, so lake shores are reversed before they are closed
 * like land.
 */
function lakesOf(box: Box, resolution: string, leastKm2: number, tolerance: number) {
  const shores = readGmtCoast(box, resolution, ['-W2', `-A${leastKm2}/2/2`]).map((piece) => piece.toReversed());
  return closeRings(shores, box)
    .map((ring) => simplify(ring, tolerance))
    .filter((ring) => ring.length > 3);
}

function riversOf(box: Box, resolution: string, kinds: readonly string[], tolerance: number) {
  return readGmtCoast(box, resolution, kinds)
    .map((line) => simplify(line, tolerance))
    .filter((line) => line.length > 1);
}
