import type { Train } from './ocean-at-beach.ts';

/** A value read from an instrument, and when it was read, UTC ms. */
export interface Reading<T> {
  readonly value: T;
  readonly at: number;
}

/**
 * The newest accepted reading of each quantity at one NDBC station. Quantities that the station does not report are
 * absent.
 */
export interface StationReadings {
  readonly stationId: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly waves?: Reading<{ readonly heightM: number; readonly periodS?: number; readonly fromDeg?: number }>;
  /** The highest swell train. For a buoy without a partitioned spectrum it is the combined swell of NDBC's summary. */
  readonly swell?: Reading<{ readonly heightM: number; readonly periodS?: number; readonly fromDeg?: number }>;
  /** The trains of the partitioned spectrum, or swell and wind sea from the buoy's summary. */
  readonly trains?: Reading<readonly Train[]>;
  readonly wind?: Reading<{ readonly speedMps: number; readonly fromDeg: number; readonly gustMps?: number }>;
  /** The weight of this wind against the model's at the beach, [0, 1]; absent for a station on the beach. */
  readonly windWeight?: number;
  readonly airC?: Reading<number>;
  readonly waterC?: Reading<number>;
  readonly dewC?: Reading<number>;
}

/** The newest readings near one beach, each quantity from the most suitable station. */
export interface ObservedAtBeach {
  /** When the instruments were last polled, UTC ms. */
  readonly checkedAt: number;
  readonly waves?: StationReadings;
  readonly wind?: StationReadings;
  readonly air?: StationReadings;
  readonly water?: StationReadings;
}

/**
 * The values that one station measured at one time, in SI units and true degrees 'from'; unmeasured values are absent.
 */
export interface ObservationRow {
  /** UTC ms. */
  readonly at: number;
  /** The significant height of all waves, m. */
  readonly waveHeightM?: number;
  /** The peak period, at which the waves hold the most energy. */
  readonly peakPeriodS?: number;
  readonly averagePeriodS?: number;
  readonly waveFromDeg?: number;
  readonly swellHeightM?: number;
  readonly swellPeriodS?: number;
  readonly swellFromDeg?: number;
  readonly seaHeightM?: number;
  readonly seaPeriodS?: number;
  readonly seaFromDeg?: number;
  readonly windMps?: number;
  readonly windFromDeg?: number;
  readonly gustMps?: number;
  readonly airC?: number;
  readonly waterC?: number;
  readonly dewC?: number;
}

export type ObservedQuantity = Exclude<keyof ObservationRow, 'at'>;

/** A rejected value and the reason. It is stored because a later row can confirm it, but it is never shown. */
export interface RefusedValue {
  readonly at: number;
  readonly quantity: ObservedQuantity;
  readonly value: number;
  readonly because: 'range' | 'spike' | 'stuck';
}

/** A station's reports of the last 48 hours. */
export interface StationHistory {
  readonly stationId: string;
  /** The rows with accepted values only, newest first. */
  readonly rows: readonly ObservationRow[];
  readonly refused: readonly RefusedValue[];
  /** The newest spectrum, partitioned into trains. */
  readonly trains?: Reading<readonly Train[]>;
}

/** A station of NDBC's list with its newest readings. */
export interface ListedStation extends StationReadings {
  /** Whether the station floats, or is fixed to land, a pier or a platform. */
  readonly kind: 'buoy' | 'land';
}

export interface StationList {
  /** When the station list was read, UTC ms. The readings are newer. */
  readonly listedAt: number;
  readonly stations: readonly ListedStation[];
}
