import type { Correction } from './correction.ts';
import { type HeightPairs, SECTORS } from './near-heights.ts';
import { SWELL_BANDS } from './swell-band.ts';
import type { VerifiedDay } from './verify-day.ts';

/**
 * The share of the days, the newest fifth, that is held out of the fit. A fitted factor must lower the error on these
 * days.
 */
const HOLDOUT_SHARE = 1 / 5;
/** The smallest numbers of days with waves in the band, in the fit and in the holdout: a month in total. */
const LEAST_FITTED_DAYS = 24;
const LEAST_HOLDOUT_DAYS = 6;
const LEAST_HOLDOUT_PAIRS = 100;
/**
 * The number of days at which half of the measured error is corrected. The unit is days rather than pairs of values,
 * because the hours of one day are correlated.
 */
const HALF_SHRINKAGE_DAYS = 10;
const LEAST_FACTOR = 0.8;
const GREATEST_FACTOR = 1.25;
/**
 * The smallest reduction of the holdout error that justifies a new correction, as a share. An existing correction stays
 * as long as it lowers the error at all.
 */
const LEAST_GAIN = 0.05;
/**
 * The smallest deviation from 1 that counts as a real error, in standard errors over the fitted days. Chance alone
 * exceeds three standard errors once in 370 cases.
 */
const LEAST_STANDARD_ERRORS = 3;

/**
 * Fits bias corrections for the period bands and directions in which a buoy shows that forecast heights are consistently
 * too high or too low. Days are sorted oldest first. A direction with few days has its band's factor. A band with too
 * few days, or without an improvement on the holdout, gets no correction. `before` lists the existing corrections, which
 * keep their start date.
 */
export function fitCorrections(
  days: readonly Pick<VerifiedDay, 'near'>[],
  before: readonly Correction[],
  today: string,
): readonly Correction[] {
  return SWELL_BANDS.flatMap((band) => {
    const standing = before.filter((one) => one.band === band);
    const pairs = days.map(({ near }) => near[band]).filter(({ forecastCm }) => forecastCm.length > 0);
    return fitFactors(pairs, standing).map(({ sector, factor }) => {
      const since = standing.find((one) => one.sector === sector)?.since ?? today;
      return { band, ...(sector !== undefined && { sector }), factor, since };
    });
  });
}

type SectorFactor = Pick<Correction, 'sector' | 'factor'>;

function fitFactors(days: readonly HeightPairs[], standing: readonly SectorFactor[]): readonly SectorFactor[] {
  const holdoutDays = Math.floor(days.length * HOLDOUT_SHARE);
  const fitted = days.slice(0, days.length - holdoutDays);
  const holdout = days.slice(days.length - holdoutDays);
  if (fitted.length < LEAST_FITTED_DAYS || holdout.length < LEAST_HOLDOUT_DAYS) return [];
  if (sum(holdout.map(({ forecastCm }) => forecastCm.length)) < LEAST_HOLDOUT_PAIRS) return [];

  const stands = (sector: number | undefined) => standing.some((one) => one.sector === sector);
  const whole = stands(undefined) || isMoreThanChance(fitted, 1) ? shrunkFactor(fitted, 1) : 1;
  const ratio = ratioOf(joinPairs(fitted));
  const sectors = Array.from({ length: SECTORS }, (_, sector) => sector).flatMap((sector) => {
    const own = fitted.map((day) => ofSector(day, sector)).filter(({ forecastCm }) => forecastCm.length > 0);
    if (own.length < LEAST_FITTED_DAYS || !(stands(sector) || isMoreThanChance(own, ratio))) return [];
    return { sector, factor: shrunkFactor(own, whole) };
  });
  const least = (1 - (standing.length > 0 ? 0 : LEAST_GAIN)) * sumOfErrors(holdout, []);
  const candidates = [[{ factor: whole }], [{ factor: whole }, ...sectors]]
    .map((factors) => ({ factors, error: sumOfErrors(holdout, factors) }))
    .filter(({ error }) => error <= least && error < sumOfErrors(holdout, []))
    .sort((one, other) => one.error - other.error);
  return (candidates[0]?.factors ?? []).filter(({ factor }) => factor !== 1 || sectors.length > 0);
}

type Heights = Omit<HeightPairs, 'sector'>;

function joinPairs(days: readonly Heights[]): Heights {
  return {
    forecastCm: days.flatMap(({ forecastCm }) => forecastCm),
    observedCm: days.flatMap(({ observedCm }) => observedCm),
  };
}

function ofSector({ forecastCm, observedCm, sector }: HeightPairs, wanted: number): HeightPairs {
  const isOf = (_: number, index: number) => sector[index] === wanted;
  return { forecastCm: forecastCm.filter(isOf), observedCm: observedCm.filter(isOf), sector: sector.filter(isOf) };
}

/**
 * Returns the ratio of the observed to the forecast sum of heights, which removes the mean error. With few days it is
 * shrunk towards `prior` by n / (n + k), as empirical Bayes does (Efron & Morris 1977, Scientific American 236). The
 * result is bounded and rounded to thousandths.
 */
function shrunkFactor(days: readonly HeightPairs[], prior: number): number {
  const ratio = ratioOf(joinPairs(days));
  const shrunk = prior + ((ratio - prior) * days.length) / (days.length + HALF_SHRINKAGE_DAYS);
  return Math.round(Math.min(GREATEST_FACTOR, Math.max(LEAST_FACTOR, shrunk)) * 1000) / 1000;
}

/**
 * Returns whether the daily ratios lie on one side of `expected` by more than their scatter explains. Successive days
 * are correlated, so n days count as n (1 - r) / (1 + r). Here r is the correlation from one day to the next (Wilks
 * 2011, 5.2.4).
 */
function isMoreThanChance(days: readonly HeightPairs[], expected: number): boolean {
  const ratios = days.map(ratioOf);
  const mean = sum(ratios) / ratios.length;
  const away = ratios.map((ratio) => ratio - mean);
  const squares = sum(away.map((one) => one ** 2));
  const correlation = squares > 0 ? Math.max(0, sum(away.map((one, day) => one * (away[day + 1] ?? 0))) / squares) : 0;
  const trials = (ratios.length * (1 - correlation)) / (1 + correlation);
  const standardError = Math.sqrt(squares / (ratios.length - 1) / trials);
  return Math.abs(mean - expected) > LEAST_STANDARD_ERRORS * standardError;
}

/**
 * Returns the ratio of observed to forecast heights. It is 1 where no waves were forecast, because zero cannot be
 * scaled.
 */
function ratioOf({ forecastCm, observedCm }: Heights): number {
  const forecast = sum(forecastCm);
  return forecast === 0 ? 1 : sum(observedCm) / forecast;
}

function sumOfErrors(days: readonly HeightPairs[], factors: readonly SectorFactor[]): number {
  const bySector = new Map(factors.map(({ sector, factor }) => [sector, factor]));
  const factorOf = (sector: number | undefined) => bySector.get(sector) ?? bySector.get(undefined) ?? 1;
  return sum(
    days.map(({ forecastCm, observedCm, sector }) =>
      sum(forecastCm.map((height, at) => Math.abs(height * factorOf(sector[at]) - (observedCm[at] ?? 0)))),
    ),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
