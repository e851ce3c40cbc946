export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns SVG path data of a curve through points in ascending x, which never overshoots neighbouring points. Fritsch &
 * Carlson (1980), monotone cubic; tangents limited as in Steffen (1990) eq. 11.
 */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const tangents = points.map((_, i) => tangentAt(points, i));
  let path = `M${n(first.x)} ${n(first.y)}`;
  let before = first;
  for (const [i, point] of rest.entries()) {
    const third = (point.x - before.x) / 3;
    const leave = before.y + (tangents[i] ?? 0) * third;
    const arrive = point.y - (tangents[i + 1] ?? 0) * third;
    path += `C${n(before.x + third)} ${n(leave)} ${n(point.x - third)} ${n(arrive)} ${n(point.x)} ${n(point.y)}`;
    before = point;
  }
  return path;
}

/** Splits a series at its gaps: one run of points for each stretch of known values. */
export function runsOf(
  values: readonly (number | null)[],
  place: (value: number, index: number) => Point,
): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  let run: Point[] | undefined;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      run = undefined;
    } else {
      if (!run) {
        run = [];
        runs.push(run);
      }
      run.push(place(value, index));
    }
  }
  return runs;
}

/** Extends the first and the last value to the edges of the drawing, if these are within reach. */
export function toEdges(run: readonly Point[], widthPx: number, reachPx: number): readonly Point[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return run;
  const near = (x: number, edge: number) => x !== edge && Math.abs(x - edge) < reachPx * 1.01;
  return [
    ...(near(first.x, 0) ? [{ x: 0, y: first.y }] : []),
    ...run,
    ...(near(last.x, widthPx) ? [{ x: widthPx, y: last.y }] : []),
  ];
}

function tangentAt(points: readonly Point[], i: number): number {
  const before = points[i - 1];
  const here = points[i];
  const after = points[i + 1];
  if (!here || (!before && !after)) return 0;
  if (!before) return tangentAtEnd(slope(here, after ?? here), points, i + 1);
  if (!after) return tangentAtEnd(slope(before, here), points, i - 1);
  const [left, right] = [slope(before, here), slope(here, after)];
  if (left * right <= 0) return 0;
  const mean = slope(before, after);
  return Math.sign(mean) * Math.min(Math.abs(mean), 2 * Math.abs(left), 2 * Math.abs(right));
}

/**
 * Returns the tangent at an end where the curve has no curvature. `next` is the neighbouring point, whose tangent is
 * limited in the same way.
 */
function tangentAtEnd(steepness: number, points: readonly Point[], next: number): number {
  return points.length > 2 ? (3 * steepness - tangentAt(points, next)) / 2 : steepness;
}

function slope(a: Point, b: Point): number {
  return (b.y - a.y) / (b.x - a.x);
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
