import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { END_THREAD } from '../end-thread.ts';
import { yieldThread } from '../lambda/yield-thread.ts';
import { keepFiles } from './kept-files.ts';
import { serveNoaa } from './noaa-server.ts';
import { openSample, type Published, WHOLE } from './sample-source.ts';

/** What is published at first, and once the rest is requested. */
export interface SampleRuns {
  readonly first: Partial<Published>;
  readonly rest: Partial<Published>;
}

/** A message to the running thread. */
export interface SampleOrder {
  readonly publishRest?: boolean;
  /** Its priority from now on, as of `nice`. */
  readonly niceness?: number;
}

/** Runs in its own thread, as writing GRIB2 keeps it busy: serves the sample ocean and reports its address. */
const { clockOffsetMs, runs } = workerData as { readonly clockOffsetMs: number; readonly runs: SampleRuns };
let published = runs.first;
parentPort?.on('message', (message: SampleOrder | typeof END_THREAD) => {
  if (message === END_THREAD) process.exit();
  const { publishRest, niceness } = message;
  if (publishRest) published = runs.rest;
  if (niceness !== undefined) yieldThread(niceness);
});
const isOfRun = (path: string) => /^\/(gfs|hrrr)\.\d{8}\//.test(path);
const now = () => Date.now() + clockOffsetMs;
const sample = openSample(now, () => ({ ...WHOLE, ...published }));
// The files of the hours around now: some 25 MB.
const isKept = (path: string) => runs.first !== runs.rest && published === runs.first && isOfRun(path);
const { url } = await serveNoaa(keepFiles(sample, fileURLToPath(new URL('../sample', import.meta.url)), isKept));
parentPort?.postMessage({ url });
