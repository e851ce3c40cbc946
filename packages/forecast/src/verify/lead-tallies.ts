import { SWELL_BANDS, type SwellBand } from './swell-band.ts';
import { EMPTY_TALLY, joinTallies, type Tally } from './tally.ts';
import { LEAD_DAYS } from './waves-at-buoy.ts';

/** Error tallies at a buoy by lead day, starting with lead day 0. */
export interface LeadTallies {
  /** Errors of the height, centimetres. */
  readonly height: readonly Tally[];
  /**
   * Errors of the height by the band of the forecast's peak period. A forecast can only be corrected by its own period.
   */
  readonly bands: Readonly<Record<SwellBand, readonly Tally[]>>;
  /** Errors of the period, tenths of a second. */
  readonly period: readonly Tally[];
  /** Errors of the direction, degrees, clockwise positive. */
  readonly direction: readonly Tally[];
}

/** Joins the errors of many days or many buoys; empty for no input. */
export function joinLeads(all: readonly LeadTallies[]): LeadTallies {
  const join = (read: (one: LeadTallies) => readonly Tally[]) =>
    Array.from({ length: LEAD_DAYS }, (_, lead) => joinTallies(all.map((one) => read(one)[lead] ?? EMPTY_TALLY)));
  return {
    height: join(({ height }) => height),
    bands: perBand((band) => join(({ bands }) => bands[band])),
    period: join(({ period }) => period),
    direction: join(({ direction }) => direction),
  };
}

/** Builds a record with one entry per band. */
export function perBand<T>(make: (band: SwellBand) => T): Record<SwellBand, T> {
  return Object.fromEntries(SWELL_BANDS.map((band) => [band, make(band)])) as Record<SwellBand, T>;
}
