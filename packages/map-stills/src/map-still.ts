import type { Spot } from './projection.ts';
import type { Coast, MapStillView, Shape } from './views.ts';

/** The thresholds of the colour ramp, ft; the fills add even steps between them. */
export const RAMP_FT: readonly number[] = [0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 35, 45];
/** The number of fills between two thresholds, enough for a smooth change of colour. */
export const FILLS_BETWEEN = 4;

/** The position of a label along an isoline. */
export interface LineLabel {
  readonly x: number;
  readonly y: number;
  /** The rotation of the text, degrees clockwise, [-90, 90]. */
  readonly turnDeg: number;
}
export interface Isoline {
  /** The wave height in the unit of the list that contains this line, feet or metres. */
  readonly height: number;
  readonly path: string;
  readonly labels: readonly LineLabel[];
}

/** The waves off a coast at one hour, as SVG paths in the units of their view. The page adds colours and texts. */
export interface MapStill {
  readonly v: 1;
  readonly coast: Coast;
  readonly shape: Shape;
  /** The areas with waves of at least `ft`; each area is drawn on top of the previous ones. */
  readonly fills: readonly { readonly ft: number; readonly path: string }[];
  readonly isolines: Readonly<Record<'ft' | 'm', readonly Isoline[]>>;
  /** The crest lines, grouped by the ink that suits the fill below them. */
  readonly crests: readonly { readonly ft: number; readonly path: string }[];
  /**
   * The heights in ft at the cell centres of a coarse grid, row by row. The page colours place names to contrast with
   * the height under them.
   */
  readonly under: { readonly columns: number; readonly rows: number; readonly ft: readonly number[] };
}

/** Returns the wave height under a spot of a map still, ft. */
export function heightUnder(
  { under: { columns, rows, ft } }: MapStill,
  [x, y]: Spot,
  { width, height }: MapStillView,
): number {
  const at = (place: number, length: number, cells: number) =>
    Math.min(cells - 1, Math.max(0, Math.floor((place / length) * cells)));
  return ft[at(y, height, rows) * columns + at(x, width, columns)] ?? 0;
}

const MAX_PARTS = 80;
const MAX_CHARACTERS = 400_000;

/** Validates untrusted data as a map still; undefined if it cannot be drawn. */
export function readMapStill(value: unknown): MapStill | undefined {
  const plate = value as MapStill;
  try {
    const { ft, m } = plate.isolines;
    const { columns, rows, ft: under } = plate.under;
    const lists = [plate.fills, ft, m, plate.crests];
    const sound =
      plate.v === 1 &&
      under.length === columns * rows &&
      under.every(isHeight) &&
      lists.every((list) => Array.isArray(list) && list.length <= MAX_PARTS) &&
      [...plate.fills, ...plate.crests].every((part) => isHeight(part.ft) && isPath(part.path)) &&
      [...ft, ...m].every(({ height, path, labels }) => isHeight(height) && isPath(path) && labels.every(isLabel));
    return sound ? plate : undefined;
  } catch {
    return undefined;
  }
}

function isHeight(height: unknown): boolean {
  return typeof height === 'number' && height >= 0 && height <= 200;
}

function isPath(path: unknown): boolean {
  return typeof path === 'string' && path.length <= MAX_CHARACTERS && /^[Mlz\d .-]*$/.test(path);
}

function isLabel({ x, y, turnDeg }: LineLabel): boolean {
  return [x, y, turnDeg].every(Number.isFinite);
}
