import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Position } from 'geojson';
import { lineReader } from './packed-lines.ts';
import { coastOf, lines, type Shapes } from './shapes.ts';

/** The zoom of the tiles around our beaches, whose coast is GSHHG's at full resolution. */
export const NEAR_ZOOM = 6;
const FILE = new URL('../../data/near-coast.generated.bin', import.meta.url);

export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}
interface NearTile {
  readonly x: number;
  readonly y: number;
  readonly shapes: Omit<Shapes, 'border'>;
}

/** The margin of shapes around a tile, degrees: more than the cut tile's own margin. */
const MARGIN_DEG = 0.15;

/**
 * Returns the box around a near tile from which its shapes are taken. Its sides are rounded to 0.01°, so that they
 * survive the conversion to gmt's text exactly.
 */
export function nearBox(x: number, y: number): Box {
  const side = 2 ** NEAR_ZOOM;
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  const latOf = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / side))) * 180) / Math.PI;
  return {
    west: round((x / side) * 360 - 180 - MARGIN_DEG),
    east: round(((x + 1) / side) * 360 - 180 + MARGIN_DEG),
    south: round(latOf(y + 1) - MARGIN_DEG),
    north: round(latOf(y) + MARGIN_DEG),
  };
}

export interface NearCoast {
  readonly tiles: readonly NearTile[];
  /** The lakes and rivers of the whole world at coarse resolution. */
  readonly lake: Shapes['lake'];
  readonly river: Shapes['river'];
}

/** Reads the output of `scripts/draw-near-coast.ts`. */
export function readNearCoast(): NearCoast {
  const read = lineReader(brotliDecompressSync(readFileSync(FILE)));
  const polygons = (rings: Position[][]) => ({
    type: 'MultiPolygon' as const,
    coordinates: rings.map((ring) => [ring]),
  });
  const places = read()[0] ?? [];
  const lake = polygons(read());
  const river = lines(read());
  return {
    lake,
    river,
    tiles: places.map(([x = 0, y = 0]) => {
      const land = read();
      const box = nearBox(x, y);
      return {
        x,
        y,
        shapes: {
          land: polygons(land),
          coast: coastOf(land, (from, to) => isAlong(from, to, box)),
          lake: polygons(read()),
          river: lines(read()),
        },
      };
    }),
  };
}

/**
 * Tells whether a segment between two points runs along a side of the box. Such a segment is a cut instead of a shore.
 */
function isAlong([fromLon = 0, fromLat = 0]: Position, [toLon = 0, toLat = 0]: Position, box: Box): boolean {
  return (
    (fromLon === toLon && (fromLon === box.west || fromLon === box.east)) ||
    (fromLat === toLat && (fromLat === box.south || fromLat === box.north))
  );
}
