import type { AccuracyReply } from '@groundswell/contracts';
import {
  errorFigures,
  joinTallies,
  type LeadTallies,
  perBand,
  type StatedSums,
  type Tally,
} from '@groundswell/forecast/verify';
import { presentReliability } from './present-reliability.ts';

type Errors = Pick<AccuracyReply['overall'], 'height_m' | 'period_s' | 'direction_deg'>;

export interface BuoyErrors {
  readonly buoyId: string;
  readonly name: string;
  readonly model: string;
  readonly errors: LeadTallies;
  readonly stated?: readonly StatedSums[];
  readonly corrections: Readonly<AccuracyReply['buoys'][number]['corrections']>;
}

/** Presents a buoy's forecast errors in wire form. */
export function presentBuoyErrors({
  buoyId,
  name,
  model,
  errors,
  stated,
  corrections,
}: BuoyErrors): AccuracyReply['buoys'][number] {
  return {
    buoy: buoyId,
    name,
    model,
    ...presentErrors(errors),
    reliability: presentReliability([stated]),
    bands_m: perBand((band) => presentTally(joinTallies(errors.bands[band]), 100)),
    corrections: [...corrections],
  };
}

/** Converts the error tallies from centimetres, tenths of a second and degrees to metres, seconds and degrees. */
export function presentErrors({ height, period, direction }: LeadTallies): Errors {
  return {
    height_m: presentTallies(height, 100),
    period_s: presentTallies(period, 10),
    direction_deg: presentTallies(direction, 1),
  };
}

/**
 * Presents the tallies of errors by lead day. `perUnit` is the number of tally units in one unit of the reply, for
 * example 100 cm in a metre.
 */
function presentTallies(tallies: readonly Tally[], perUnit: number): Errors['height_m'] {
  const figures = tallies.map((tally) => presentTally(tally, perUnit));
  return {
    n: figures.map((one) => one?.n ?? 0),
    bias: figures.map((one) => one?.bias ?? null),
    mae: figures.map((one) => one?.mae ?? null),
    rms: figures.map((one) => one?.rms ?? null),
  };
}

/**
 * Converts a tally to the reply's unit, with one decimal more than the tally's own unit has. Returns null for an empty
 * tally.
 */
function presentTally(tally: Tally, perUnit: number): AccuracyReply['buoys'][number]['bands_m']['short'] {
  const figures = errorFigures(tally);
  if (!figures) return null;
  const round = (value: number) => Math.round(value * 10) / (10 * perUnit) + 0;
  const { count, bias, meanSize, rootMeanSquare } = figures;
  return { n: count, bias: round(bias), mae: round(meanSize), rms: round(rootMeanSquare) };
}
