export type { Beach, WaveGrid } from './beach.ts';
export type { ObservedAtBeach, Reading, StationReadings } from './observation.ts';
export type { AirSample, OceanAtBeach, SampleSource, Train, WaveSample } from './ocean-at-beach.ts';
export type { TideConstituent, TideStation } from './tides/tide-station.ts';
