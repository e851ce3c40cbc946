import type { LineString, MultiLineString, MultiPolygon, Position } from 'geojson';

/** The shapes of a section of the world, in degrees. Land lies to the right of its coast. */
export interface Shapes {
  readonly land: MultiPolygon;
  readonly coast: MultiLineString;
  readonly lake: MultiPolygon;
  readonly river: MultiLineString;
  readonly border: MultiLineString;
}

export const LAYERS = ['land', 'coast', 'lake', 'river', 'border'] as const;
export type LayerName = (typeof LAYERS)[number];

export function lines(coordinates: LineString['coordinates'][]): MultiLineString {
  return { type: 'MultiLineString', coordinates };
}

/**
 * Returns the shorelines of rings. `isCut` returns whether a segment between two points is an artificial cut instead of
 * a shore.
 */
export function coastOf(
  rings: readonly (readonly Position[])[],
  isCut: (from: Position, to: Position) => boolean,
): MultiLineString {
  const pieces: Position[][] = [];
  for (const ring of rings) {
    let piece: Position[] = [];
    ring.forEach((point, index) => {
      const before = ring[index - 1];
      if (before && isCut(before, point)) {
        if (piece.length > 1) pieces.push(piece);
        piece = [];
      }
      piece.push(point);
    });
    if (piece.length > 1) pieces.push(piece);
  }
  return lines(pieces);
}

/** Returns twice the area; positive for a counter-clockwise ring. */
export function turnOf(ring: readonly Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}
