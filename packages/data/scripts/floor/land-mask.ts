import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Point, toRadians } from '@groundswell/forecast';

export const METRES_PER_DEG = 111_195;

const run = promisify(execFile);

/** The size of the header of GMT's native binary grid format. */
const HEADER_BYTES = 892;

/**
 * Returns 1 where the full-resolution GSHHG has land, on a square of nodes around a point, row by row from the
 * south-west. Lakes count as land. Throws when `gmt` is not installed.
 */
export async function readLandMask(centre: Point, halfM: number, nodes: number): Promise<Uint8Array> {
  const north = halfM / METRES_PER_DEG;
  const east = north / Math.cos(toRadians(centre.lat));
  const box = `-R${centre.lon - east}/${centre.lon + east}/${centre.lat - north}/${centre.lat + north}`;
  const folder = await mkdtemp(join(tmpdir(), 'land-mask-'));
  try {
    const file = join(folder, 'mask');
    const size = `-I${nodes}+n/${nodes}+n`;
    await run('gmt', ['grdlandmask', box, size, '-Df', '-A0/0/1', '-N0/1', `-G${file}=bb`], { cwd: folder });
    const rows = (await readFile(file)).subarray(HEADER_BYTES);
    if (rows.length !== nodes * nodes) throw new Error(`GMT drew ${rows.length} nodes, not ${nodes * nodes}.`);
    // GMT writes the northernmost row first.
    return Uint8Array.from({ length: nodes * nodes }, (_, index) => {
      const row = nodes - 1 - Math.floor(index / nodes);
      return rows[row * nodes + (index % nodes)] ?? 0;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
