import { parentPort, workerData } from 'node:worker_threads';
import { serveNoaa } from './noaa-server.ts';
import { openSample } from './sample-source.ts';

/** Runs in a thread of its own, as writing GRIB2 keeps it busy: serves the sample ocean and tells its address. */
const { clockOffsetMs, days } = workerData as { readonly clockOffsetMs: number; readonly days?: number };
const { url } = await serveNoaa(openSample(() => Date.now() + clockOffsetMs, days));
parentPort?.postMessage({ url });
