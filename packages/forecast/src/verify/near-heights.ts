import { normalizeDeg } from '../angles.ts';
import { bandOf, type HourPair } from './hour-pairs.ts';
import { perBand } from './lead-tallies.ts';
import type { SwellBand } from './swell-band.ts';

/**
 * The number of lead days to which corrections are fitted. At longer lead times, timing errors outweigh height errors.
 */
const NEAR_LEAD_DAYS = 2;
/** The number of direction sectors by which heights are corrected. The first one lies around north, 337.5 to 22.5°. */
export const SECTORS = 8;

/** The heights forecast and observed at the same hours, in parallel columns, with the sector of the forecast. */
export interface HeightPairs {
  readonly forecastCm: readonly number[];
  readonly observedCm: readonly number[];
  readonly sector: readonly number[];
}

/** The pairs of heights on lead days 0 and 1, by the band of the forecast's peak period. */
export type NearHeights = Readonly<Record<SwellBand, HeightPairs>>;

/** Collects the heights to which corrections are fitted. A pair without the forecast's period or direction is left out. */
export function collectNearHeights(pairs: readonly HourPair[]): NearHeights {
  const near = pairs.filter(({ lead, forecast }) => lead < NEAR_LEAD_DAYS && forecast.fromDeg !== undefined);
  return perBand((band) => {
    const ofBand = near.filter((pair) => bandOf(pair) === band);
    return {
      forecastCm: ofBand.map(({ forecast }) => forecast.heightCm),
      observedCm: ofBand.map(({ observed }) => observed.heightCm),
      sector: ofBand.map(({ forecast }) => sectorOf(forecast.fromDeg ?? 0)),
    };
  });
}

/** Returns the middle direction of a sector, degrees. */
export function sectorDeg(sector: number): number {
  return (sector * 360) / SECTORS;
}

/** Returns the sector of the direction that waves come from, 0 to 7 clockwise from north. */
export function sectorOf(fromDeg: number): number {
  return Math.round(normalizeDeg(fromDeg) / (360 / SECTORS)) % SECTORS;
}
