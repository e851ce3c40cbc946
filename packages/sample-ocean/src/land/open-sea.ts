import { EARTH_RADIUS_KM, KM_PER_DEG, RAD_PER_DEG } from '../sphere.ts';
import { type Mask, usaLand, worldLand } from './masks.ts';

/** The boxes of the cache per degree. */
const PER_DEG = 2;
const ROWS = 180 * PER_DEG;
const COLUMNS = 360 * PER_DEG;
/**
 * The slack of a radius: 40 km from the middle of a box to its corner, and 20 km from a place to the centre of its
 * raster cell.
 */
const SLACK_KM = 60;
/** The cached radii, which are multiples of the steps at which the land rasters are read. */
const RADII_KM = [14, 28, 56, 112, 168, 252, 350, 500, 700, 1000, 1400, 2000, 2800] as const;

/** The number of `RADII_KM` without land plus one, for each box; 0 before the first lookup. */
const known = new Uint8Array(ROWS * COLUMNS);
let landBefore: Int32Array | undefined;

/**
 * Returns a radius in km around a place within which `isLand` is false. It is often far less than the distance to land,
 * but never more.
 */
export function openSeaKm(latDeg: number, lonDeg: number): number {
  const row = Math.min(ROWS - 1, Math.floor((90 - latDeg) * PER_DEG));
  const column = Math.floor((lonDeg - 360 * Math.floor(lonDeg / 360)) * PER_DEG) % COLUMNS;
  const box = row * COLUMNS + column;
  known[box] ||= 1 + countRadii(row, column);
  return known[box]! > 1 ? RADII_KM[known[box]! - 2]! : 0;
}

/** Returns the number of radii around a box that contain no land, by binary search. */
function countRadii(row: number, column: number): number {
  landBefore ??= countLand();
  let least = 0;
  let most: number = RADII_KM.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if (hasLandWithin(landBefore, row, column, RADII_KM[middle]! + SLACK_KM)) most = middle;
    else least = middle + 1;
  }
  return least;
}

/** Returns whether the rectangle of boxes around a circle contains land. */
function hasLandWithin(before: Int32Array, row: number, column: number, km: number): boolean {
  const lat = 90 - (row + 0.5) / PER_DEG;
  const tallDeg = km / KM_PER_DEG;
  const top = Math.max(0, Math.floor((90 - lat - tallDeg) * PER_DEG));
  const bottom = Math.min(ROWS, Math.floor((90 - lat + tallDeg) * PER_DEG) + 1);
  // The width comes from the meridians that touch the circle, unless the circle contains a pole.
  const sine = Math.abs(lat) + tallDeg < 90 ? Math.sin(km / EARTH_RADIUS_KM) / Math.cos(lat * RAD_PER_DEG) : 1;
  const wide = sine < 1 ? Math.ceil((Math.asin(sine) / RAD_PER_DEG) * PER_DEG) : COLUMNS;
  const west = column - wide;
  const east = column + wide + 1;
  if (east - west >= COLUMNS) return hasLand(before, top, bottom, 0, COLUMNS);
  if (west < 0) return hasLand(before, top, bottom, west + COLUMNS, COLUMNS) || hasLand(before, top, bottom, 0, east);
  if (east > COLUMNS)
    return hasLand(before, top, bottom, west, COLUMNS) || hasLand(before, top, bottom, 0, east - COLUMNS);
  return hasLand(before, top, bottom, west, east);
}

function hasLand(before: Int32Array, top: number, bottom: number, west: number, east: number): boolean {
  const above = before[cornerOf(top, east)]! - before[cornerOf(top, west)]!;
  return before[cornerOf(bottom, east)]! - before[cornerOf(bottom, west)]! > above;
}

/** Returns the number of land cells to the north and west of each corner of the boxes. */
function countLand(): Int32Array {
  const before = new Int32Array((ROWS + 1) * (COLUMNS + 1));
  for (const mask of [worldLand, usaLand]) addLand(before, mask);
  for (let row = 1; row <= ROWS; row++)
    for (let column = 1, along = 0; column <= COLUMNS; column++) {
      along += before[cornerOf(row, column)]!;
      before[cornerOf(row, column)] = along + before[cornerOf(row - 1, column)]!;
    }
  return before;
}

function addLand(into: Int32Array, { bits, rows, columns, latNorthDeg, lonWestDeg, cellsPerDeg }: Mask): void {
  const boxes = Int32Array.from({ length: columns }, (_, c) => Math.floor((lonWestDeg + c / cellsPerDeg) * PER_DEG));
  for (let row = 0, at = 0; row < rows; row++) {
    const box = Math.min(ROWS - 1, Math.floor((90 - latNorthDeg + row / cellsPerDeg) * PER_DEG));
    const line = cornerOf(box + 1, 1);
    for (let column = 0; column < columns; column++, at++) if (bits[at] === 1) into[line + boxes[column]!]!++;
  }
}

function cornerOf(row: number, column: number): number {
  return row * (COLUMNS + 1) + column;
}
