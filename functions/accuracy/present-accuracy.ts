import type { AccuracyReply } from '@groundswell/contracts';
import type { BuoyAccuracy } from '@groundswell/data';
import { findStation } from '@groundswell/data/stations';
import { type ErrorFigures, errorFigures, type LeadTallies, perBand, type Tally } from '@groundswell/forecast/verify';

type Errors = AccuracyReply['overall'];

/** A buoy's errors on the wire. */
export function presentBuoy({ buoyId, model, errors, corrections }: BuoyAccuracy): AccuracyReply['buoys'][number] {
  return {
    buoy: buoyId,
    name: findStation(buoyId)?.name ?? buoyId,
    model,
    ...presentErrors(errors),
    bands_m: perBand((band) => presentTallies(errors.bands[band], 100)),
    corrections: [...corrections],
  };
}

/** Errors in metres, seconds and degrees, from centimetres, tenths and degrees. */
export function presentErrors({ height, period, direction }: LeadTallies): Errors {
  return {
    height_m: presentTallies(height, 100),
    period_s: presentTallies(period, 10),
    direction_deg: presentTallies(direction, 1),
  };
}

/** In units of `perUnit` of the tally's, with one decimal more than it was counted in. */
function presentTallies(tallies: readonly Tally[], perUnit: number): Errors['height_m'] {
  const figures = tallies.map(errorFigures);
  const list = (read: (one: ErrorFigures) => number) =>
    figures.map((one) => (one ? Math.round(read(one) * 10) / (10 * perUnit) + 0 : null));
  return {
    n: figures.map((one) => one?.count ?? 0),
    bias: list(({ bias }) => bias),
    mae: list(({ meanSize }) => meanSize),
    rms: list(({ rootMeanSquare }) => rootMeanSquare),
  };
}
