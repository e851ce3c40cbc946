/** The values at the points of a grid, `cellPx` apart, row by row; NaN marks missing data. */
export interface ValueGrid {
  readonly columns: number;
  readonly rows: number;
  readonly cellPx: number;
  readonly values: Float32Array;
}
/** A line of equal value, in px; a closed line ends at its first point. */
export interface Isoline {
  readonly value: number;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Traces lines of equal value by marching squares (Lorensen and Cline 1987, in two dimensions). */
export function traceIsolines(grid: ValueGrid, thresholds: readonly number[]): readonly Isoline[] {
  const pieces = new Map<number, Links>(thresholds.map((value) => [value, new Map()]));
  const { columns, rows, values } = grid;
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const at = row * columns + column;
      const corners = [values[at], values[at + 1], values[at + columns + 1], values[at + columns]] as Corners;
      const [low, high] = [Math.min(...corners), Math.max(...corners)];
      if (Number.isNaN(low)) continue;
      for (const value of thresholds)
        if (value > low && value <= high) addPieces(pieces.get(value) as Links, corners, value, at, columns);
    }
  }
  return thresholds.flatMap((value) => joinPieces(pieces.get(value) as Links, grid, value));
}

type Corners = readonly [number, number, number, number];
/**
 * The neighbours of each crossing, keyed by its grid edge: twice the point's index, plus 1 for the edge below the
 * point.
 */
type Links = Map<number, number[]>;

function addPieces(links: Links, [a, b, c, d]: Corners, value: number, at: number, columns: number): void {
  const crossed: number[] = [];
  if (a < value !== b < value) crossed.push(2 * at);
  if (b < value !== c < value) crossed.push(2 * (at + 1) + 1);
  if (c < value !== d < value) crossed.push(2 * (at + columns));
  if (d < value !== a < value) crossed.push(2 * at + 1);
  // In a saddle cell the mean of the corners decides which two corners are joined.
  const isTurned = crossed.length === 4 && (a + b + c + d) / 4 < value === a < value;
  const order = isTurned
    ? [crossed[0], crossed[1], crossed[2], crossed[3]]
    : crossed.length === 4
      ? [crossed[3], crossed[0], crossed[1], crossed[2]]
      : crossed;
  for (let n = 0; n + 1 < order.length; n += 2) {
    const [from, to] = [order[n] as number, order[n + 1] as number];
    link(links, from, to);
    link(links, to, from);
  }
}

function link(links: Links, from: number, to: number): void {
  const known = links.get(from);
  if (known) known.push(to);
  else links.set(from, [to]);
}

function joinPieces(links: Links, grid: ValueGrid, value: number): readonly Isoline[] {
  const seen = new Set<number>();
  const walk = (start: number) => {
    const edges: number[] = [];
    for (let next: number | undefined = start; next !== undefined; ) {
      seen.add(next);
      edges.push(next);
      next = links.get(next)?.find((edge) => !seen.has(edge));
    }
    const isClosed = edges.length > 2 && links.get(edges.at(-1) as number)?.includes(start);
    return (isClosed ? [...edges, start] : edges).map((edge) => crossing(grid, edge, value));
  };
  const open = [...links].filter(([, beside]) => beside.length === 1).map(([edge]) => edge);
  // Open lines are traced first, each from one of its ends; the remaining lines are closed.
  return [...open, ...links.keys()].flatMap((edge) => (seen.has(edge) ? [] : [{ value, points: walk(edge) }]));
}

/** Returns the point where the isoline crosses a grid edge, in px. */
function crossing({ columns, cellPx, values }: ValueGrid, edge: number, value: number): readonly [number, number] {
  const at = edge >> 1;
  const isDown = (edge & 1) === 1;
  const [from, to] = [values[at] as number, values[isDown ? at + columns : at + 1] as number];
  const way = (value - from) / (to - from);
  const [column, row] = [at % columns, Math.floor(at / columns)];
  return isDown ? [column * cellPx, (row + way) * cellPx] : [(column + way) * cellPx, row * cellPx];
}

/** Rounds a line's corners (Chaikin 1974); its ends stay in place. */
export function smoothLine(points: Isoline['points']): Isoline['points'] {
  if (points.length < 3) return points;
  const smooth: (readonly [number, number])[] = [points[0] as readonly [number, number]];
  for (let n = 0; n + 1 < points.length; n++) {
    const [[x0, y0], [x1, y1]] = [points[n], points[n + 1]] as [readonly [number, number], readonly [number, number]];
    smooth.push([x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25], [x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75]);
  }
  return [...smooth, points.at(-1) as readonly [number, number]];
}

/**
 * Smooths a grid: each value becomes the mean of itself, with weight two, and of those neighbours that have data.
 * Missing values stay missing.
 */
export function smoothValues(values: Float32Array, columns: number): Float32Array {
  const rows = values.length / columns;
  return values.map((value, n) => {
    if (Number.isNaN(value)) return value;
    const [column, row] = [n % columns, Math.floor(n / columns)];
    let [sum, count] = [value * 2, 2];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        const near = values[y * columns + x] as number;
        if (Number.isNaN(near)) continue;
        sum += near;
        count++;
      }
    return sum / count;
  });
}
