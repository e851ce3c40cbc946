import type { SkillLevel } from './surf/advice.ts';
/** Which regional wave grid a beach is read from: NOAA's gfswave Atlantic, West Coast and East Pacific (Hawaii) files. */
export type WaveGrid = 'atlocn' | 'wcoast' | 'epacif';

/** A forecast location: a stretch of sand, reef or point that surfers go to by name. */
export interface Beach {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Where the waves break, degrees north and east (WGS 84). */
  readonly lat: number;
  readonly lon: number;
  /** Looking out to sea at right angles to the shore, degrees true, [0, 360). */
  readonly facingDeg: number;
  /** IANA name; defines the beach's local days. */
  readonly timeZone: string;
  readonly waveGrid: WaveGrid;
  /** Nearest tide station that represents this beach; absent where none is near enough. */
  readonly tideStationId?: string;
  /** NDBC wave buoys that represent this beach, best first. */
  readonly buoyIds: readonly string[];
  /** NDBC stations whose wind is the beach's, best first; empty where the model stands in. */
  readonly windStationIds: readonly string[];
  /** NDBC stations whose water is the beach's, best first; empty where the model stands in. */
  readonly waterStationIds: readonly string[];
  /** The point of a gfswave spectral bulletin near the beach, if any. */
  readonly bulletinId?: string;
  /** The least level that guides ask for at this break; absent where nothing is known of it. */
  readonly asks?: SkillLevel;
}
