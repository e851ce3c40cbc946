/**
 * This command writes one run of the sample ocean, with its instruments' files at the time of publication, as a folder
 * in NOAA's layout.
 * npx tsx packages/sample-ocean/bin/write.ts --cycle YYYYMMDDHH --out DIR [--steps 0-24] [--seed N] [--errors 1]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { models } from '../src/models.ts';
import { stations } from '../src/ndbc/stations.ts';
import { readRun } from '../src/paths.ts';
import { createSampleOcean, RUN_PUBLISHED_AFTER_MS } from '../src/sample-ocean.ts';

const { values } = parseArgs({
  options: {
    cycle: { type: 'string' },
    out: { type: 'string' },
    steps: { type: 'string', default: '0-384' },
    seed: { type: 'string', default: '1' },
    errors: { type: 'string', default: '1' },
  },
});
const cycle = /^(\d{8})(\d{2})$/.exec(values.cycle ?? '');
const [, day = '', hour = ''] = cycle ?? [];
const runMs = readRun(day, hour);
const [, first, last] = /^(\d{1,3})-(\d{1,3})$/.exec(values.steps) ?? [];
const seed = Number(values.seed);
const errorScale = Number(values.errors);
if (runMs === undefined) throw new Error('--cycle is YYYYMMDDHH, HH one of 00, 06, 12, 18.');
if (values.out === undefined) throw new Error('--out names the folder to write to.');
if (first === undefined || last === undefined) throw new Error('--steps is a range of forecast hours, such as 0-24.');
if (!Number.isSafeInteger(seed)) throw new Error('--seed is a whole number.');
if (!(errorScale >= 0))
  throw new Error('--errors multiplies the errors of the run: 1 errs like GFS-Wave, 0 not at all.');

const ocean = createSampleOcean({ seed, errorScale, now: () => new Date(runMs + RUN_PUBLISHED_AFTER_MS) });
const run = `/gfs.${day}/${hour}`;
const gribs = Object.values(models).flatMap(({ path, hours }) =>
  hours.filter((step) => step >= Number(first) && step <= Number(last)).map((step) => path(day, hour, step)),
);
const paths = [
  ...gribs.flatMap((path) => [path, `${path}.idx`]),
  ...stations.map(({ id }) => `${run}/wave/station/bulls.t${hour}z/gfswave.${id}.bull`),
  ...stations.flatMap(({ id }) => ['txt', 'spec', 'data_spec', 'swdir'].map((file) => `/data/realtime2/${id}.${file}`)),
  '/data/latest_obs/latest_obs.txt',
  '/activestations.xml',
];
let bytesWritten = 0;
for (const path of paths) {
  const file = await ocean.respond(path);
  // Shore stations have no spectra and no bulletin, so `respond` returns undefined for those paths.
  if (!file) continue;
  const target = join(values.out, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, file.bytes);
  bytesWritten += file.bytes.length;
}
console.log(`${(bytesWritten / 2 ** 20).toFixed(1)} MB in ${values.out}`);
