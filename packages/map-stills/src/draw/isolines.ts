import { contours } from 'd3-contour';
import type { Isoline, LineLabel, MapStill } from '../map-still.ts';
import type { Spot } from '../projection.ts';
import type { MapStillView } from '../views.ts';
import { FT_PER_M } from './fills.ts';
import { lineText } from './line-text.ts';
import { type SeaField, spotOf } from './sea-field.ts';
import { thinLine } from './thin-line.ts';

/** The round heights of the isolines in each unit. */
const ISOLINES = { ft: [5, 8, 12, 16, 20, 25, 35], m: [1.5, 2.5, 4, 5, 6, 8, 10] } as const;

const WITHIN = 0.5;
const SHORTEST = 40;
const SHORTEST_LABELLED = 110;
const APART = 72;
const EDGE = 34;
/** The positions along an isoline where its label is tried, as shares of its length. The middle is tried first. */
const LABEL_POSITIONS = [0.5, 0.3, 0.7, 0.4, 0.6, 0.2, 0.8];

/** Draws isolines with labels that keep clear of the edges, of land and of each other. */
export function drawIsolines(
  field: SeaField,
  view: MapStillView,
  isSea: (x: number, y: number) => boolean,
): MapStill['isolines'] {
  const draw = contours().size([field.columns, field.rows]);
  const linesOf = (heights: readonly number[], perMetre: number): Isoline[] => {
    const values = Array.from(field.heightM, (height) => height * perMetre);
    const taken: Spot[] = [];
    return heights.flatMap((height) => {
      const lines = draw
        .contour(values, height)
        .coordinates.flat()
        .flatMap((ring) =>
          openLines(
            ring.map(([x = 0, y = 0]): Spot => [spotOf(x), spotOf(y)]),
            view,
          ),
        )
        .filter((line) => lengthOf(line) >= SHORTEST);
      const labels = lines.flatMap((line) => labelOn(line, view, isSea, taken) ?? []);
      const path = lines.map((line) => lineText(thinLine(line, WITHIN))).join('');
      return path ? [{ height, path, labels }] : [];
    });
  };
  return { ft: linesOf(ISOLINES.ft, FT_PER_M), m: linesOf(ISOLINES.m, 1) };
}

/**
 * Returns the segments of an area's outline that lie inside the view. Where an area ends at the view's edge, there is
 * no isoline.
 */
function openLines(ring: readonly Spot[], { width, height }: MapStillView): Spot[][] {
  const isIn = ([x, y]: Spot) => x >= -1 && y >= -1 && x <= width + 1 && y <= height + 1;
  const lines: Spot[][] = [];
  let line: Spot[] = [];
  for (const spot of ring) {
    if (isIn(spot)) line.push(spot);
    else if (line.length > 0) {
      lines.push(line);
      line = [];
    }
  }
  return [...lines, line].filter(({ length }) => length > 2);
}

function lengthOf(line: readonly Spot[]): number {
  return line.reduce((sum, spot, at) => sum + (at === 0 ? 0 : far(spot, line[at - 1] as Spot)), 0);
}

function far([ax, ay]: Spot, [bx, by]: Spot): number {
  return Math.hypot(ax - bx, ay - by);
}

function labelOn(
  line: readonly Spot[],
  { width, height }: MapStillView,
  isSea: (x: number, y: number) => boolean,
  taken: Spot[],
): LineLabel | undefined {
  if (lengthOf(line) < SHORTEST_LABELLED) return undefined;
  for (const part of LABEL_POSITIONS) {
    const at = Math.min(line.length - 4, Math.max(3, Math.round(part * line.length)));
    const [spot, before, after] = [line[at], line[at - 3], line[at + 3]];
    if (!spot || !before || !after) continue;
    const [x, y] = spot;
    if (x < EDGE || y < EDGE || x > width - EDGE || y > height - EDGE || !isSea(x, y)) continue;
    if (taken.some((other) => far(spot, other) < APART)) continue;
    taken.push(spot);
    const turn = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
    const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
    return { x: Math.round(x), y: Math.round(y), turnDeg: Math.round(upright) + 0 };
  }
  return undefined;
}
