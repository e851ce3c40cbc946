/** A harmonic constituent of a tide: amplitude in metres, phase in degrees (Greenwich). */
export interface TideConstituent {
  readonly name: string;
  readonly amplitudeM: number;
  readonly phaseDeg: number;
}

/** The data needed to predict the tide at one station. Levels are above the station's own datum (STND), metres. */
export interface TideStation {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** The datum that heights are shown in: MLLW in the USA, LAT elsewhere. */
  readonly datum: 'MLLW' | 'LAT';
  /**
   * The heights of the datum and of mean sea level above STND, metres. A subordinate station stores its reference
   * station's values.
   */
  readonly datumM: number;
  readonly meanSeaLevelM: number;
  /** The constituents of the station, or of its reference station when it is subordinate. */
  readonly constituents: readonly TideConstituent[];
  /** The corrections to the reference station's highs and lows; set for subordinate stations. */
  readonly offsets?: {
    readonly referenceName: string;
    readonly highMinutes: number;
    readonly lowMinutes: number;
    readonly highFactor: number;
    readonly lowFactor: number;
    /** The kind of factor: `ratio` multiplies the height above the datum, `fixed` adds metres. */
    readonly type: 'ratio' | 'fixed';
  };
}
