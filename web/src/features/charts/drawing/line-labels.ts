import type { Isoline } from './contours.ts';

/** The text of an isoline's value, placed on the line. */
export interface LineLabel {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  /** The rotation of the text, radians; the text is never upside down. */
  readonly turn: number;
}

/** An isoline shorter than this gets no label. */
const LEAST_PX = 170;
const APART_PX = 64;
/** The positions to try for a number, as fractions of the isoline's length, best first. */
const TRIES = [0.5, 0.3, 0.7, 0.4, 0.6, 0.2, 0.8];
const EDGE_PX = 36;
/** Half the width of a number. */
const HALF_PX = 15;

/** A box of the picture, in px. */
export interface TakenBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns whether a number at a point stays clear of the other labels. */
export function isClear(x: number, y: number, taken: readonly TakenBox[]): boolean {
  return !taken.some(
    ({ left, right, top, bottom }) =>
      x > left - HALF_PX && x < right + HALF_PX && y > top - HALF_PX && y < bottom + HALF_PX,
  );
}

/** Half the height of a number, with its halo. */
const HALF_LINE_PX = 10;
/**
 * The points at which a label is tested for land, as fractions of its half width and half height. They are close
 * together, because islands may be narrow. They reach beyond the label, to keep it off the coast.
 */
const LOOKS = [-1.4, -0.7, 0, 0.7, 1.4].flatMap((along) => [0, -1, 1].map((across) => [along, across] as const));

/** Returns whether a number lies on water from end to end, clear of the shore. */
export function isAfloat(x: number, y: number, turn: number, isLand: (x: number, y: number) => boolean): boolean {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return !LOOKS.some(([along, across]) => {
    const [right, down] = [along * HALF_PX, across * HALF_LINE_PX];
    return isLand(x + right * cos - down * sin, y + right * sin + down * cos);
  });
}

/** Places the numbers on their isolines, apart from each other and away from the picture's edge. */
export function placeLabels(
  lines: readonly Isoline[],
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  isFree: (x: number, y: number, turn: number) => boolean = () => true,
): readonly LineLabel[] {
  const labels: LineLabel[] = [];
  for (const { value, points } of lines) {
    if (lengthOf(points) < LEAST_PX) continue;
    for (const share of TRIES) {
      const n = Math.min(points.length - 4, Math.max(3, Math.round(share * points.length)));
      const [here, before, after] = [points[n], points[n - 3], points[n + 3]];
      if (!here || !before || !after) continue;
      const [x, y] = here;
      if (x < EDGE_PX || y < EDGE_PX || x > widthPx - EDGE_PX || y > heightPx - EDGE_PX) continue;
      if (labels.some((label) => Math.hypot(label.x - x, label.y - y) < APART_PX)) continue;
      const turn = upright(Math.atan2(after[1] - before[1], after[0] - before[0]));
      if (!isFree(x, y, turn)) continue;
      labels.push({ value, x, y, turn });
      break;
    }
  }
  return labels;
}

function upright(turn: number): number {
  if (turn > Math.PI / 2) return turn - Math.PI;
  return turn < -Math.PI / 2 ? turn + Math.PI : turn;
}

export function lengthOf(points: Isoline['points']): number {
  return points.slice(1).reduce((sum, [x, y], n) => {
    const [before, above] = points[n] as readonly [number, number];
    return sum + Math.hypot(x - before, y - above);
  }, 0);
}
