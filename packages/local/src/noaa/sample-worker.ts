import { parentPort, workerData } from 'node:worker_threads';
import { serveNoaa } from './noaa-server.ts';
import { openSample } from './sample-source.ts';

/** How many days of each run are published, at first and when told to publish the rest; without a number all. */
export interface SampleDays {
  readonly first?: number;
  readonly whole?: number;
}

/** Runs in a thread of its own, as writing GRIB2 keeps it busy: serves the sample ocean and tells its address. */
const { clockOffsetMs, days } = workerData as { readonly clockOffsetMs: number; readonly days: SampleDays };
let published = days.first;
parentPort?.on('message', () => {
  published = days.whole;
});
const now = () => Date.now() + clockOffsetMs;
const { url } = await serveNoaa(openSample(now, () => published ?? Number.POSITIVE_INFINITY));
parentPort?.postMessage({ url });
