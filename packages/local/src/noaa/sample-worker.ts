import { parentPort, workerData } from 'node:worker_threads';
import { yieldThread } from '../lambda/yield-thread.ts';
import { serveNoaa } from './noaa-server.ts';
import { openSample, type Published, WHOLE } from './sample-source.ts';

/** What is published at first, and once the rest is requested. */
export interface SampleRuns {
  readonly first: Partial<Published>;
  readonly rest: Partial<Published>;
}

/** What the thread is told while it runs. */
export interface SampleOrder {
  readonly publishRest?: boolean;
  /** Its priority from now on, as of `nice`. */
  readonly niceness?: number;
}

/** Runs in its own thread, as writing GRIB2 keeps it busy: serves the sample ocean and reports its address. */
const { clockOffsetMs, runs } = workerData as { readonly clockOffsetMs: number; readonly runs: SampleRuns };
let published = runs.first;
parentPort?.on('message', ({ publishRest, niceness }: SampleOrder) => {
  if (publishRest) published = runs.rest;
  if (niceness !== undefined) yieldThread(niceness);
});
const now = () => Date.now() + clockOffsetMs;
const { url } = await serveNoaa(openSample(now, () => ({ ...WHOLE, ...published })));
parentPort?.postMessage({ url });
