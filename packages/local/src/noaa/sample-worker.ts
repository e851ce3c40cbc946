import { parentPort, workerData } from 'node:worker_threads';
import { serveNoaa } from './noaa-server.ts';
import { openSample } from './sample-source.ts';

/** Days of each run to publish, at first and when the rest is requested; absent for all. */
export interface SampleDays {
  readonly first?: number;
  readonly whole?: number;
}

/** Runs in its own thread, as writing GRIB2 keeps it busy: serves the sample ocean and reports its address. */
const { clockOffsetMs, days } = workerData as { readonly clockOffsetMs: number; readonly days: SampleDays };
let published = days.first;
parentPort?.on('message', () => {
  published = days.whole;
});
const now = () => Date.now() + clockOffsetMs;
const { url } = await serveNoaa(openSample(now, () => published ?? Number.POSITIVE_INFINITY));
parentPort?.postMessage({ url });
