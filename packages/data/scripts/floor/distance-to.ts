/**
 * Returns the distance from each node of a square grid to the nearest marked node, in grid steps; infinite when no node
 * is marked. The result is exact: lower envelopes of parabolas along columns, then along rows (Felzenszwalb &
 * Huttenlocher 2012, Theory of Computing 8).
 */
export function distanceTo(marked: Uint8Array, nodes: number): Float32Array {
  const squares = Float64Array.from(marked, (mark) => (mark ? 0 : FAR));
  for (let column = 0; column < nodes; column++) envelope(squares, column, nodes, nodes);
  for (let row = 0; row < nodes; row++) envelope(squares, row * nodes, 1, nodes);
  return Float32Array.from(squares, (square) => (square >= FAR ? Number.POSITIVE_INFINITY : Math.sqrt(square)));
}

/** The stand-in for infinity: larger than the squared diagonal of any grid, yet small enough for exact subtraction. */
const FAR = 1e12;

/** Replaces the values f of one line: at p, by the minimum over q of f(q) + (p - q)². */
function envelope(values: Float64Array, start: number, stride: number, count: number): void {
  const line = Float64Array.from({ length: count }, (_, index) => values[start + index * stride] ?? FAR);
  const apexes = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  let last = 0;
  bounds[0] = Number.NEGATIVE_INFINITY;
  bounds[1] = Number.POSITIVE_INFINITY;
  for (let q = 1; q < count; q++) {
    let meet = meeting(line, q, apexes[last] ?? 0);
    while (meet <= (bounds[last] ?? 0)) {
      last--;
      meet = meeting(line, q, apexes[last] ?? 0);
    }
    last++;
    apexes[last] = q;
    bounds[last] = meet;
    bounds[last + 1] = Number.POSITIVE_INFINITY;
  }
  let part = 0;
  for (let p = 0; p < count; p++) {
    while ((bounds[part + 1] ?? 0) < p) part++;
    const apex = apexes[part] ?? 0;
    values[start + p * stride] = (p - apex) ** 2 + (line[apex] ?? FAR);
  }
}

/** Returns where the parabolas with apexes at q and at an earlier p intersect. */
function meeting(line: Float64Array, q: number, p: number): number {
  return ((line[q] ?? 0) + q * q - ((line[p] ?? 0) + p * p)) / (2 * (q - p));
}
