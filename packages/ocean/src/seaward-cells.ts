import { toRadians } from '@groundswell/forecast';
import { fileIndex, type Grid } from './grib2/grid.ts';
import { locateOnGrid, positionOnGrid } from './grib2/grid-position.ts';
import { eastOf } from './grib2/projection.ts';

/** A place whose waves are read from a grid: a beach, or a buoy. A buoy has no facing. */
export interface WavePoint {
  readonly lat: number;
  readonly lon: number;
  readonly facingDeg?: number;
}

/** A candidate grid cell for the water off a beach. */
export interface Cell {
  /** The index in the field, in file order. */
  readonly index: number;
  readonly lat: number;
  readonly lon: number;
  readonly distanceKm: number;
}

/**
 * The greatest distance between a beach and its wave cell, in cells. From 94 to 100 % of US beaches, depending on the
 * grid, have a sea cell within two cells. Cells farther away do not represent the beach.
 */
const REACH_CELLS = 2;
const KM_PER_DEG = 111.195;

/**
 * Lists the cells within two cells of a place, best first; empty outside the grid. For a beach, cells within 90° of its
 * facing come first, by greatest cos a / distance. A cell out at sea thus precedes a nearer one along the coast or in a
 * headland's lee. The other cells follow by distance. For a buoy, all cells are sorted by distance. The caller finds
 * the first cell with a value in the field, because land cells have none.
 */
export function listSeawardCells(grid: Grid, { lat, lon, facingDeg }: WavePoint): readonly Cell[] {
  const place = locateOnGrid(grid, lat, lon);
  if (!place) return [];
  const cells: (Cell & { readonly aheadPerKm: number })[] = [];
  for (let j = Math.ceil(place.j - REACH_CELLS); j <= place.j + REACH_CELLS; j++) {
    for (let i = Math.ceil(place.i - REACH_CELLS); i <= place.i + REACH_CELLS; i++) {
      const at = i >= 0 && i < grid.ni && j >= 0 && j < grid.nj ? positionOnGrid(grid, i, j) : undefined;
      if (!at) continue;
      const offset = offsetKm({ lat, lon }, at);
      const distanceKm = Math.hypot(offset.eastKm, offset.northKm);
      const aheadKm =
        facingDeg === undefined
          ? distanceKm
          : offset.northKm * Math.cos(toRadians(facingDeg)) + offset.eastKm * Math.sin(toRadians(facingDeg));
      const aheadPerKm = aheadKm > 0 ? aheadKm / distanceKm ** 2 : 0;
      cells.push({ index: fileIndex(grid, i, j), ...at, distanceKm, aheadPerKm });
    }
  }
  return cells
    .sort((a, b) => b.aheadPerKm - a.aheadPerKm || a.distanceKm - b.distanceKm)
    .map(({ index, lat, lon, distanceKm }) => ({ index, lat, lon, distanceKm }));
}

/**
 * Returns the distance east and north from one position to another on the tangent plane, km. The error is 0.1 % over
 * tens of kilometres.
 */
function offsetKm(from: { lat: number; lon: number }, to: { lat: number; lon: number }) {
  const turn = eastOf(from.lon, to.lon);
  const middle = Math.cos(toRadians((from.lat + to.lat) / 2));
  return { eastKm: turn * middle * KM_PER_DEG, northKm: (to.lat - from.lat) * KM_PER_DEG };
}
