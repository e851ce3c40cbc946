import type { Train } from './ocean-at-beach.ts';

/** A value read off an instrument and when it was read, UTC ms. */
export interface Reading<T> {
  readonly value: T;
  readonly at: number;
}

/** The newest good reading of each quantity at one NDBC station; a quantity the station does not report is absent. */
export interface StationReadings {
  readonly stationId: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly waves?: Reading<{ readonly heightM: number; readonly periodS?: number; readonly fromDeg?: number }>;
  /** From the spectral summary: swell and wind sea apart. */
  readonly trains?: Reading<readonly Train[]>;
  readonly wind?: Reading<{ readonly speedMps: number; readonly fromDeg: number; readonly gustMps?: number }>;
  readonly airC?: Reading<number>;
  readonly waterC?: Reading<number>;
}

/** What instruments near one beach said last: each quantity by the nearest station that reports it. */
export interface ObservedAtBeach {
  /** When the instruments were last asked, UTC ms. */
  readonly checkedAt: number;
  readonly waves?: StationReadings;
  readonly wind?: StationReadings;
  readonly air?: StationReadings;
  readonly water?: StationReadings;
}
