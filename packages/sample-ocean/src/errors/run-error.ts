import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import type { TrainField } from '../swell/reach.ts';
import type { WaveSites } from '../wave-sites.ts';
import type { WeatherField } from '../weather/field.ts';
import type { Nodes } from '../weather/lattice.ts';
import { type ErrorField, type ErrorSize, errorAt, errorBasisOf, errorField } from './error-field.ts';
import { commonShare, ownShare, type SeededErrors } from './model-errors.ts';

/**
 * Standard deviations: the common part from some hours after a run's start on, and the run's own part in its far
 * future. They are fitted to these figures of GFS-Wave at NDBC buoys: mean absolute errors of 0.29, 0.31 and 0.37 m at
 * 24, 48 and 72 h, and 0.13 to 0.24 of the height within 84 h, twice as much by day 7. Drift between issued forecasts
 * is about a sixth of the error on day 1.
 */
const SIZES = {
  /** The logarithm of a train's height. */
  height: { common: 0.16, own: 0.45 },
  /** The same for a sea of the region, whose wind errs too. */
  seaHeight: { common: 0.07, own: 0.15 },
  /** The logarithm of a train's period. */
  period: { common: 0.04, own: 0.08 },
  directionRad: { common: 0.07, own: 0.18 },
  /** The arrival of a storm's swell. */
  timingH: { common: 2, own: 6 },
  /** Each component of the wind. Drift of wind forecasts grows from 1.1 m/s on day 1 to 2.1 m/s on day 7. */
  windMps: { common: 1.4, own: 2.6 },
} as const satisfies Readonly<Record<string, ErrorSize>>;

/** The time after a run's start at which two thirds of the common error have come. The start itself is the truth. */
const COMMON_AFTER_MS = 3 * HOUR_MS;
/** The lead time at which two thirds of a run's own error have come, and the power of its growth before that. */
const OWN_AFTER_MS = 8 * DAY_MS;
const OWN_POWER = 1.2;

/** The speed of an ordinary wind over the sea, m/s. Errors take from its energy what they add to it. */
const ORDINARY_WIND_MPS = 7;
const LEAST_WIND_KEPT = 0.4;

/** Adds a run's wind error to the weather at the nodes. */
export function errWind(errors: SeededErrors, runMs: number, timeMs: number, nodes: Nodes, field: WeatherField): void {
  if (!isErring(errors, runMs, timeMs)) return;
  const basis = errorBasisOf(nodes);
  const east = fieldOf(errors, 'wind-east', 'windMps', runMs, timeMs);
  const north = fieldOf(errors, 'wind-north', 'windMps', runMs, timeMs);
  const { common, own } = sizeOf(errors, 'windMps', runMs, timeMs);
  const share = (2 * (common ** 2 + own ** 2)) / ORDINARY_WIND_MPS ** 2;
  const kept = Math.max(LEAST_WIND_KEPT, Math.sqrt(Math.max(0, 1 - share)));
  for (let n = 0; n < nodes.count; n++) {
    field.windEastMps[n] = kept * field.windEastMps[n]! + errorAt(east, basis, n);
    field.windNorthMps[n] = kept * field.windNorthMps[n]! + errorAt(north, basis, n);
  }
}

/** Returns the time whose swell of a storm a run has at `timeMs`: the swell comes too early or too late. */
export function swellTimeMs(errors: SeededErrors, stormId: string, runMs: number | undefined, timeMs: number): number {
  if (runMs === undefined || !isErring(errors, runMs, timeMs)) return timeMs;
  // A storm's timing is the same everywhere: the field's value where all its waves have the phase 0.
  const { cos } = fieldOf(errors, `timing ${stormId}`, 'timingH', runMs, timeMs);
  return timeMs + HOUR_MS * cos.reduce((sum, part) => sum + part, 0);
}

/** Changes the height, period and direction of a train at the nodes by a run's error. */
export function errTrain(
  errors: SeededErrors,
  { ocean, coarse: nodes }: Pick<WaveSites, 'ocean' | 'coarse'>,
  runMs: number | undefined,
  timeMs: number,
  train: TrainField,
  of: 'height' | 'seaHeight',
): void {
  if (runMs === undefined || !isErring(errors, runMs, timeMs)) return;
  const basis = errorBasisOf(nodes);
  const height = fieldOf(errors, `height ${train.id}`, of, runMs, timeMs);
  const period = fieldOf(errors, `period ${train.id}`, 'period', runMs, timeMs);
  const direction = fieldOf(errors, `direction ${train.id}`, 'directionRad', runMs, timeMs);
  const [[west, westBias], [east, eastBias]] = errors.bias[ocean];
  const biased = errors.scale * growth(runMs, timeMs).common;
  const { variance, frequency, fromEast, fromNorth } = train;
  for (let n = 0; n < nodes.count; n++) {
    if (variance[n] === 0) continue;
    const along = Math.min(1, Math.max(0, (nodes.lonDeg[n]! - west) / (east - west)));
    const bias = westBias + (eastBias - westBias) * along;
    const local = ocean === 'pacific' ? errors.inHawaii + (1 - errors.inHawaii) * along : 1;
    const energy = Math.exp(2 * (local * errorAt(height, basis, n) + biased * bias));
    const turn = errorAt(direction, basis, n);
    const [cos, sin] = [energy * Math.cos(turn), energy * Math.sin(turn)];
    const [fromE, fromN] = [fromEast[n]!, fromNorth[n]!];
    variance[n]! *= energy;
    frequency[n]! *= energy * Math.exp(errorAt(period, basis, n));
    fromEast[n] = cos * fromE + sin * fromN;
    fromNorth[n] = cos * fromN - sin * fromE;
  }
}

function isErring({ scale }: SeededErrors, runMs: number, timeMs: number): boolean {
  return scale > 0 && timeMs > runMs;
}

function fieldOf(
  errors: SeededErrors,
  quantity: string,
  of: keyof typeof SIZES,
  runMs: number,
  timeMs: number,
): ErrorField {
  // A storm's period and arrival are wrong for as long as its swell lasts: the swell's frequencies stay on one line.
  const pace = of === 'period' || of === 'timingH' ? 'slow' : 'fast';
  const [common, own] = [commonShare(errors), ownShare(errors)];
  const size = sizeOf(errors, of, runMs, timeMs);
  const partOf = (name: string, part: 'shared' | 'alone') =>
    errorField(
      { seed: errors.seed, quantity: name, pace },
      { runDay: runMs / DAY_MS, validDay: timeMs / DAY_MS },
      { common: common[part] * size.common, own: own[part] * size.own },
    );
  const shared = partOf(quantity, 'shared');
  if (common.alone === 0 && own.alone === 0) return shared;
  const alone = partOf(`${errors.model} ${quantity}`, 'alone');
  return {
    cos: shared.cos.map((value, wave) => value + alone.cos[wave]!),
    sin: shared.sin.map((value, wave) => value + alone.sin[wave]!),
  };
}

function sizeOf({ scale }: SeededErrors, of: keyof typeof SIZES, runMs: number, timeMs: number): ErrorSize {
  const grown = growth(runMs, timeMs);
  return { common: scale * SIZES[of].common * grown.common, own: scale * SIZES[of].own * grown.own };
}

/** Returns the shares of their full size that the two parts of an error have reached at a lead time. */
function growth(runMs: number, timeMs: number): ErrorSize {
  const leadMs = timeMs - runMs;
  return {
    common: 1 - Math.exp(-leadMs / COMMON_AFTER_MS),
    own: 1 - Math.exp(-((leadMs / OWN_AFTER_MS) ** OWN_POWER)),
  };
}
