/** A tide as a forecast stores it: hourly levels with the highs and lows. */
export interface StoredTide {
  readonly stationId: string;
  readonly station: string;
  readonly datum: string;
  readonly distanceKm: number;
  /** The level above the datum at every hour of the forecast. */
  readonly levelMm: readonly number[];
  readonly extremes: readonly { readonly at: number; readonly levelMm: number; readonly high: boolean }[];
}
