export type { Beach, WaveGrid } from './beach.ts';
export type { TideConstituent, TideStation } from './tides/tide-station.ts';
