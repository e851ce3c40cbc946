import { GRID_COLUMNS, GRID_ROWS, gridLat, gridLons } from './point-grid.ts';
import { directionByte, windByte } from './point-values.ts';
import { SET_BYTES } from './step-grid.ts';

/** The wind at a point of the grid. */
export interface WindOnGrid {
  readonly lat: number;
  readonly lon: number;
  readonly speedMps: number;
  readonly fromDeg: number;
}

/**
 * Reads one hour's winds at every `stride`-th grid point within `spanDeg` of latitude from a position, at all
 * longitudes. Returns an empty list if the bytes have the wrong length.
 */
export function readWinds(bytes: Uint8Array, lat: number, spanDeg: number, stride: number): readonly WindOnGrid[] {
  const width = SET_BYTES['gfs-wind'];
  if (bytes.length !== GRID_ROWS * GRID_COLUMNS * width) return [];
  const lons = gridLons();
  const winds: WindOnGrid[] = [];
  for (let row = 0; row < GRID_ROWS; row += stride) {
    if (Math.abs(gridLat(row) - lat) > spanDeg) continue;
    for (let column = 0; column < GRID_COLUMNS; column += stride) {
      const at = (row * GRID_COLUMNS + column) * width;
      const speedMps = windByte.fromByte(bytes[at] as number);
      const fromDeg = directionByte.fromByte(bytes[at + 1] as number);
      if (!Number.isNaN(speedMps + fromDeg))
        winds.push({ lat: gridLat(row), lon: lons[column] as number, speedMps, fromDeg });
    }
  }
  return winds;
}
