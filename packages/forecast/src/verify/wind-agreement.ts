import { toRadians } from '../angles.ts';

/** A wind: its speed in m/s and the direction it comes from. */
export interface Wind {
  readonly speedMps: number;
  readonly fromDeg: number;
}

/** The running sums over hourly winds of a station and of the model off a beach. Older hours weigh less. */
export interface WindSums {
  /** The hours in which the model's wind was strong enough to compare. */
  readonly hours: number;
  readonly measured: number;
  readonly modelled: number;
  /** The sums of the squared wind speeds, and of the dot products of measured and modelled wind. */
  readonly measuredSquared: number;
  readonly modelledSquared: number;
  readonly together: number;
  /** All hours, and the sum of the squared vector differences of station and model in them. */
  readonly all: number;
  readonly apart: number;
  /** Whether the station was judged not to represent this beach's wind. */
  readonly differs: boolean;
}

export const NO_WINDS: WindSums = {
  hours: 0,
  measured: 0,
  modelled: 0,
  measuredSquared: 0,
  modelledSquared: 0,
  together: 0,
  all: 0,
  apart: 0,
  differs: false,
};

/**
 * The lowest model wind that is compared with the station's. In weaker winds, direction and speed ratio say little
 * about a station's exposure.
 */
const LEAST_MODEL_MPS = 3;
/**
 * The half-life of an hour's weight: long enough for several kinds of weather, short enough to follow the change of
 * seasons.
 */
const HALF_LIFE_HOURS = 10 * 24;
/** The fewest hours that allow a judgement: the windy hours of five days. */
const LEAST_HOURS = 96;

/**
 * The limits beyond which a station is rejected. A model errs by a third of the speed and some 30 degrees. A station
 * with half or twice the mean wind, or no better correlated than a wind turned by 70 degrees, has another exposure. It
 * may stand behind hills, in a gap or on a hilltop.
 */
const REJECT_LIMITS = { ratio: 2, alike: 0.35 };
/**
 * The stricter limits at which a rejected station is accepted again. The hysteresis keeps stations from going back and
 * forth.
 */
const ACCEPT_LIMITS = { ratio: 1.7, alike: 0.45 };

export function addWind(sums: WindSums, measured: Wind, modelled: Wind): WindSums {
  const together = measured.speedMps * modelled.speedMps * Math.cos(toRadians(measured.fromDeg - modelled.fromDeg));
  const all = {
    ...sums,
    all: sums.all + 1,
    apart: sums.apart + measured.speedMps ** 2 + modelled.speedMps ** 2 - 2 * together,
  };
  if (modelled.speedMps < LEAST_MODEL_MPS) return all;
  return {
    ...all,
    hours: sums.hours + 1,
    measured: sums.measured + measured.speedMps,
    modelled: sums.modelled + modelled.speedMps,
    measuredSquared: sums.measuredSquared + measured.speedMps ** 2,
    modelledSquared: sums.modelledSquared + modelled.speedMps ** 2,
    together: sums.together + together,
  };
}

/** Returns the sums decayed by some hours, before a new hour is added. */
export function fadeWinds({ differs, ...sums }: WindSums, hours: number): WindSums {
  const left = 0.5 ** (hours / HALF_LIFE_HOURS);
  const fade = (value: number) => Math.round(value * left * 100) / 100;
  return {
    hours: fade(sums.hours),
    measured: fade(sums.measured),
    modelled: fade(sums.modelled),
    measuredSquared: fade(sums.measuredSquared),
    modelledSquared: fade(sums.modelledSquared),
    together: fade(sums.together),
    all: fade(sums.all),
    apart: fade(sums.apart),
    differs,
  };
}

/** Returns the sums with `differs` updated from them. */
export function judgeWinds(sums: WindSums): WindSums {
  if (sums.hours < LEAST_HOURS) return { ...sums, differs: false };
  const ratio = sums.measured / sums.modelled;
  const alike = sums.together / Math.sqrt(sums.measuredSquared * sums.modelledSquared);
  const limits = sums.differs ? ACCEPT_LIMITS : REJECT_LIMITS;
  const isAlike = ratio >= 1 / limits.ratio && ratio <= limits.ratio && alike >= limits.alike;
  return { ...sums, differs: !isAlike };
}
