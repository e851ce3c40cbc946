import { parentPort, workerData } from 'node:worker_threads';
import { serveNoaa } from './noaa-server.ts';
import { openSample, type Published, WHOLE } from './sample-source.ts';

/** What is published at first, and once the rest is requested. */
export interface SampleRuns {
  readonly first: Partial<Published>;
  readonly rest: Partial<Published>;
}

/** Runs in its own thread, as writing GRIB2 keeps it busy: serves the sample ocean and reports its address. */
const { clockOffsetMs, runs } = workerData as { readonly clockOffsetMs: number; readonly runs: SampleRuns };
let published = runs.first;
parentPort?.on('message', () => {
  published = runs.rest;
});
const now = () => Date.now() + clockOffsetMs;
const { url } = await serveNoaa(openSample(now, () => ({ ...WHOLE, ...published })));
parentPort?.postMessage({ url });
