import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodeField } from '../../packages/ocean/src/grib2/decode-field.ts';
import { parseGrib2 } from '../../packages/ocean/src/grib2/parse-grib2.ts';

export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly aim?: string;
}

const GRIB = join(import.meta.dirname, '../../../shared/data/noaa/grib');
const FILES: readonly (readonly [what: string, file: string])[] = [
  ['gfswave Atlantic, 19 messages 5.40', 'gfswave.20210826.t12z.atlocn.0p16.f000.grib2'],
  ['gfswave West Coast, 19 messages 5.40', 'gdaswave.20211130.t00z.wcoast.0p16.f000.grib2'],
  ['GFS 0.25° temperature, 1 message 5.3', 'gdas.20211116.t00z.pgrb2.0p25.f000.tmp2m.grib2'],
  ['GFS 0.25° height, 1 message 5.40', 'gfs.20220210.t00z.0p25.f024.gh.jpeg.grib2'],
];
const AIM_RATIO = 2.5;
const ROUNDS = 15;
const COPIES = 10;
const hasEccodes = spawnSync('grib_get', ['-V']).status === 0;

/** Whole GRIB2 files decoded on one thread, against eccodes on the same files in the same run where it is installed. */
export async function bench(): Promise<BenchRow[]> {
  if (!existsSync(GRIB)) return [{ what: 'GRIB2 files', measured: 'not run: no NOAA files beside the repository' }];
  return FILES.map(([what, file]) => {
    const bytes = readFileSync(join(GRIB, file));
    const oursMs = medianMs(() => decodeAll(bytes));
    if (!hasEccodes) return { what, measured: `${oursMs.toFixed(1)} ms (eccodes not installed: no ratio)` };

    const eccodesMs = timeEccodesMs(bytes);
    const measured = `${oursMs.toFixed(1)} ms, eccodes ${eccodesMs.toFixed(1)} ms: ${(oursMs / eccodesMs).toFixed(2)}x`;
    return { what, measured, aim: `at most ${AIM_RATIO}x eccodes` };
  });
}

function decodeAll(bytes: Uint8Array): void {
  for (const field of parseGrib2(bytes)) decodeField(field);
}

/**
 * What eccodes takes for one file: `grib_get -p avg` (unpacks every value and sums them up) over ten copies in one file,
 * less `grib_get -p edition` over the same (process start, reading and parsing), so that only unpacking and the sum are left.
 */
function timeEccodesMs(bytes: Uint8Array): number {
  const folder = mkdtempSync(join(tmpdir(), 'grib-bench-'));
  try {
    const file = join(folder, 'copies.grib2');
    writeFileSync(file, Buffer.concat(Array(COPIES).fill(bytes)));
    const get = (key: string) => medianMs(() => execFileSync('grib_get', ['-p', key, file], { maxBuffer: 2 ** 26 }), 5);
    return (get('avg') - get('edition')) / COPIES;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function medianMs(run: () => void, rounds = ROUNDS): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await bench());
