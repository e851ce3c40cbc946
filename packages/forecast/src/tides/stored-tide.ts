/** A tide as a forecast keeps it, hour by hour with its highs and lows. */
export interface StoredTide {
  readonly stationId: string;
  readonly station: string;
  readonly datum: string;
  readonly distanceKm: number;
  /** Above the datum, at every hour of the forecast. */
  readonly levelMm: readonly number[];
  readonly extremes: readonly { readonly at: number; readonly levelMm: number; readonly high: boolean }[];
}
