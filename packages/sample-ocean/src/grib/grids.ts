import { makeSection, writeSigned32 } from './sections.ts';

/** A regular latitude-longitude grid, north row first, west column first; degrees, longitudes east. */
export interface LatLonGrid {
  readonly latNorthDeg: number;
  readonly lonWestDeg: number;
  readonly cellsPerDeg: number;
  readonly rows: number;
  readonly columns: number;
}

/** A Lambert conformal grid on a tangent cone, south-west corner first. Winds follow the grid. */
export interface LambertGrid {
  readonly firstLatDeg: number;
  readonly firstLonDeg: number;
  readonly touchesLatDeg: number;
  readonly uprightLonDeg: number;
  readonly spacingM: number;
  readonly rows: number;
  readonly columns: number;
}

export type Grid = LatLonGrid | LambertGrid;

export const GRIB_EARTH_RADIUS_M = 6_371_229;

/** Section 3. */
export function gridSection(grid: Grid): Buffer {
  return 'spacingM' in grid ? lambertSection(grid) : latLonSection(grid);
}

/** Writes template 3.0. The increment is rounded to millionths of a degree, as NCEP does. */
function latLonSection(grid: LatLonGrid): Buffer {
  const s = startGrid(grid, 72);
  writeSigned32(s, 46, micro(grid.latNorthDeg));
  s.writeUInt32BE(micro(grid.lonWestDeg), 50);
  s[54] = 48; // flags: the i and j increments are given
  writeSigned32(s, 55, micro(grid.latNorthDeg - (grid.rows - 1) / grid.cellsPerDeg));
  s.writeUInt32BE(micro(grid.lonWestDeg + (grid.columns - 1) / grid.cellsPerDeg), 59);
  s.writeUInt32BE(micro(1 / grid.cellsPerDeg), 63);
  s.writeUInt32BE(micro(1 / grid.cellsPerDeg), 67);
  return s;
}

/** Writes template 3.30. */
function lambertSection(grid: LambertGrid): Buffer {
  const s = startGrid(grid, 81);
  s.writeUInt16BE(30, 12);
  writeSigned32(s, 38, micro(grid.firstLatDeg));
  s.writeUInt32BE(micro(grid.firstLonDeg), 42);
  s[46] = 8; // flags: wind components follow the grid
  writeSigned32(s, 47, micro(grid.touchesLatDeg));
  s.writeUInt32BE(micro(grid.uprightLonDeg), 51);
  s.writeUInt32BE(Math.round(grid.spacingM * 1000), 55);
  s.writeUInt32BE(Math.round(grid.spacingM * 1000), 59);
  s[64] = 64; // scanning mode: southern row first
  writeSigned32(s, 65, micro(grid.touchesLatDeg));
  writeSigned32(s, 69, micro(grid.touchesLatDeg));
  return s;
}

function startGrid({ rows, columns }: Grid, length: number): Buffer {
  const s = makeSection(3, length);
  s.writeUInt32BE(rows * columns, 6);
  s[14] = 6; // shape of the earth: sphere with radius 6,371,229 m
  s.writeUInt32BE(columns, 30);
  s.writeUInt32BE(rows, 34);
  return s;
}

function micro(deg: number): number {
  return Math.round(deg * 1e6);
}
