/** The coarse grid on which the weather is worked out: one degree, north row first, 8-54 N, 172-54 W. */
export const lattice = { latNorthDeg: 54, lonWestDeg: 188, rows: 47, columns: 119, count: 47 * 119 } as const;

/** A set of places as arrays, ready for the inner loops. Longitudes in degrees east. */
export interface Nodes {
  readonly count: number;
  readonly latDeg: Float32Array;
  readonly lonDeg: Float32Array;
}

/** Four lattice points and their weights for each of a set of places; places outside take the edge. */
export interface Interpolation {
  readonly corners: Int32Array;
  readonly weights: Float32Array;
}

export const latticeNodes: Nodes = makeNodes();

export function interpolationOnLattice({ count, latDeg, lonDeg }: Nodes): Interpolation {
  const corners = new Int32Array(count * 4);
  const weights = new Float32Array(count * 4);
  for (let n = 0; n < count; n++) {
    const y = clamp(lattice.latNorthDeg - latDeg[n]!, lattice.rows - 1.001);
    const x = clamp(lonDeg[n]! - lattice.lonWestDeg, lattice.columns - 1.001);
    const row = Math.floor(y);
    const column = Math.floor(x);
    const down = y - row;
    const right = x - column;
    const corner = row * lattice.columns + column;
    corners.set([corner, corner + 1, corner + lattice.columns, corner + lattice.columns + 1], n * 4);
    weights.set([(1 - down) * (1 - right), (1 - down) * right, down * (1 - right), down * right], n * 4);
  }
  return { corners, weights };
}

/** Values of a coarse field at the places of an interpolation. */
export function interpolate({ corners, weights }: Interpolation, field: Float32Array): Float32Array {
  const count = corners.length / 4;
  const values = new Float32Array(count);
  for (let n = 0, at = 0; n < count; n++, at += 4)
    values[n] =
      field[corners[at]!]! * weights[at]! +
      field[corners[at + 1]!]! * weights[at + 1]! +
      field[corners[at + 2]!]! * weights[at + 2]! +
      field[corners[at + 3]!]! * weights[at + 3]!;
  return values;
}

/** Nodes from places in any turn of longitude. */
export function nodesOf(places: readonly { readonly latDeg: number; readonly lonDeg: number }[]): Nodes {
  return {
    count: places.length,
    latDeg: Float32Array.from(places, ({ latDeg }) => latDeg),
    lonDeg: Float32Array.from(places, ({ lonDeg }) => ((lonDeg % 360) + 360) % 360),
  };
}

function makeNodes(): Nodes {
  const { count, columns, latNorthDeg, lonWestDeg } = lattice;
  return {
    count,
    latDeg: Float32Array.from({ length: count }, (_, n) => latNorthDeg - Math.floor(n / columns)),
    lonDeg: Float32Array.from({ length: count }, (_, n) => lonWestDeg + (n % columns)),
  };
}

function clamp(value: number, high: number): number {
  return Math.min(high, Math.max(0, value));
}
