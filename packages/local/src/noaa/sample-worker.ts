import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { END_THREAD } from '../end-thread.ts';
import { yieldThread } from '../lambda/yield-thread.ts';
import { cacheFiles } from './file-cache.ts';
import { serveNoaa } from './noaa-server.ts';
import { openSample, type Published, WHOLE } from './sample-source.ts';

/** The files of each run that the sample ocean publishes at first, and those that it publishes after `publishRest`. */
export interface SampleRuns {
  readonly first: Partial<Published>;
  readonly rest: Partial<Published>;
}

/** A message to the running thread. */
export interface SampleOrder {
  readonly publishRest?: boolean;
  /** The thread's new priority, in units of `nice`. */
  readonly niceness?: number;
}

/**
 * Runs in its own thread, because writing GRIB2 files takes much CPU time. Serves the sample ocean and posts its
 * address.
 */
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
// Caches the model files that are published first, some 25 MB.
const isKept = (path: string) => runs.first !== runs.rest && published === runs.first && isOfRun(path);
const { url } = await serveNoaa(cacheFiles(sample, fileURLToPath(new URL('../sample', import.meta.url)), isKept));
parentPort?.postMessage({ url });
