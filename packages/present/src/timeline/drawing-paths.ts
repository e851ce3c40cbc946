/** A point of a drawing in whole pixels, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Connects points with lines as SVG path data. An undefined point leaves a gap, and a single point becomes a
 * zero-length line. Whole numbers and relative steps compress to one or two bytes an hour.
 */
export function linePath(points: readonly (Point | undefined)[]): string {
  let path = '';
  let pen: Point | undefined;
  for (const point of points) {
    if (!point) pen = undefined;
    else if (!pen) path += `M${point.x} ${point.y}l0 0`;
    else path += step(pen, point);
    if (point) pen = point;
  }
  return path;
}

/** Fills the area between points and a base line as SVG path data; needs at least two points. */
export function areaPath(points: readonly Point[], baseY: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${first.x} ${baseY}V${first.y}l0 0`;
  let pen = first;
  for (const point of rest) {
    path += step(pen, point);
    pen = point;
  }
  return `${path}V${baseY}z`;
}

/** Fills the full height of the drawing from one x to another. */
export function bandPath(fromX: number, toX: number, height: number): string {
  return `M${fromX} 0h${toX - fromX}v${height}h${fromX - toX}z`;
}

/** Formats a step that continues the preceding `l`: ' 9-3', where a minus sign also separates the numbers. */
function step(from: Point, to: Point): string {
  const x = to.x - from.x;
  const y = to.y - from.y;
  return `${x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;
}
