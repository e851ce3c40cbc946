import { HOUR_MS } from '@groundswell/durations';
import { EARLIER_RUNS } from '../runs/earlier-runs.ts';
import { LIKELY_DEVIATIONS } from '../runs/face-error.ts';
import { type HeightErrors, heightError, PUBLISHED_ERRORS } from '../runs/height-errors.ts';
import { rankedScore } from '../runs/log-normal.ts';
import { runSpread } from '../runs/run-spread.ts';
import { bandOf, pairHours } from './hour-pairs.ts';
import { perBand } from './lead-tallies.ts';
import { addOdds, FIRST_ODDS_LEAD, joinOdds, noOdds, type OddsSums } from './odds-sums.ts';
import { SWELL_BANDS, type SwellBand } from './swell-band.ts';
import { LEAD_DAYS, type WaveHours } from './waves-at-buoy.ts';

/** The days, pairs, and sum of the sizes of the logarithmic errors, each limited by `GREATEST_SIZE`. */
type ErrorSums = readonly [days: number, pairs: number, sizes: number];
/** The sums over pairs with a spread: pairs, squares of errors and of spreads, their squares and products. */
type SpreadSums = readonly [pairs: number, errors: number, spreads: number, spreadSquares: number, products: number];
/**
 * How the stated ranges held: pairs, observations below and above the range, and the sums of the ranked scores of the
 * stated heights and of the bare forecasts, cm.
 */
export type StatedSums = readonly [pairs: number, below: number, above: number, score: number, bareScore: number];

/** The errors of a buoy's pairs and how the stated ranges held, by lead day. */
export interface Reliability {
  readonly errors: Readonly<Record<SwellBand, readonly ErrorSums[]>>;
  readonly spreads: readonly SpreadSums[];
  readonly stated: readonly StatedSums[];
  /** How the odds held that were stated from lead day 3 on; absent in older items. */
  readonly odds?: readonly OddsSums[];
}

const NO_ERRORS: ErrorSums = [0, 0, 0];
const NO_SPREADS: SpreadSums = [0, 0, 0, 0, 0];
const NONE_STATED: StatedSums = [0, 0, 0, 0, 0];

/** Forecasts of lower waves are not compared: a hand's breadth would be a large share of them. */
const LEAST_HEIGHT_M = 0.3;
/**
 * The size up to which an error counts, in published errors of its lead day. A greater one means a buoy out of place or
 * broken. Where errors are normal and twice as large as published, it removes 0.5 % of their mean size.
 */
const GREATEST_SIZE = 5;
/** How far back the earlier runs began whose spread is used. */
const EARLIER_MS = 36 * HOUR_MS;

/**
 * Compares a day's observed heights with the range that was stated for each run, from `stated` and the spread of the
 * runs before it.
 */
export function verifyReliability(observed: WaveHours, runs: readonly WaveHours[], stated: HeightErrors): Reliability {
  const errors = perBand(() => leads(NO_ERRORS));
  const spreads = leads(NO_SPREADS);
  const held = leads(NONE_STATED);
  const odds = noOdds();
  const inOrder = [...runs].sort((a, b) => b.startAt - a.startAt);
  for (const [index, run] of inOrder.entries()) {
    const before = inOrder
      .slice(index + 1, index + 1 + EARLIER_RUNS)
      .filter(({ startAt }) => run.startAt - startAt <= EARLIER_MS);
    for (const pair of pairHours(observed, [run])) {
      const { lead, leadHours } = pair;
      const band = bandOf(pair);
      const heightM = pair.forecast.heightCm / 100;
      if (!band || heightM < LEAST_HEIGHT_M) continue;
      const at = run.startAt + leadHours * HOUR_MS;
      const observedM = Math.max(1, pair.observed.heightCm) / 100;
      const error = Math.log(observedM / heightM);
      const spread = runSpread([heightM, ...before.flatMap((one) => heightAt(one, at) ?? [])]);

      add(errors[band], lead, [0, 1, Math.min(GREATEST_SIZE * (PUBLISHED_ERRORS[lead] ?? 0), Math.abs(error))]);
      const [e2, s2] = [Math.min(1, error ** 2), (spread ?? 0) ** 2];
      if (spread !== undefined) add(spreads, lead, [1, e2, s2, s2 ** 2, e2 * s2]);
      const said = { median: heightM, error: heightError(stated, { leadDays: leadHours / 24, band, spread }) };
      const deviations = error / said.error;
      const score = 100 * rankedScore(said, observedM);
      const bareScore = 100 * Math.abs(heightM - observedM);
      const [below, above] = [deviations < -LIKELY_DEVIATIONS, deviations > LIKELY_DEVIATIONS].map(Number);
      add(held, lead, [1, below ?? 0, above ?? 0, score, bareScore]);
      if (lead >= FIRST_ODDS_LEAD) addOdds(odds, said, observedM);
    }
  }
  return {
    errors: perBand((band) => errors[band].map(([, pairs, sizes]) => [Math.min(1, pairs), pairs, rounded(sizes)])),
    spreads: spreads.map((sums) => sums.map(rounded) as unknown as SpreadSums),
    stated: held.map((sums) => sums.map(rounded) as unknown as StatedSums),
    odds: odds.map((sums) => sums.map(rounded) as unknown as OddsSums),
  };
}

/** Joins the reliability of many days or buoys; empty for no input. */
export function joinReliability(all: readonly Reliability[]): Reliability {
  return {
    errors: perBand((band) =>
      join(
        all.map(({ errors }) => errors[band]),
        NO_ERRORS,
      ),
    ),
    spreads: join(
      all.map(({ spreads }) => spreads),
      NO_SPREADS,
    ),
    stated: join(
      all.map(({ stated }) => stated),
      NONE_STATED,
    ),
    odds: joinOdds(all.flatMap(({ odds }) => (odds ? [odds] : []))),
  };
}

/** Joins how the stated ranges of many buoys held, by lead day. */
export function joinStated(all: readonly (readonly StatedSums[])[]): readonly StatedSums[] {
  return join(all, NONE_STATED);
}

/** Adds up the bands' errors of a lead day. */
export function errorsOfLead({ errors }: Reliability, lead: number): ErrorSums {
  return SWELL_BANDS.reduce<ErrorSums>((sum, band) => plus(sum, errors[band][lead] ?? NO_ERRORS), NO_ERRORS);
}

function join<S extends readonly number[]>(all: readonly (readonly S[])[], none: S): readonly S[] {
  const sums = leads(none);
  for (const one of all) for (const [lead, own] of one.entries()) add(sums, lead, own);
  return sums;
}

function heightAt({ startAt, heightCm }: WaveHours, at: number): number | undefined {
  const cm = heightCm[(at - startAt) / HOUR_MS];
  return cm === null || cm === undefined ? undefined : cm / 100;
}

function leads<S extends readonly number[]>(none: S): S[] {
  return Array.from({ length: LEAD_DAYS }, () => none);
}

function add<S extends readonly number[]>(sums: S[], lead: number, more: S): void {
  const before = sums[lead];
  if (before) sums[lead] = plus(before, more);
}

function plus<S extends readonly number[]>(a: S, b: S): S {
  return a.map((value, index) => value + (b[index] ?? 0)) as unknown as S;
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
