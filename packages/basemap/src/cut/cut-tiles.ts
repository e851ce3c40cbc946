import type { GeoJSON } from 'geojson';
import GeojsonVt, { type LegacyTile } from 'geojson-vt';
import vtPbf from 'vt-pbf';
import type { TileKind } from '../tile-tree.ts';
import { LAYERS, type LayerName, type Shapes } from './shapes.ts';

const EXTENT = 4096;
/** The margin of shapes beyond a tile's edge, in px of a 512 px tile: more than half of the widest line. */
const BUFFER = 64;
/**
 * The tolerance for simplifying lines, in tile units: half a pixel, because map engines enlarge a tile up to twice. The
 * deepest zoom keeps every point.
 */
const TOLERANCE = 4;

/** The first zoom of a layer; shallower tiles leave it out. */
const FROM_ZOOM: Partial<Record<LayerName, number>> = { river: 4 };

export interface CutTile {
  readonly kind: Exclude<TileKind, 'none'>;
  readonly bytes: Uint8Array;
}

/** Returns a function that cuts one tile per call from the shapes, for zooms up to `maxZoom`. */
export function tileCutter(shapes: Shapes, maxZoom: number): (z: number, x: number, y: number) => CutTile {
  const indexes = LAYERS.flatMap((name) => {
    const shape = shapes[name];
    if (shape.coordinates.length === 0) return [];
    const data: GeoJSON = { type: 'Feature', properties: {}, geometry: shape };
    const options = { maxZoom, indexMaxZoom: 0, indexMaxPoints: 0 };
    return [[name, new GeojsonVt(data, { ...options, extent: EXTENT, buffer: BUFFER, tolerance: TOLERANCE })] as const];
  });
  return (z, x, y) => {
    const layers: Partial<Record<LayerName, LegacyTile>> = {};
    for (const [name, index] of indexes) {
      if (z < (FROM_ZOOM[name] ?? 0)) continue;
      const tile = index.getTile(z, x, y);
      if (tile && tile.features.length > 0) layers[name] = tile;
    }
    const bytes = vtPbf.fromGeojsonVt(layers as Record<string, LegacyTile>, { version: 2, extent: EXTENT });
    const names = Object.keys(layers);
    if (names.length === 0) return { kind: 'sea', bytes };
    return { kind: names.length === 1 && layers.land && isWhole(layers.land) ? 'land' : 'file', bytes };
  };
}

/** Tells whether a tile is land from edge to edge. */
function isWhole({ features }: LegacyTile): boolean {
  const rings = features.flatMap(({ type, geometry }) => (type === 3 ? geometry : []));
  const [ring] = rings;
  return (
    rings.length === 1 && ring !== undefined && ring.every(([x, y]) => isOutside(x) || isOutside(y)) && coversAll(ring)
  );
}

function isOutside(at: number): boolean {
  return at <= 0 || at >= EXTENT;
}

function coversAll(ring: readonly (readonly [number, number])[]): boolean {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return Math.min(...xs) <= 0 && Math.max(...xs) >= EXTENT && Math.min(...ys) <= 0 && Math.max(...ys) >= EXTENT;
}
