import { type HeightErrors, PUBLISHED_ERRORS, PUBLISHED_PER_SPREAD, WITHOUT_SPREAD } from '../runs/height-errors.ts';
import { perBand } from './lead-tallies.ts';
import { errorsOfLead, type Reliability } from './reliability.ts';

/**
 * The number of days at buoys at which half of a deviation from the expected error counts. The unit is days rather than
 * pairs, because the hours of one day are correlated (Efron & Morris 1977, Scientific American 236).
 */
const HALF_SHRINKAGE_DAYS = 10;
/**
 * The standard deviation of a normal error with a mean size of 1. The range of eight in ten that follows from the mean
 * size is also right for errors with long tails: it is 1.61 mean sizes wide to each side for normal and for Laplace's
 * distribution.
 */
const DEVIATION_PER_MEAN_SIZE = Math.sqrt(Math.PI / 2);
/** The variance of squared spreads whose evidence weighs as much as the published factor. */
const PRIOR_SPREAD_SQUARES = 0.05;
const GREATEST_PER_SPREAD = 2.5;
/** The smallest share of the whole error that is ascribed to others than the runs' spread. */
const LEAST_BASE = 0.6;
/**
 * The limits of a fitted error, in published ones. Pairs beyond them come from sensors that repeat a value or measure
 * elsewhere.
 */
const LEAST_RATIO = 1 / 3;
const GREATEST_RATIO = 3;

/**
 * Fits a coast's errors of heights to the stored pairs of its buoys. Errors are ratios to those published: a lead day
 * with few days takes the ratio of the day before, and a band that of all bands. Each error lies between a third and
 * three times the published one.
 */
export function fitHeightErrors(pairs: Reliability): HeightErrors {
  const perSpread = fitPerSpread(pairs);
  let ratio = 1;
  const byLead = PUBLISHED_ERRORS.map((published, lead) => {
    const errors = errorsOfLead(pairs, lead);
    ratio = shrunk(ratio, errors, published);
    const [count = 0, , spreads = 0] = pairs.spreads[lead] ?? [];
    const expected = errors[1] > 0 ? 0 : (1 - WITHOUT_SPREAD ** 2) * published ** 2;
    return { published, ratio, spreadVariance: count > 0 ? spreads / count : expected };
  });
  return {
    base: perBand((band) =>
      byLead.map(({ published, ratio: ofLead, spreadVariance }, lead) => {
        const own = shrunk(ofLead, pairs.errors[band][lead] ?? [0, 0, 0], published);
        const error = published * Math.min(GREATEST_RATIO, Math.max(LEAST_RATIO, own));
        const base = Math.sqrt(Math.max((LEAST_BASE * error) ** 2, error ** 2 - perSpread ** 2 * spreadVariance));
        return Math.round(base * 1e3) / 1e3;
      }),
    ),
    perSpread,
  };
}

function shrunk(
  expected: number,
  [days, count, sizes]: readonly [days: number, pairs: number, sizes: number],
  published: number,
): number {
  if (count === 0) return expected;
  const own = (DEVIATION_PER_MEAN_SIZE * sizes) / count / published;
  return (HALF_SHRINKAGE_DAYS * expected + days * own) / (HALF_SHRINKAGE_DAYS + days);
}

/** Fits the factor on the spread by regression of squared errors on squared spreads within each lead day. */
function fitPerSpread({ spreads }: Reliability): number {
  let products = PRIOR_SPREAD_SQUARES * PUBLISHED_PER_SPREAD ** 2;
  let squares = PRIOR_SPREAD_SQUARES;
  for (const [count, errors, spread, spreadSquares, product] of spreads) {
    if (count === 0) continue;
    products += product - (errors * spread) / count;
    squares += spreadSquares - spread ** 2 / count;
  }
  const factor = Math.sqrt(Math.max(0, products / squares));
  return Math.round(Math.min(GREATEST_PER_SPREAD, factor) * 100) / 100;
}
