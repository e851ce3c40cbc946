import type { Spot } from './projection.ts';
import type { Coast, MapStillView, Shape } from './views.ts';

/** Heights that the field is filled from, ft: the thresholds of the ramp and even steps between them. */
export const RAMP_FT: readonly number[] = [0, 1, 2, 3, 5, 8, 12, 16, 20, 25, 35, 45];
/** Fills between two thresholds: near enough for an even change of colour. */
export const FILLS_BETWEEN = 4;

/** A number along an isoline. */
export interface LineLabel {
  readonly x: number;
  readonly y: number;
  /** Of the text, degrees clockwise, [-90, 90]. */
  readonly turnDeg: number;
}
export interface Isoline {
  /** In its unit. */
  readonly height: number;
  readonly path: string;
  readonly labels: readonly LineLabel[];
}

/** A day's sea as paths of an SVG in the units of its view; colours and words are the page's. */
export interface MapStill {
  readonly v: 1;
  readonly coast: Coast;
  readonly shape: Shape;
  /** Waves of at least `ft` lie within `path`; each covers the ones before it. */
  readonly fills: readonly { readonly ft: number; readonly path: string }[];
  readonly isolines: Readonly<Record<'ft' | 'm', readonly Isoline[]>>;
  /** Lines across the way of the sea, apart by the tone of the field below them. */
  readonly crests: readonly { readonly ft: number; readonly path: string }[];
  /** Heights in ft at the middles of a coarse grid, row by row: what names are written on. */
  readonly under: { readonly columns: number; readonly rows: number; readonly ft: readonly number[] };
}

/** The height under a spot of a plate's view, ft. */
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
const MAX_EMAILS = 400_000;

/** A plate as read from outside, or undefined where it is none that can be drawn. */
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
  return typeof path === 'string' && path.length <= MAX_EMAILS && /^[Mlz\d .-]*$/.test(path);
}

function isLabel({ x, y, turnDeg }: LineLabel): boolean {
  return [x, y, turnDeg].every(Number.isFinite);
}
