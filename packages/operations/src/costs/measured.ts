import type { UnitCosts } from './ocean-month.ts';

/** Requests of one page at the edge, and the kilobytes that it sends, compressed and with headers. */
interface PageWork {
  readonly files: number;
  /** Requests that a function answers, if the edge has no copy. */
  readonly calls: number;
  readonly kb: number;
}

/** The first page of a new browser: '/', with the app. `npm run bench visit` measures it again. */
export const FIRST_PAGE: PageWork = { files: 22, calls: 3, kb: 285 };

/** Each page after it: the mean of two beaches, a chart and a beach again, in the same measurement. */
export const LATER_PAGE: PageWork = { files: 10.5, calls: 2.5, kb: 132 };

export const CALL = {
  /** Processor time of `get-forecast` on a whole core. `npm run bench functions` measures it again. */
  cpuMs: 17,
  /** The line of a call. `npm run bench visit` measures it again. */
  logBytes: 111,
} as const;

/** `npm run bench scale` measures these again. */
export const OCEAN: UnitCosts = {
  waveStepMs: 96,
  airStepMs: 63,
  shortRangeStepMs: 43,
  sampleMsPerBeachStep: 0.0019,
  joinMsPerBeach: 0.1,
  buildMsPerBeach: 5,
  forecastBytes: 10_600,
  tileHourMs: 431,
  tileHourBytes: 1_456_000,
};

/** The dollars of a million alerts without their emails, four runs a day. `npm run bench alerts` measures them again. */
export const MILLION_ALERTS_DOLLARS = 18;
