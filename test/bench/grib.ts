import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repackByEccodes } from '@groundswell/ocean/testing/eccodes';
import { decodeField } from '@groundswell/ocean/testing/grib2/decode-field';
import { parseGrib2 } from '@groundswell/ocean/testing/grib2/parse-grib2';
import type { BenchRow } from './bench-row.ts';

const DATA = join(import.meta.dirname, '../../../shared/data');
const TEMPERATURE = 'noaa/grib/gdas.20211116.t00z.pgrb2.0p25.f000.tmp2m.grib2';
/** The measured files. Those with settings are repacked by eccodes, because no file at hand has their packing. */
const FILES: readonly (readonly [what: string, file: string, settings?: string])[] = [
  ['gfswave Atlantic, 19 messages 5.40', 'noaa/grib/gfswave.20210826.t12z.atlocn.0p16.f000.grib2'],
  ['gfswave West Coast, 19 messages 5.40', 'noaa/grib/gdaswave.20211130.t00z.wcoast.0p16.f000.grib2'],
  ['GFS 0.25° temperature, 1 message 5.3', TEMPERATURE],
  ['GFS 0.25° height, 1 message 5.40', 'noaa/grib/gfs.20220210.t00z.0p25.f024.gh.jpeg.grib2'],
  ['Hawaii Mercator ozone, 1 message 5.3', 'noaa/grib/aqm.20240516.t12z.o3.hi-mercator.grib2'],
  ['MFWAM swell, 1 message 5.42', 'ecmwf/mfwam.20250806.t00z.swell.ccsds.grib2'],
  ['GFS 0.25° temperature as 5.4, 32 bits', TEMPERATURE, 'packingType=grid_ieee,precision=1'],
  ['GFS 0.25° temperature as 5.4, 64 bits', TEMPERATURE, 'packingType=grid_ieee,precision=2'],
  ['GFS 0.25° temperature as 5.41, 16 bits', TEMPERATURE, 'packingType=grid_png'],
  [
    'GFS 0.25° height as 5.41, 24 bits',
    'noaa/grib/gfs.20220210.t00z.0p25.f024.gh.jpeg.grib2',
    'packingType=grid_png,bitsPerValue=24',
  ],
];
const AIM_RATIO = 2.5;
const AIM_RATIO_NEW = 1.5;
const TURNS = 5;
const ROUNDS = 5;
const COPIES = 10;
const hasEccodes = spawnSync('grib_get', ['-V']).status === 0;

/**
 * Measures decoding whole GRIB2 files on one thread. If eccodes is installed, the same run measures it on the same
 * files for comparison.
 */
export async function bench(): Promise<BenchRow[]> {
  if (!existsSync(DATA)) return [{ what: 'GRIB2 files', measured: 'not run: no model files beside the repository' }];
  return FILES.map(([what, file, settings]) => {
    const original = readFileSync(join(DATA, file));
    if (settings !== undefined && !hasEccodes) return { what, measured: 'not run: eccodes not installed' };
    const bytes = settings === undefined ? original : repackByEccodes(original, settings);
    if (!hasEccodes)
      return { what, measured: `${leastMs(() => decodeAll(bytes)).toFixed(1)} ms (eccodes not installed: no ratio)` };

    const { oursMs, eccodesMs } = compare(bytes);
    const measured = `${oursMs.toFixed(1)} ms, eccodes ${eccodesMs.toFixed(1)} ms: ${(oursMs / eccodesMs).toFixed(2)}x`;
    const aim = settings === undefined && !file.startsWith('ecmwf') ? AIM_RATIO : AIM_RATIO_NEW;
    return { what, measured, aim: `at most ${aim}x eccodes` };
  });
}

function decodeAll(bytes: Uint8Array): void {
  for (const field of parseGrib2(bytes)) decodeField(field);
}

/**
 * Measures our decoder and eccodes alternately in processor time, and takes the minimum of each, so that other load
 * distorts neither. `grib_get -p avg` unpacks and sums all values of ten copies in one file. `grib_get -p edition` over
 * that file measures starting and parsing, which is subtracted.
 */
function compare(bytes: Uint8Array): { oursMs: number; eccodesMs: number } {
  const folder = mkdtempSync(join(tmpdir(), 'grib-bench-'));
  try {
    const file = join(folder, 'copies.grib2');
    writeFileSync(file, Buffer.concat(Array(COPIES).fill(bytes)));
    const turns = Array.from({ length: TURNS }, () => ({
      oursMs: leastMs(() => decodeAll(bytes)),
      withValuesMs: timeGribGetMs('avg', file),
      withoutMs: timeGribGetMs('edition', file),
    }));
    const least = (pick: (turn: (typeof turns)[number]) => number) => Math.min(...turns.map(pick));
    return {
      oursMs: least(({ oursMs }) => oursMs),
      eccodesMs: (least(({ withValuesMs }) => withValuesMs) - least(({ withoutMs }) => withoutMs)) / COPIES,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Measures the processor time of `grib_get`: the second line of the shell's `times`, user and system, as `0m0.950000s
 * 0m0.020000s`.
 */
function timeGribGetMs(key: string, file: string): number {
  const times = execFileSync('sh', ['-c', 'grib_get -p "$0" "$1" > /dev/null; times', key, file], { encoding: 'utf8' });
  const parts = (times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g);
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await bench());
