/** A longitude and latitude, degrees. */
export type LonLat = readonly [lon: number, lat: number];
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/**
 * Builds closed rings of land from shorelines that were cut at a box and into pieces. Land lies to the left of each
 * piece, as in GSHHG. Pieces join where one begins exactly where another ends, and the box's edge closes the cuts.
 */
export function closeRings(pieces: readonly (readonly LonLat[])[], box: Box): readonly (readonly LonLat[])[] {
  const left = new Map(pieces.map((piece) => [piece, true]));
  const byStart = new Map(pieces.map((piece) => [String(piece[0]), piece]));
  const entries = pieces
    .filter(([start]) => start && isOnEdge(start, box))
    .map((piece) => ({ piece, at: alongEdge(piece[0] as LonLat, box) }))
    .sort((a, b) => a.at - b.at);

  return pieces.flatMap((first) => {
    if (!left.delete(first)) return [];
    const ring = [...first];
    for (;;) {
      const end = ring.at(-1) as LonLat;
      if (String(end) === String(ring[0])) return [ring];
      let next = byStart.get(String(end));
      if (!next) {
        if (!isOnEdge(end, box)) throw new Error(`A shoreline ends at ${end}, inside its box.`);
        const at = alongEdge(end, box);
        const entry = entries.find((one) => one.at >= at) ?? entries[0];
        if (!entry) throw new Error('The box cuts a shoreline that never comes back.');
        ring.push(...cornersBetween(at, entry.at, box));
        next = entry.piece;
      }
      if (next === first) return [[...ring, first[0] as LonLat]];
      if (!left.delete(next)) throw new Error(`Two shorelines lead on from ${end}.`);
      ring.push(...next);
    }
  });
}

/** Simplifies a ring by dropping the points within `tolerance` of the result: Douglas & Peucker (1973). */
export function simplify(line: readonly LonLat[], tolerance: number): readonly LonLat[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  const { index, distance } = line.reduce(
    (furthest, point, index) => {
      const distance = distanceTo(point, first, last);
      return distance > furthest.distance ? { index, distance } : furthest;
    },
    { index: 0, distance: 0 },
  );
  if (distance <= tolerance) return [first, last];
  return [...simplify(line.slice(0, index + 1), tolerance).slice(0, -1), ...simplify(line.slice(index), tolerance)];
}

/**
 * Returns how far a point on the box's edge lies counter-clockwise from the south-west corner, in sides: 1.5 is halfway
 * up the east side.
 */
function alongEdge([lon, lat]: LonLat, { west, east, south, north }: Box): number {
  if (lat === south) return (lon - west) / (east - west);
  if (lon === east) return 1 + (lat - south) / (north - south);
  if (lat === north) return 2 + (east - lon) / (east - west);
  return 3 + (north - lat) / (north - south);
}

function cornersBetween(from: number, to: number, { west, east, south, north }: Box): readonly LonLat[] {
  const corners: readonly LonLat[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const end = to < from ? to + 4 : to;
  const passed: LonLat[] = [];
  for (let side = Math.ceil(from); side < end; side++) passed.push(corners[side % 4] as LonLat);
  return passed;
}

function isOnEdge([lon, lat]: LonLat, { west, east, south, north }: Box): boolean {
  return lon === west || lon === east || lat === south || lat === north;
}

function distanceTo([x, y]: LonLat, [ax, ay]: LonLat, [bx, by]: LonLat): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}
