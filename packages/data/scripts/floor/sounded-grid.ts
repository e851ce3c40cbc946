import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Point } from '@groundswell/forecast';

/** A latitude-longitude grid of depths from soundings or satellite data; steps are in degrees. */
export interface SoundedGrid {
  readonly columns: number;
  readonly rows: number;
  readonly west: number;
  readonly south: number;
  readonly eastStep: number;
  readonly northStep: number;
  /** The heights in metres, positive upwards, row by row from the south. */
  readonly heightM: readonly number[];
}

/**
 * Reads the grids of a folder, `*.txt.gz`: one line with columns, rows, first longitude and latitude, and steps; then
 * rows from the south.
 */
export function readSoundedGrids(folder: string): readonly SoundedGrid[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt.gz'))
    .sort()
    .map((name) => readSoundedGrid(join(folder, name)));
}

export function readSoundedGrid(path: string): SoundedGrid {
  return parseSoundedGrid(gunzipSync(readFileSync(path)).toString('latin1'));
}

export function parseSoundedGrid(text: string): SoundedGrid {
  const [columns = 0, rows = 0, west = 0, south = 0, eastStep = 0, northStep = 0, ...heightM] = text
    .trim()
    .split(/\s+/)
    .map(Number);
  if (heightM.length !== columns * rows || heightM.some(Number.isNaN))
    throw new Error(`A grid of ${columns} by ${rows} nodes has ${heightM.length} heights.`);
  return { columns, rows, west, south, eastStep, northStep, heightM };
}

/** Returns the depth at a point, bilinear, m; 0 or less on land; `undefined` outside the grids. */
export function soundedDepthM(grids: readonly SoundedGrid[], { lat, lon }: Point): number | undefined {
  for (const { columns, rows, west, south, eastStep, northStep, heightM } of grids) {
    const x = (lon - west) / eastStep;
    const y = (lat - south) / northStep;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) continue;
    const height = (right: number, up: number) => heightM[(row + up) * columns + column + right] ?? 0;
    const along = (up: number) => height(0, up) + (x - column) * (height(1, up) - height(0, up));
    return -(along(0) + (y - row) * (along(1) - along(0)));
  }
  return undefined;
}
