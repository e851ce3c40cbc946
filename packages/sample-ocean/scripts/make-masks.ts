/**
 * This script writes src/land/masks.generated.json from GSHHG, through GMT (`gmt` and `gmt-gshhg-full` installed).
 * Run: npx tsx packages/sample-ocean/scripts/make-masks.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeRuns } from '../src/land/run-lengths.ts';

const STRIP_DEG = 2.5;

interface Raster {
  readonly latNorthDeg: number;
  readonly lonWestDeg: number;
  readonly cellsPerDeg: number;
  readonly rows: number;
  readonly columns: number;
}

/** The frame of gfswave's global quarter-degree grid. */
const world: Raster = { latNorthDeg: 90, lonWestDeg: 0, cellsPerDeg: 4, rows: 721, columns: 1440 };
const usa: Raster = { latNorthDeg: 55, lonWestDeg: 190, cellsPerDeg: 6, rows: 301, columns: 721 };
const waveGrids: Record<string, Raster> = {
  atlocn: { latNorthDeg: 55, lonWestDeg: 260, cellsPerDeg: 6, rows: 331, columns: 301 },
  wcoast: { latNorthDeg: 50, lonWestDeg: 210, cellsPerDeg: 6, rows: 151, columns: 241 },
  epacif: { latNorthDeg: 30, lonWestDeg: 130, cellsPerDeg: 6, rows: 301, columns: 511 },
};

/** The land whose coasts have beaches in the forecast: [south, north, west, east] in degrees, longitudes east. */
const beachLandBoxes = [
  [25.9, 31.2, 262.4, 279],
  [24.3, 31.2, 277, 280.2],
  [31, 45.2, 277, 286.5],
  [40, 45.2, 286, 293.2],
  [17.6, 18.8, 292.6, 295.7],
  [32.4, 49, 234, 243.2],
  [18.5, 22.5, 199, 205.6],
] as const;

function rasterLand(raster: Raster): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'masks-'));
  const east = raster.lonWestDeg + (raster.columns - 1) / raster.cellsPerDeg;
  const south = raster.latNorthDeg - (raster.rows - 1) / raster.cellsPerDeg;
  const region = `-R${raster.lonWestDeg}/${east}/${south}/${raster.latNorthDeg}`;
  const file = join(folder, 'land.nc');
  // Lakes count as land, because the sample ocean has no waves on lakes.
  execFileSync('gmt', ['grdlandmask', region, `-I${60 / raster.cellsPerDeg}m`, '-Df', '-N0/1/1/1/1', `-G${file}`], {
    cwd: folder,
  });
  const bytes = execFileSync('gmt', ['grd2xyz', file, '-ZTLc'], { cwd: folder, maxBuffer: 1 << 26 });
  rmSync(folder, { recursive: true });
  if (bytes.length !== raster.rows * raster.columns) throw new Error('GMT returned a raster of another size.');
  return new Uint8Array(bytes);
}

function beachLand(land: Uint8Array): { latDeg: number; lonDeg: number }[] {
  const cells = [];
  for (let row = 0; row < usa.rows; row++)
    for (let column = 0; column < usa.columns; column++) {
      if (!land[row * usa.columns + column]) continue;
      const latDeg = usa.latNorthDeg - row / usa.cellsPerDeg;
      const lonDeg = usa.lonWestDeg + column / usa.cellsPerDeg;
      if (beachLandBoxes.some(([s, n, w, e]) => latDeg >= s && latDeg <= n && lonDeg >= w && lonDeg <= e))
        cells.push({ latDeg, lonDeg });
    }
  return cells;
}

function strip(raster: Raster, coast: readonly { latDeg: number; lonDeg: number }[]): Uint8Array {
  const near = new Uint8Array(raster.rows * raster.columns);
  const reach = Math.round(STRIP_DEG * raster.cellsPerDeg);
  for (const { latDeg, lonDeg } of coast) {
    const row0 = Math.round((raster.latNorthDeg - latDeg) * raster.cellsPerDeg);
    const column0 = Math.round((lonDeg - raster.lonWestDeg) * raster.cellsPerDeg);
    const shrink = Math.cos((latDeg * Math.PI) / 180);
    for (let row = Math.max(0, row0 - reach); row <= Math.min(raster.rows - 1, row0 + reach); row++) {
      const half = Math.floor(Math.sqrt(reach ** 2 - (row - row0) ** 2) / shrink);
      for (let c = Math.max(0, column0 - half); c <= Math.min(raster.columns - 1, column0 + half); c++)
        near[row * raster.columns + c] = 1;
    }
  }
  const land = rasterLand(raster);
  return near.map((isNear, index) => (isNear && !land[index] && !isOtherOcean(raster, index) ? 1 : 0));
}

/**
 * Returns whether a cell belongs to the wrong ocean. A coastal strip must not extend across an isthmus, so the Atlantic
 * grid ends where the Pacific begins.
 */
function isOtherOcean(raster: Raster, index: number): boolean {
  return raster.lonWestDeg === 210 && (index % raster.columns) / raster.cellsPerDeg + 210 > 245;
}

const usaLand = rasterLand(usa);
const coast = beachLand(usaLand);
const masks = {
  source: 'GSHHG full resolution, rastered with GMT grdlandmask; run lengths, first run is 0, base64 of LEB128',
  world: { ...world, runs: encodeRuns(rasterLand(world)) },
  usa: { ...usa, runs: encodeRuns(usaLand) },
  strips: Object.fromEntries(
    Object.entries(waveGrids).map(([name, raster]) => [name, { ...raster, runs: encodeRuns(strip(raster, coast)) }]),
  ),
};
const target = fileURLToPath(new URL('../src/land/masks.generated.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(masks, null, 1)}\n`);
console.log(`${target}: ${readFileSync(target).length} bytes`);
