import type { Scale } from './scale.ts';

/** A set's channels, deepest zoom and drawn hours of a run. */
export interface TileSetPlan {
  /** One scale a channel of the image, in its order. */
  readonly channels: readonly Scale[];
  /** Two channels that are east and north of a unit vector. */
  readonly unitVector?: readonly [east: number, north: number];
  /** The deepest zoom; the map magnifies it beyond that. */
  readonly maxZoom: number;
  /** Degrees; absent for the globe. */
  readonly area?: {
    readonly latNorth: number;
    readonly latSouth: number;
    readonly lonWest: number;
    readonly lonEast: number;
  };
  /** Hours after the run's start. */
  readonly hours: readonly number[];
}

export type TileSet = 'wvht' | 'gfs-wind' | 'nam-wind' | 'sst';

const every = (hours: number, first: number, last: number): readonly number[] =>
  Array.from({ length: (last - first) / hours + 1 }, (_, index) => first + hours * index);

/** 3-hourly for two days, then 6-hourly to 16 days. */
const SIXTEEN_DAYS = [...every(3, 0, 48), ...every(6, 54, 384)];

/** The specification encodes heights in feet of 1 / 3.281 m. */
const HEIGHT_M: Scale = { least: 0, most: 45 / 3.281 };
const PERIOD_S: Scale = { least: 0, most: 24 };
const UNIT: Scale = { least: -1, most: 1 };
const WIND_MPS: Scale = { least: -31, most: 31 };
/** 28 to 95 °F. */
const SEA_C: Scale = { least: (28 - 32) / 1.8, most: (95 - 32) / 1.8 };

/** Around NAM's 12 km grid (NCEP grid 218), the largest of the short-range models'. */
const NORTH_AMERICA = { latNorth: 62, latSouth: 12, lonWest: -155, lonEast: -49 };

/** Zoom 3 has 2041 pixels around the globe for the 1440 points of a 0.25° grid, zoom 5 has one every 3.8 km at 38° N. */
export const tileSets: Readonly<Record<TileSet, TileSetPlan>> = {
  /** Significant height, peak period, where the peak comes from. */
  wvht: { channels: [HEIGHT_M, PERIOD_S, UNIT, UNIT], unitVector: [2, 3], maxZoom: 3, hours: SIXTEEN_DAYS },
  /** Wind at 10 m: towards east and north. */
  'gfs-wind': { channels: [WIND_MPS, WIND_MPS], maxZoom: 3, hours: SIXTEEN_DAYS },
  /** The short-range model's wind, whichever model that is: the name is the first one's, and the wire's. */
  'nam-wind': { channels: [WIND_MPS, WIND_MPS], maxZoom: 5, area: NORTH_AMERICA, hours: every(3, 0, 60) },
  /** Temperature of the sea's surface when the run starts. */
  sst: { channels: [SEA_C], maxZoom: 3, hours: [0] },
};

export const TILE_SETS: readonly TileSet[] = ['wvht', 'gfs-wind', 'nam-wind', 'sst'];
