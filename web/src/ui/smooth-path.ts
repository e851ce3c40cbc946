export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns SVG path data of a curve through points in ascending x. Between two points the curve stays within their y
 * values. It is the monotone cubic of Fritsch & Carlson (1980), with tangents limited as in Steffen (1990), eq. 11.
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

/** Splits a series at its gaps; each stretch of known values becomes one list of points. */
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

/**
 * Extends a curve horizontally to the left and right edge of the drawing, where its first or last point is nearer than
 * `reachPx`.
 */
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
 * Returns the tangent at an end point, chosen so that the curve has no curvature there. `next` is the index of the
 * neighbouring point.
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
