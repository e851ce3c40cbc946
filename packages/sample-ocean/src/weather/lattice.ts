/** A set of places as arrays, for the inner loops. Longitudes are in degrees east. */
export interface Nodes {
  readonly count: number;
  readonly latDeg: Float32Array;
  readonly lonDeg: Float32Array;
}

/** A coarse grid for computations, north row first, west column first. */
export interface Lattice {
  readonly latNorthDeg: number;
  readonly lonWestDeg: number;
  readonly spacingDeg: number;
  readonly rows: number;
  readonly columns: number;
  readonly nodes: Nodes;
}

/** The four lattice points and their weights for each place of a set. Places outside the lattice use its edge. */
export interface Interpolation {
  readonly corners: Int32Array;
  readonly weights: Float32Array;
}

/** The lattice around the covered coasts: 8-54 N, 172-54 W. */
export const coasts = makeLattice({ latNorthDeg: 54, lonWestDeg: 188, spacingDeg: 1, rows: 47, columns: 119 });

/** The lattice of the whole globe, too coarse for a coast. */
export const globe = makeLattice({ latNorthDeg: 88, lonWestDeg: 0, spacingDeg: 2, rows: 89, columns: 180 });

export function makeLattice(frame: Omit<Lattice, 'nodes'>): Lattice {
  const { latNorthDeg, lonWestDeg, spacingDeg, rows, columns } = frame;
  const count = rows * columns;
  const nodes = { count, latDeg: new Float32Array(count), lonDeg: new Float32Array(count) };
  for (let n = 0; n < count; n++) {
    nodes.latDeg[n] = latNorthDeg - Math.floor(n / columns) * spacingDeg;
    nodes.lonDeg[n] = lonWestDeg + (n % columns) * spacingDeg;
  }
  return { ...frame, nodes };
}

export function interpolationOnLattice({ count, latDeg, lonDeg }: Nodes, lattice: Lattice): Interpolation {
  const { latNorthDeg, lonWestDeg, spacingDeg, rows, columns } = lattice;
  const isRound = columns * spacingDeg === 360;
  const corners = new Int32Array(count * 4);
  const weights = new Float32Array(count * 4);
  for (let n = 0; n < count; n++) {
    const east = lonDeg[n]! - lonWestDeg;
    const y = clamp((latNorthDeg - latDeg[n]!) / spacingDeg, rows - 1.001);
    const x = isRound ? (((east % 360) + 360) % 360) / spacingDeg : clamp(east / spacingDeg, columns - 1.001);
    const row = Math.floor(y);
    const column = Math.floor(x);
    const down = y - row;
    const right = x - column;
    const corner = row * columns + column;
    const eastward = column + 1 === columns ? 1 - columns : 1;
    const at = n * 4;
    corners[at] = corner;
    corners[at + 1] = corner + eastward;
    corners[at + 2] = corner + columns;
    corners[at + 3] = corner + columns + eastward;
    weights[at] = (1 - down) * (1 - right);
    weights[at + 1] = (1 - down) * right;
    weights[at + 2] = down * (1 - right);
    weights[at + 3] = down * right;
  }
  return { corners, weights };
}

/** Interpolates a coarse field to the places of an interpolation. */
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

/** Returns nodes from places with any equivalent longitude. */
export function nodesOf(places: readonly { readonly latDeg: number; readonly lonDeg: number }[]): Nodes {
  return {
    count: places.length,
    latDeg: Float32Array.from(places, ({ latDeg }) => latDeg),
    lonDeg: Float32Array.from(places, ({ lonDeg }) => ((lonDeg % 360) + 360) % 360),
  };
}

function clamp(value: number, high: number): number {
  return Math.min(high, Math.max(0, value));
}
