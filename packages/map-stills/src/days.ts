import { RAMP_FT } from './map-still.ts';
import type { Coast, MapStillView } from './views.ts';
import { mapStillViews } from './views.ts';

/** The side of a grid cell, in CSS px of the wide picture. */
const CELL = 12;
/**
 * The number of cells by which the grid extends beyond the wide picture on each side, because tall pictures extend
 * further north and south.
 */
const MARGIN = 4;
/** The number of levels between two thresholds of the colour ramp. */
const LEVELS_BETWEEN = 8;
const HIGHEST = (RAMP_FT.length - 1) * LEVELS_BETWEEN;
/** The character code of the lowest level, '#'; higher levels follow. */
const FIRST_LETTER = 35;
const MOST_FRAMES = 24;
const MOST_CELLS = 20_000;

/**
 * The sea off a coast over some days on a coarse grid, row by row, one character per cell. The page maps the characters
 * to colours and blends the frames.
 */
export interface MapStillDays {
  readonly v: 1;
  readonly coast: Coast;
  readonly columns: number;
  readonly rows: number;
  /** The frames in order of time; `at` is UTC ms. */
  readonly frames: readonly { readonly at: number; readonly field: string }[];
}

/**
 * Returns the view of a coast's animation, one unit per cell. It contains the areas of the coast's wide and tall
 * pictures.
 */
export function daysView(coast: Coast): MapStillView {
  const { width, height, scale, ...middle } = mapStillViews[coast].wide;
  const cells = (units: number) => Math.ceil(units / CELL) + 2 * MARGIN;
  return { ...middle, width: cells(width), height: cells(height), scale: scale / CELL };
}

/** Returns the level of a height; there are eight levels between two thresholds of the ramp. */
export function levelOf(ft: number): number {
  const above = RAMP_FT.findIndex((threshold) => threshold > ft);
  if (above < 0) return HIGHEST;
  const [from, to] = [RAMP_FT[above - 1] ?? 0, RAMP_FT[above] ?? 0];
  return Math.round((above - 1 + (ft - from) / (to - from)) * LEVELS_BETWEEN);
}

export const LEVEL_FT: readonly number[] = Array.from({ length: HIGHEST + 1 }, (_, level) => {
  const below = Math.floor(level / LEVELS_BETWEEN);
  const from = RAMP_FT[below] ?? 0;
  return from + (((RAMP_FT[below + 1] ?? from) - from) * (level % LEVELS_BETWEEN)) / LEVELS_BETWEEN;
});

export const formatLevels = (levels: readonly number[]): string =>
  String.fromCharCode(...levels.map((level) => FIRST_LETTER + level));

export const levelAt = (field: string, cell: number): number => field.charCodeAt(cell) - FIRST_LETTER;

/** Validates untrusted data as an animation; undefined if it cannot be drawn. */
export function readMapStillDays(value: unknown): MapStillDays | undefined {
  const days = value as MapStillDays;
  try {
    const { columns, rows, frames } = days;
    const cells = columns * rows;
    const isField = new RegExp(`^[#-${String.fromCharCode(FIRST_LETTER + HIGHEST)}]*$`);
    const sound =
      days.v === 1 &&
      Number.isInteger(columns) &&
      cells > 0 &&
      cells <= MOST_CELLS &&
      frames.length <= MOST_FRAMES &&
      frames.every(({ at, field }, n) => {
        const before = frames[n - 1]?.at ?? Number.NEGATIVE_INFINITY;
        return Number.isFinite(at) && at > before && field.length === cells && isField.test(field);
      });
    return sound ? days : undefined;
  } catch {
    return undefined;
  }
}
