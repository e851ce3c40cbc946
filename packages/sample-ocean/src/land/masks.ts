import masks from './masks.generated.json' with { type: 'json' };
import { decodeRuns } from './run-lengths.ts';

/** A north-up raster of 0 and 1; `lonWestDeg` in degrees east. */
export interface Mask {
  readonly latNorthDeg: number;
  readonly lonWestDeg: number;
  readonly cellsPerDeg: number;
  readonly rows: number;
  readonly columns: number;
  readonly bits: Uint8Array;
}

export type WaveGridName = 'atlocn' | 'wcoast' | 'epacif';

interface Packed extends Omit<Mask, 'bits'> {
  readonly runs: string;
}

/** The land of the whole globe at a quarter of a degree, in the frame of gfswave's global grid. */
export const worldLand: Mask = unpack(masks.world);

/** The land around the United States at ten minutes, 5 to 55 north, 170 to 50 west. */
export const usaLand: Mask = unpack(masks.usa);

/** The cells with values in each regional wave grid. */
export const waveStrips: Readonly<Record<WaveGridName, Mask>> = {
  atlocn: unpack(masks.strips.atlocn),
  wcoast: unpack(masks.strips.wcoast),
  epacif: unpack(masks.strips.epacif),
};

/** Returns whether a place is on land, by the nearest cell of the finest raster that covers it. */
export function isLand(latDeg: number, lonDeg: number): boolean {
  const lon = lonDeg >= 0 && lonDeg < 360 ? lonDeg : ((lonDeg % 360) + 360) % 360;
  const at = nearestCell(usaLand, latDeg, lon);
  if (at >= 0) return usaLand.bits[at] === 1;
  const column = Math.round(lon * worldLand.cellsPerDeg) % worldLand.columns;
  return worldLand.bits[Math.round((90 - latDeg) * worldLand.cellsPerDeg) * worldLand.columns + column] === 1;
}

/** Returns the cell of a raster that is nearest to a place; -1 outside. */
function nearestCell(
  { latNorthDeg, lonWestDeg, cellsPerDeg, rows, columns }: Mask,
  latDeg: number,
  lonDeg: number,
): number {
  const row = Math.round((latNorthDeg - latDeg) * cellsPerDeg);
  const column = Math.round((lonDeg - lonWestDeg) * cellsPerDeg);
  return row < 0 || row >= rows || column < 0 || column >= columns ? -1 : row * columns + column;
}

/** Lists the indexes of a raster's cells that have the given value, ascending. An optional range limits the rows. */
export function listCells({ bits, columns, rows }: Mask, value: 0 | 1, [first, end] = [0, rows]): Int32Array {
  const cells = new Int32Array((end - first) * columns);
  let count = 0;
  for (let at = first * columns; at < end * columns; at++) if (bits[at] === value) cells[count++] = at;
  return cells.slice(0, count);
}

function unpack({ runs, ...raster }: Packed): Mask {
  return { ...raster, bits: decodeRuns(runs, raster.rows * raster.columns) };
}
