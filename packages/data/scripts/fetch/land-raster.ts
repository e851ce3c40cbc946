import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Point } from '@groundswell/forecast';

/** The part of the world within 2,000 km of the beaches. Water beyond it counts as open. */
const BOX = { west: -182, east: -40, south: -4, north: 68 };
const NODES_PER_DEG = 100;

/**
 * Draws the high-resolution GSHHG as a raster of land with nodes 0.01° apart, 102 MB, in half a minute. Lakes count as
 * land. Returns whether a point is on land. Throws when `gmt` is not installed.
 */
export function drawLandRaster(): (point: Point) => boolean {
  const columns = (BOX.east - BOX.west) * NODES_PER_DEG + 1;
  const rows = (BOX.north - BOX.south) * NODES_PER_DEG + 1;
  const nodes = readNodes().subarray(-rows * columns);
  return ({ lat, lon }) => {
    // GMT writes the northernmost row first. Longitudes are in [-180, 180), and the raster begins beyond -180.
    const row = Math.round((BOX.north - lat) * NODES_PER_DEG);
    const column = Math.round((lon - BOX.west - (lon > BOX.west + 360 ? 360 : 0)) * NODES_PER_DEG);
    return row >= 0 && row < rows && column >= 0 && column < columns && nodes[row * columns + column] === 1;
  };
}

/** Reads GMT's native binary grid: a header, then one byte for each node. */
function readNodes(): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'land-raster-'));
  try {
    const file = join(folder, 'mask');
    const box = `-R${BOX.west}/${BOX.east}/${BOX.south}/${BOX.north}`;
    const step = `-I${1 / NODES_PER_DEG}`;
    execFileSync('gmt', ['grdlandmask', box, step, '-Dh', '-A0/0/1', '-N0/1', `-G${file}=bb`], { cwd: folder });
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
