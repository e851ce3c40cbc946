import type { AccuracyReply } from '@groundswell/contracts';
import {
  type Correction,
  errorFigures,
  joinTallies,
  type LeadTallies,
  perBand,
  type StatedSums,
  scatterIndex,
  sectorDeg,
  type Tally,
} from '@groundswell/forecast/verify';
import { LEAST_PAIRS } from './least-pairs.ts';
import { presentReliability } from './present-reliability.ts';

type Errors = Omit<AccuracyReply['overall'], 'reliability'>;
type BuoyReply = AccuracyReply['buoys'][number];

export interface BuoyErrors extends Pick<BuoyReply, 'name' | 'model' | 'coast' | 'cell_km'> {
  readonly buoyId: string;
  readonly errors: LeadTallies;
  readonly stated?: readonly StatedSums[];
  readonly corrections: readonly Correction[];
}

/** Presents a buoy's forecast errors in wire form. */
export function presentBuoyErrors({ buoyId, errors, stated, corrections, ...buoy }: BuoyErrors): BuoyReply {
  return {
    buoy: buoyId,
    ...buoy,
    ...presentErrors(errors),
    reliability: presentReliability([stated]),
    bands_m: perBand((band) => presentTally(joinTallies(errors.bands[band]), 100)),
    corrections: corrections.map(({ band, sector, factor, since }) => {
      return { band, from_deg: sector === undefined ? null : sectorDeg(sector), factor, since };
    }),
  };
}

/** Converts the error tallies from centimetres, tenths of a second and degrees to metres, seconds and degrees. */
export function presentErrors({ height, within, averaged, averagedSum, period, direction }: LeadTallies): Errors {
  const { n, bias, rms } = presentTallies(averaged, 100);
  return {
    height_m: presentTallies(height, 100),
    within_pct: height.map(([count], lead) =>
      count < LEAST_PAIRS ? null : Math.round((100 * (within[lead] ?? 0)) / count),
    ),
    averaged_m: {
      n,
      bias,
      rms,
      scatter: averaged.map((tally, lead) => {
        const scatter = tally[0] < LEAST_PAIRS ? undefined : scatterIndex(tally, averagedSum[lead] ?? 0);
        return scatter === undefined ? null : Math.round(scatter * 1000) / 1000;
      }),
    },
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
    n: tallies.map(([count]) => count),
    bias: figures.map((one) => one?.bias ?? null),
    mae: figures.map((one) => one?.mae ?? null),
    rms: figures.map((one) => one?.rms ?? null),
  };
}

/**
 * Converts a tally to the reply's unit, with one decimal more than the tally's own unit has. Returns null for too few
 * pairs.
 */
function presentTally(tally: Tally, perUnit: number): BuoyReply['bands_m']['short'] {
  const figures = errorFigures(tally);
  if (!figures || figures.count < LEAST_PAIRS) return null;
  const round = (value: number) => Math.round(value * 10) / (10 * perUnit) + 0;
  const { count, bias, meanSize, rootMeanSquare } = figures;
  return { n: count, bias: round(bias), mae: round(meanSize), rms: round(rootMeanSquare) };
}
