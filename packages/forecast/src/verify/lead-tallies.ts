import { normalizeDeg } from '../angles.ts';
import { bandOf, type HourPair } from './hour-pairs.ts';
import { SWELL_BANDS, type SwellBand } from './swell-band.ts';
import { addError, EMPTY_TALLY, joinTallies, type Tally } from './tally.ts';
import { LEAD_DAYS } from './waves-at-buoy.ts';

/** Error tallies at a buoy by lead day, starting with lead day 0. */
export interface LeadTallies {
  /** Errors of the height, centimetres. */
  readonly height: readonly Tally[];
  /** The numbers of hours whose height error is at most a foot and a half. */
  readonly within: readonly number[];
  /** Errors of the height against the observations averaged over three hours, centimetres. */
  readonly averaged: readonly Tally[];
  /** The sums of those averaged observations, centimetres. */
  readonly averagedSum: readonly number[];
  /**
   * Errors of the height by the band of the forecast's peak period. A forecast can only be corrected by its own period.
   */
  readonly bands: Readonly<Record<SwellBand, readonly Tally[]>>;
  /** Errors of the period, tenths of a second. */
  readonly period: readonly Tally[];
  /** Errors of the direction, degrees, clockwise positive. */
  readonly direction: readonly Tally[];
}

/** A foot and a half, the error of height that a surfer hardly notices. */
const WITHIN_CM = 46;

/** Tallies the errors of pairs by lead day. */
export function tallyLeads(pairs: readonly HourPair[]): LeadTallies {
  const tallies = (errorOf: (pair: HourPair) => number | undefined) => {
    const byLead = Array.from({ length: LEAD_DAYS }, () => EMPTY_TALLY);
    for (const pair of pairs) {
      const error = errorOf(pair);
      if (error !== undefined) byLead[pair.lead] = addError(byLead[pair.lead] ?? EMPTY_TALLY, error);
    }
    return byLead;
  };
  const heightError = ({ forecast, observed }: HourPair) => forecast.heightCm - observed.heightCm;
  return {
    height: tallies(heightError),
    within: tallies((pair) => (Math.abs(heightError(pair)) <= WITHIN_CM ? 0 : undefined)).map(([count]) => count),
    averaged: tallies(({ forecast, averageCm }) => difference(forecast.heightCm, averageCm)),
    averagedSum: tallies(({ averageCm }) => averageCm).map(([, sum]) => sum),
    bands: perBand((band) => tallies((pair) => (bandOf(pair) === band ? heightError(pair) : undefined))),
    period: tallies(({ forecast, observed }) => difference(forecast.periodDs, observed.periodDs)),
    direction: tallies(({ forecast, observed }) => {
      const turn = difference(forecast.fromDeg, observed.fromDeg);
      return turn === undefined ? undefined : shortTurnDeg(turn);
    }),
  };
}

/** Joins the errors of many days or many buoys; empty for no input. */
export function joinLeads(all: readonly LeadTallies[]): LeadTallies {
  const join = (read: (one: LeadTallies) => readonly Tally[]) =>
    Array.from({ length: LEAD_DAYS }, (_, lead) => joinTallies(all.map((one) => read(one)[lead] ?? EMPTY_TALLY)));
  const sum = (read: (one: LeadTallies) => readonly number[]) =>
    Array.from({ length: LEAD_DAYS }, (_, lead) => all.reduce((total, one) => total + (read(one)[lead] ?? 0), 0));
  return {
    height: join(({ height }) => height),
    within: sum(({ within }) => within),
    averaged: join(({ averaged }) => averaged),
    averagedSum: sum(({ averagedSum }) => averagedSum),
    bands: perBand((band) => join(({ bands }) => bands[band])),
    period: join(({ period }) => period),
    direction: join(({ direction }) => direction),
  };
}

/** Builds a record with one entry per band. */
export function perBand<T>(make: (band: SwellBand) => T): Record<SwellBand, T> {
  return Object.fromEntries(SWELL_BANDS.map((band) => [band, make(band)])) as Record<SwellBand, T>;
}

function difference(forecast: number | undefined, observed: number | undefined): number | undefined {
  return forecast === undefined || observed === undefined ? undefined : forecast - observed;
}

/** Returns a difference of directions as the shorter rotation, clockwise positive, (-180, 180]. */
function shortTurnDeg(turn: number): number {
  return 180 - normalizeDeg(180 - turn);
}
