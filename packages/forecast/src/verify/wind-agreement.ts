import { toRadians } from '../angles.ts';

/** A wind, m/s and where it comes from. */
export interface Wind {
  readonly speedMps: number;
  readonly fromDeg: number;
}

/** Winds of a station beside the model's before a beach, hour by hour, summed up; older hours weigh less. */
export interface WindSums {
  /** Hours in which the model had a wind that tells something. */
  readonly hours: number;
  readonly measured: number;
  readonly modelled: number;
  /** Of squared speeds, and of the product of both winds as vectors. */
  readonly measuredSquared: number;
  readonly modelledSquared: number;
  readonly together: number;
  /** Whether the station was judged to stand elsewhere than in this beach's wind. */
  readonly differs: boolean;
}

export const NO_WINDS: WindSums = {
  hours: 0,
  measured: 0,
  modelled: 0,
  measuredSquared: 0,
  modelledSquared: 0,
  together: 0,
  differs: false,
};

/** In weaker winds direction and ratio say nothing of where an instrument stands. */
const LEAST_MODEL_MPS = 3;
/** Hours count half after so many days: weather of several kinds, and a season's turn is followed. */
const HALF_LIFE_HOURS = 10 * 24;
/** Before so many hours nothing is judged: five days' windy hours. */
const LEAST_HOURS = 96;

/**
 * A model errs by a third of the wind's speed and some 30 degrees. Half or twice of its wind in the mean, or a wind that
 * goes with it no better than one turned by 70 degrees, is another place's: behind hills, in a gap, on a hilltop.
 */
const OTHER = { ratio: 2, alike: 0.35 };
/** A station comes back only when it is clearly nearer than that, so that none goes back and forth. */
const SAME = { ratio: 1.7, alike: 0.45 };

export function addWind(sums: WindSums, measured: Wind, modelled: Wind): WindSums {
  if (modelled.speedMps < LEAST_MODEL_MPS) return sums;
  const product = measured.speedMps * modelled.speedMps;
  return {
    ...sums,
    hours: sums.hours + 1,
    measured: sums.measured + measured.speedMps,
    modelled: sums.modelled + modelled.speedMps,
    measuredSquared: sums.measuredSquared + measured.speedMps ** 2,
    modelledSquared: sums.modelledSquared + modelled.speedMps ** 2,
    together: sums.together + product * Math.cos(toRadians(measured.fromDeg - modelled.fromDeg)),
  };
}

/** The sums after some hours more, before anything is added. */
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
    differs,
  };
}

/** The sums with the judgement that they bear out. */
export function judgeWinds(sums: WindSums): WindSums {
  if (sums.hours < LEAST_HOURS) return { ...sums, differs: false };
  const ratio = sums.measured / sums.modelled;
  const alike = sums.together / Math.sqrt(sums.measuredSquared * sums.modelledSquared);
  const limits = sums.differs ? SAME : OTHER;
  const isAlike = ratio >= 1 / limits.ratio && ratio <= limits.ratio && alike >= limits.alike;
  return { ...sums, differs: !isAlike };
}
