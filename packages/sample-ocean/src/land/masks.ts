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

/** Land of the whole globe at a quarter of a degree, the frame of gfswave's global grid. */
export const worldLand: Mask = unpack(masks.world);

/** Land around the United States at ten minutes, 5 to 55 north, 170 to 50 west. */
export const usaLand: Mask = unpack(masks.usa);

/** The cells with values in a regional wave grid. */
export const waveStrips: Readonly<Record<WaveGridName, Mask>> = {
  atlocn: unpack(masks.strips.atlocn),
  wcoast: unpack(masks.strips.wcoast),
  epacif: unpack(masks.strips.epacif),
};

/** Whether a place is on land; nearest cell of the finest raster that covers it. */
export function isLand(latDeg: number, lonDeg: number): boolean {
  const lon = ((lonDeg % 360) + 360) % 360;
  return (sample(usaLand, latDeg, lon) ?? sample(worldLand, latDeg, lon) ?? 0) === 1;
}

function sample(mask: Mask, latDeg: number, lonDeg: number): number | undefined {
  const row = Math.round((mask.latNorthDeg - latDeg) * mask.cellsPerDeg);
  let column = Math.round((lonDeg - mask.lonWestDeg) * mask.cellsPerDeg);
  if (mask.columns === 360 * mask.cellsPerDeg) column %= mask.columns;
  if (row < 0 || row >= mask.rows || column < 0 || column >= mask.columns) return undefined;
  return mask.bits[row * mask.columns + column];
}

function unpack({ runs, ...raster }: Packed): Mask {
  return { ...raster, bits: decodeRuns(runs, raster.rows * raster.columns) };
}
