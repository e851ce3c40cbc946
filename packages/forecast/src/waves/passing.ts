import { angleBetweenDeg } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';

/** Of so small a part of a train's power (H² T) the surf keeps a fifth of the height it would have straight on. */
const PASSING_BELOW = 0.02;
/** A swell that brings more than this part of the power ashore is part of the surf, however much of it runs past. */
const SURF_FROM = 0.1;
/** From farther off the way a beach faces a train comes over its land, however much of it bends in at the cell. */
const BEHIND_DEG = { sea: 120, swell: 135 } as const;
/** A wind sea from farther off than along the shore blows off the land, but for one that bends in around a headland. */
const ALONGSHORE_DEG = 90;

type Ashore = Train & { readonly ashore: number };

/**
 * Whether one of an hour's trains runs past or away from a beach that looks out at `facingDeg`: it is known of, and
 * none to surf. `ashore` is as of `LinedTrain`.
 */
export function isPassing(train: Ashore, trains: readonly Ashore[], facingDeg: number): boolean {
  const offDeg = angleBetweenDeg(train.fromDeg, facingDeg);
  if (offDeg > BEHIND_DEG[train.kind]) return true;
  if (train.kind === 'sea') return train.ashore < (offDeg > ALONGSHORE_DEG ? SURF_FROM : PASSING_BELOW);
  if (train.ashore >= PASSING_BELOW) return false;
  let all = 0;
  for (const one of trains) all += powerAshore(one);
  return powerAshore(train) <= SURF_FROM * all;
}

function powerAshore({ heightM, periodS, ashore }: Ashore): number {
  return heightM ** 2 * periodS * ashore;
}

/** NDBC's buoys see no waves under 2.1 s (0.485 Hz) and write heights in tenths of a metre. */
const LEAST_PERIOD_S = 3;
const LEAST_SEA_HEIGHT_M = 0.1;

/**
 * Whether a train is mere chop, too short or, as a wind sea, too low: it counts in the sea's height and the surf, and
 * is no train to name or follow.
 */
export function isChop({ kind, periodS, heightM }: Pick<Train, 'kind' | 'periodS' | 'heightM'>): boolean {
  return periodS < LEAST_PERIOD_S || (kind === 'sea' && heightM < LEAST_SEA_HEIGHT_M);
}
