import type { Scale } from './scale.ts';

/** The channels, deepest zoom and charted hours of a set. */
export interface TileSetPlan {
  /** The scale of each channel of the image, in its order. */
  readonly channels: readonly Scale[];
  /** The two channels that hold the east and north components of a unit vector. */
  readonly unitVector?: readonly [east: number, north: number];
  /** The deepest zoom with tiles. At deeper zooms the map magnifies these tiles. */
  readonly maxZoom: number;
  /** The area in degrees; absent for the globe. */
  readonly area?: {
    readonly latNorth: number;
    readonly latSouth: number;
    readonly lonWest: number;
    readonly lonEast: number;
  };
  /** The hours after the run's start. */
  readonly hours: readonly number[];
}

export type TileSet = 'wvht' | 'gfs-wind' | 'nam-wind' | 'sst';

const every = (hours: number, first: number, last: number): readonly number[] =>
  Array.from({ length: (last - first) / hours + 1 }, (_, index) => first + hours * index);

/** The hours are 3-hourly for two days, then 6-hourly up to 16 days. */
const SIXTEEN_DAYS = [...every(3, 0, 48), ...every(6, 54, 384)];

/** The heights range from 0 to 45 ft, because the charts' specification uses feet; 1 m is 3.281 ft. */
const HEIGHT_M: Scale = { least: 0, most: 45 / 3.281 };
const PERIOD_S: Scale = { least: 0, most: 24 };
const UNIT: Scale = { least: -1, most: 1 };
const WIND_MPS: Scale = { least: -31, most: 31 };
/** The temperatures range from 28 to 95 °F, here in °C. */
const SEA_C: Scale = { least: (28 - 32) / 1.8, most: (95 - 32) / 1.8 };

/** The area around NAM's 12 km grid (NCEP grid 218), the largest among the short-range models. */
const NORTH_AMERICA = { latNorth: 62, latSouth: 12, lonWest: -155, lonEast: -49 };

/**
 * The sets of tiles. Zoom 3 has 2041 pixels around the globe for the 1440 points of a 0.25° grid. Zoom 5 has a pixel
 * every 3.8 km at 38° N.
 */
export const tileSets: Readonly<Record<TileSet, TileSetPlan>> = {
  /** Significant wave height, peak period, and the direction from which the peak comes. */
  wvht: { channels: [HEIGHT_M, PERIOD_S, UNIT, UNIT], unitVector: [2, 3], maxZoom: 3, hours: SIXTEEN_DAYS },
  /** Wind at 10 m, as components towards east and north. */
  'gfs-wind': { channels: [WIND_MPS, WIND_MPS], maxZoom: 3, hours: SIXTEEN_DAYS },
  /**
   * The wind of the short-range model. The name is that of the first such model, NAM; it stays because URLs contain it.
   */
  'nam-wind': { channels: [WIND_MPS, WIND_MPS], maxZoom: 5, area: NORTH_AMERICA, hours: every(3, 0, 60) },
  /** The sea surface temperature at the run's start. */
  sst: { channels: [SEA_C], maxZoom: 3, hours: [0] },
};

export const TILE_SETS: readonly TileSet[] = ['wvht', 'gfs-wind', 'nam-wind', 'sst'];
