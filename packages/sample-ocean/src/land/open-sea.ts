import { EARTH_RADIUS_KM, KM_PER_DEG, RAD_PER_DEG } from '../sphere.ts';
import { type Mask, usaLand, worldLand } from './masks.ts';

/** The number of cache boxes per degree in each direction. */
const PER_DEG = 2;
const ROWS = 180 * PER_DEG;
const COLUMNS = 360 * PER_DEG;
/**
 * The margin by which a land-free radius is shortened, km. A box reaches 40 km from its middle to its corner. A place
 * lies up to 20 km from the centre of its raster cell.
 */
const SLACK_KM = 60;
/**
 * The radii that the cache distinguishes, km. They are multiples of the step lengths with which paths are checked for
 * land.
 */
const RADII_KM = [14, 28, 56, 112, 168, 252, 350, 500, 700, 1000, 1400, 2000, 2800] as const;

/** For each box the number of `RADII_KM` that contain no land, plus one; 0 where not computed yet. */
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

/**
 * Returns how many of `RADII_KM`, the smallest first, contain no land around a box. It finds the number by binary
 * search.
 */
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

/** Returns whether there is land in the rectangle of boxes that encloses a circle. */
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

/**
 * Returns the summed-area table of land: for each corner of the boxes, the number of land cells to the north and west
 * of it.
 */
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
