/** A bias of heights along a coast, as logarithms: longitude east and bias, linear in between. */
type Bias = readonly [west: readonly [lonDeg: number, bias: number], east: readonly [lonDeg: number, bias: number]];

/** How the runs of a model err. */
export interface ModelErrors {
  /** Names the random errors that the model does not share with GFS-Wave. */
  readonly model: string;
  /** The size of all errors: 1 errs like GFS-Wave, 0 not at all. */
  readonly scale: number;
  /**
   * The shares of the error variance that it has in common with GFS-Wave: of the part that is the same in all runs, and
   * of the part that a run has of its own.
   */
  readonly shared: { readonly common: number; readonly own: number };
  readonly bias: { readonly pacific: Bias; readonly atlantic: Bias };
  /** The factor on errors of heights around Hawaii. */
  readonly inHawaii: number;
}

/** The errors of a model in the ocean of a seed. */
export type SeededErrors = ModelErrors & { readonly seed: number };

const GFS_WAVE: ModelErrors = {
  model: 'gfs-wave',
  scale: 1,
  shared: { common: 1, own: 1 },
  bias: {
    pacific: [
      [205, -0.05],
      [232, 0.03],
    ],
    atlantic: [
      [262, -0.06],
      [285, -0.15],
    ],
  },
  inHawaii: 1,
};

/**
 * ECMWF's waves: smaller errors, of which 4 in 10 are those of GFS-Wave, and no bias on most coasts. Around Hawaii it
 * errs so much that blending must not help there: in one published comparison a blend lost 0.443 to 0.543 m.
 */
const ECMWF: ModelErrors = {
  model: 'ecmwf',
  scale: 0.9,
  shared: { common: 0.4, own: 0.4 },
  bias: {
    pacific: [
      [205, 0.2],
      [232, 0],
    ],
    atlantic: [
      [262, 0],
      [285, 0.02],
    ],
  },
  inHawaii: 4,
};

/** The models of the sample ocean. `gefs` are the members of GEFS-Wave, which share its model and half of its start. */
export const MODELS = {
  gfsWave: GFS_WAVE,
  ecmwf: ECMWF,
  gefs: (member: number): ModelErrors => ({
    ...GFS_WAVE,
    model: `gefs ${member}`,
    shared: { common: 1, own: 0.5 },
  }),
} as const;

/** The factors on the errors that a model shares with GFS-Wave and on those of its own; their squares add up to 1. */
interface Shares {
  readonly shared: number;
  readonly alone: number;
}

export function commonShare({ shared }: ModelErrors): Shares {
  return sharesOf(shared.common);
}

export function ownShare({ shared }: ModelErrors): Shares {
  return sharesOf(shared.own);
}

function sharesOf(shared: number): Shares {
  return { shared: Math.sqrt(shared), alone: Math.sqrt(1 - shared) };
}
