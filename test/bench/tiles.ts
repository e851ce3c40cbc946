import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chartGrid } from '@groundswell/ocean/testing/chart-grid';
import { decodeField } from '@groundswell/ocean/testing/grib2/decode-field';
import type { Grid } from '@groundswell/ocean/testing/grib2/grid';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import type { TileSet } from '@groundswell/tiles';
import { type Chart, drawTiles } from '@groundswell/tiles/draw';
import type { BenchRow } from './bench-row.ts';

const FILE = join(import.meta.dirname, '../../../shared/data/noaa/grib/gdas.20211116.t00z.pgrb2.0p25.f000.tmp2m.grib2');
const [COLUMNS, ROWS] = [1440, 721];
const ROUNDS = 5;
const FREEZING_K = 273.15;
const MAP_M = 20_037_508.342789244;
const hasGdal = spawnSync('gdal_translate', ['--version']).status === 0;

/**
 * Measures rendering all tiles of one time step, zoom 0 to 3, from decoded fields to PNG files in memory. It uses one
 * thread and counts processor time. Charts with two channels are compared with GDAL on the same fields; wave charts
 * have four channels.
 */
export async function bench(): Promise<BenchRow[]> {
  const two = chartOf(2);
  const oursMs = leastMs(() => drawAll('gfs-wind', two));
  const gdalMs = hasGdal ? timeGdalMs(two.layers) : undefined;
  const waves = chartOf(4);
  return [
    {
      what: 'wind, 2 channels: 85 tiles',
      measured:
        gdalMs === undefined
          ? `${oursMs.toFixed(0)} ms (GDAL not installed: no ratio)`
          : `${oursMs.toFixed(0)} ms, GDAL ${gdalMs.toFixed(0)} ms: ${(oursMs / gdalMs).toFixed(2)}x`,
      aim: 'at most 1x GDAL',
    },
    {
      what: 'waves, 4 channels, a third of it land: 85 tiles',
      measured: `${leastMs(() => drawAll('wvht', waves)).toFixed(0)} ms`,
      aim: 'under 1000 ms',
    },
    { what: 'peak memory of a process that draws the waves', measured: `${measurePeakMb()} MB`, aim: 'under 1024 MB' },
  ];
}

function drawAll(set: TileSet, chart: Chart): number {
  let bytes = 0;
  for (const { png } of drawTiles(set, chart)) bytes += png.length;
  return bytes;
}

/**
 * Builds a chart with two or four channels. It uses NOAA's temperatures if that file lies beside the repository,
 * otherwise a synthetic field.
 */
function chartOf(channels: 2 | 4): Chart {
  const { grid, kelvin } = readField();
  const celsius = kelvin.map((value) => value - FREEZING_K);
  const onSea = (value: number, n: number) => (Math.sin(n / 300) < -0.5 ? Number.NaN : value);
  const layers =
    channels === 2
      ? [celsius.map((value) => value / 2), celsius.map((value) => -value / 2)]
      : [
          celsius.map((value) => Math.abs(value) / 4),
          celsius.map((value) => Math.abs(value) / 2),
          celsius.map((value) => Math.sin(value / 10)),
          celsius.map((value) => Math.cos(value / 10)),
        ].map((layer) => layer.map(onSea));
  return { grid: chartGrid('bench', grid), layers };
}

function readField(): { grid: Grid; kelvin: Float32Array } {
  if (existsSync(FILE)) {
    const [field] = parseGrib2(readFileSync(FILE));
    if (field) return { grid: field.grid, kelvin: decodeField(field) };
  }
  const scan = { iNegative: false, jPositive: false, jConsecutive: false, alternating: false };
  const grid: Grid = {
    template: 0,
    ni: COLUMNS,
    nj: ROWS,
    pointCount: COLUMNS * ROWS,
    scan,
    firstLat: 90,
    firstLon: 0,
    lastLat: -90,
    lastLon: 359.75,
    stepLonDeg: 0.25,
    stepLatDeg: 0.25,
    windsFollowGrid: false,
  };
  const kelvin = Float32Array.from(
    { length: COLUMNS * ROWS },
    (_, n) => 280 + 20 * Math.sin(n / 7000) + 5 * Math.sin(n / 37),
  );
  return { grid, kelvin };
}

/**
 * Measures the processor time of GDAL's three programs, with their start, for the same tiles. They warp the two fields
 * bilinearly to web mercator at zoom 3. Then they scale the values to bytes and write MBTiles: grey-alpha PNGs of 256
 * pixels, deflate level 1, the fastest. Zooms 2 to 0 follow by nearest neighbour.
 */
function timeGdalMs(layers: readonly Float32Array[]): number {
  const folder = mkdtempSync(join(tmpdir(), 'tiles-bench-'));
  try {
    // GDAL requires that the map starts at 180° W and that no grid cell extends beyond a pole.
    const inner = layers.map((layer) => layer.map((_, n) => layer[rolledIndex(n)] as number).slice(COLUMNS, -COLUMNS));
    writeFileSync(join(folder, 'field'), Buffer.concat(inner.map((layer) => new Uint8Array(layer.buffer))));
    const info = 'map info = {Geographic Lat/Lon, 1, 1, -180.125, 89.875, 0.25, 0.25, WGS-84}';
    const head = `samples = ${COLUMNS}\nlines = ${ROWS - 2}\nbands = 2\ndata type = 4\ninterleave = bsq\nbyte order = 0`;
    writeFileSync(join(folder, 'field.hdr'), `ENVI\n${head}\n${info}\n`);
    const warp = `gdalwarp -q -overwrite -t_srs EPSG:3857 -te -${MAP_M} -${MAP_M} ${MAP_M} ${MAP_M} -ts 2048 2048 -r bilinear field warped.tif`;
    const scale =
      'gdal_translate -q -of MBTILES -ot Byte -scale -31 31 0 254 -colorinterp gray,alpha -co ZLEVEL=1 warped.tif tiles.mbtiles';
    const zooms = 'gdaladdo -q -r nearest tiles.mbtiles 2 4 8';
    const script = `cd "$0" && rm -f tiles.mbtiles && ${warp} && ${scale} && ${zooms}; times`;
    return Math.min(...Array.from({ length: ROUNDS }, () => childTimeMs(script, folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rolledIndex(n: number): number {
  const column = n % COLUMNS;
  return n - column + ((column + COLUMNS / 2) % COLUMNS);
}

/**
 * Returns the processor time of a shell script's child processes, user plus system. The second line of `times` holds
 * them, such as `0m0.950000s 0m0.020000s`.
 */
function childTimeMs(script: string, folder: string): number {
  const times = execFileSync('sh', ['-c', script, folder], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const parts = (times.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g);
  return [...parts].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000, 0);
}

function leastMs(run: () => void): number {
  return Math.min(
    ...Array.from({ length: ROUNDS }, () => {
      const before = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}

/** Measures the peak memory of a separate process that decodes and renders one time step. */
function measurePeakMb(): string {
  return execFileSync(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), 'peak'], {
    encoding: 'utf8',
  }).trim();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv[2] === 'peak') {
    drawAll('wvht', chartOf(4));
    console.log((process.resourceUsage().maxRSS / 1024).toFixed(0));
  } else console.table(await bench());
}
