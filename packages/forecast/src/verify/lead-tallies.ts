import { SWELL_BANDS, type SwellBand } from './swell-band.ts';
import { EMPTY_TALLY, joinTallies, type Tally } from './tally.ts';
import { LEAD_DAYS } from './waves-at-buoy.ts';

/** Errors at a buoy by lead day, 0 first. */
export interface LeadTallies {
  /** Centimetres. */
  readonly height: readonly Tally[];
  /** The same heights by the band of the forecast's peak period, the only one available when a forecast is made. */
  readonly bands: Readonly<Record<SwellBand, readonly Tally[]>>;
  /** Tenths of a second. */
  readonly period: readonly Tally[];
  /** Degrees, clockwise positive. */
  readonly direction: readonly Tally[];
}

/** The errors of many days, or of many buoys, joined; empty for none. */
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

/** A record with one entry per band. */
export function perBand<T>(make: (band: SwellBand) => T): Record<SwellBand, T> {
  return Object.fromEntries(SWELL_BANDS.map((band) => [band, make(band)])) as Record<SwellBand, T>;
}
