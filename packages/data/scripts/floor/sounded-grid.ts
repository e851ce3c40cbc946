import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Point } from '@groundswell/forecast';
import { METRES_PER_DEG } from './land-mask.ts';

/** A latitude-longitude grid of depths from soundings or satellite data; steps are in degrees. */
export interface SoundedGrid {
  readonly columns: number;
  readonly rows: number;
  readonly west: number;
  readonly south: number;
  readonly eastStep: number;
  readonly northStep: number;
  /** The heights in metres, positive upwards, row by row from the south; NaN where there are no soundings. */
  readonly heightM: readonly number[];
}

/**
 * Reads the grids of a folder, `*.txt.gz`, the finest first: one line with columns, rows, first longitude and latitude,
 * and steps; then rows from the south. 'NA' is a node without soundings.
 */
export function readSoundedGrids(folder: string): readonly SoundedGrid[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt.gz'))
    .map((name) => readSoundedGrid(join(folder, name)))
    .sort((a, b) => a.northStep - b.northStep);
}

export function readSoundedGrid(path: string): SoundedGrid {
  return parseSoundedGrid(gunzipSync(readFileSync(path)).toString('latin1'));
}

export function parseSoundedGrid(text: string): SoundedGrid {
  const lineEnd = text.indexOf('\n');
  const [columns = 0, rows = 0, west = 0, south = 0, eastStep = 0, northStep = 0] = numbersIn(text.slice(0, lineEnd));
  const heightM = numbersIn(text.slice(lineEnd));
  if (heightM.length !== columns * rows || heightM.every(Number.isNaN))
    throw new Error(`A grid of ${columns} by ${rows} nodes has ${heightM.length} heights.`);
  return { columns, rows, west, south, eastStep, northStep, heightM };
}

function numbersIn(text: string): readonly number[] {
  return text.trim().split(/\s+/).map(Number);
}

/** A depth from soundings, m, 0 or less on land, and the spacing of the soundings, km. */
export interface Sounding {
  readonly depthM: number;
  readonly spacingKm: number;
}

/** Returns the sounding at a point, bilinear; `undefined` outside the grids. */
export function soundingAt(grids: readonly SoundedGrid[], { lat, lon }: Point): Sounding | undefined {
  for (const { columns, rows, west, south, eastStep, northStep, heightM } of grids) {
    const x = (lon - west) / eastStep;
    const y = (lat - south) / northStep;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) continue;
    const height = (right: number, up: number) => heightM[(row + up) * columns + column + right] ?? 0;
    const along = (up: number) => height(0, up) + (x - column) * (height(1, up) - height(0, up));
    const depthM = -(along(0) + (y - row) * (along(1) - along(0)));
    if (!Number.isNaN(depthM)) return { depthM, spacingKm: (northStep * METRES_PER_DEG) / 1000 };
  }
  return undefined;
}
