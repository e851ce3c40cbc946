import { angleBetweenDeg } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';

/**
 * The smallest share of a train's power (H² T) that must come ashore; a train with less passes the beach. At this
 * share, the surf is a fifth as high as that of the same train straight on.
 */
const PASSING_BELOW = 0.02;
/**
 * The share of the hour's total power ashore from which a swell counts as surf, even if most of that swell passes the
 * beach.
 */
const SURF_FROM = 0.1;
/**
 * The smallest angle between a train's direction and the beach's facing at which the train must come across land. Such
 * a train passes the beach, even if the model's cell lets part of it refract ashore.
 */
const BEHIND_DEG = { sea: 120, swell: 135 } as const;
/**
 * The angle off the beach's facing beyond which a wind sea runs away from the shore, unless it bends in around a
 * headland.
 */
const ALONGSHORE_DEG = 90;

type Ashore = Train & { readonly ashore: number };

/**
 * Returns whether one of an hour's trains passes or leaves a beach that faces `facingDeg`. The train is then present
 * but not surfable. `ashore` is the share of a train's power that comes ashore.
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

/**
 * The least period and wind-sea height of a named train. NDBC's buoys measure no waves under 2.1 s (0.485 Hz) and
 * report heights in tenths of a metre.
 */
const LEAST_PERIOD_S = 3;
const LEAST_SEA_HEIGHT_M = 0.1;

/**
 * Returns whether a train is chop: too short or, as a wind sea, too low. Chop counts in the sea's height and the surf,
 * but is not named or followed.
 */
export function isChop({ kind, periodS, heightM }: Pick<Train, 'kind' | 'periodS' | 'heightM'>): boolean {
  return periodS < LEAST_PERIOD_S || (kind === 'sea' && heightM < LEAST_SEA_HEIGHT_M);
}
