import type { LineString, MultiLineString, MultiPolygon, Position } from 'geojson';

/** What the map draws of a part of the world. Degrees; land lies to the right of its coast. */
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

/** Rings without the parts that are no shore but a cut: `isCut` says so of a stretch between two points. */
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

/** Twice the area, positive where the ring runs counter-clockwise. */
export function turnOf(ring: readonly Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}
