import type { SkillLevel } from './surf/advice.ts';
/**
 * The regional wave grid that a beach is read from: NOAA's gfswave Atlantic, West Coast and East Pacific (Hawaii)
 * files.
 */
export type WaveGrid = 'atlocn' | 'wcoast' | 'epacif';

/** A forecast location: a stretch of sand, reef or point that surfers go to by name. */
export interface Beach {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The position of the break, degrees north and east (WGS 84). */
  readonly lat: number;
  readonly lon: number;
  /** The direction out to sea at right angles to the shore, degrees true, [0, 360). */
  readonly facingDeg: number;
  /** The IANA time zone, which defines the beach's local days. */
  readonly timeZone: string;
  readonly waveGrid: WaveGrid;
  /** The nearest tide station that represents this beach; absent where no station is near enough. */
  readonly tideStationId?: string;
  /** NDBC wave buoys that represent this beach, best first. */
  readonly buoyIds: readonly string[];
  /** NDBC stations whose wind represents the beach, best first; empty where only the model is used. */
  readonly windStationIds: readonly string[];
  /** NDBC stations whose water temperature represents the beach, best first; empty where only the model is used. */
  readonly waterStationIds: readonly string[];
  /** The point of a gfswave spectral bulletin near the beach, if any. */
  readonly bulletinId?: string;
  /** The lowest skill level that surf guides recommend for this break; absent where unknown. */
  readonly asks?: SkillLevel;
}
