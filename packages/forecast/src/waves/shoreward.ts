import { angleBetweenDeg, toRadians } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';

/** How much of a train's power comes ashore. Both are 0 for a train that leaves the coast. */
export interface Shoreward {
  /** Part of the power that crosses a line along the shore: the mean of cos a over the seaward half circle. */
  readonly share: number;
  /** Sine of the angle of incidence that carries the same power and the same push along the shore. */
  readonly sinIncidence: number;
}

const NONE: Shoreward = { share: 0, sinIncidence: 0 };

/**
 * A train's energy lies around its direction as cos^2s(d/2) (Longuet-Higgins, Cartwright & Smith 1963). The part of it
 * that heads for the shore is integrated, so a swell fades out between 70 and 120 degrees instead of stopping at 90.
 * Depends on the angle between `train.fromDeg` and `facingDeg` alone.
 */
export function shorewardOf(train: Train, facingDeg: number): Shoreward {
  const angleDeg = angleBetweenDeg(train.fromDeg, facingDeg);
  const s = spreadExponent(train);
  if (s <= 25) return mix(at(10, angleDeg), at(25, angleDeg), (s - 10) / 15);
  return mix(at(25, angleDeg), at(75, angleDeg), (s - 25) / 50);
}

/**
 * Goda (2010) Random Seas, section 2.3.2: s max = 10 for wind waves, 25 for swell that decayed a short way, 75 for a
 * long way. The period stands for the way here: 25 up to 10 s, 75 from 16 s on, linear between.
 */
function spreadExponent({ kind, periodS }: Train): number {
  if (kind === 'sea') return 10;
  return Math.min(75, Math.max(25, 25 + ((periodS - 10) / 6) * 50));
}

function mix(a: Shoreward, b: Shoreward, fraction: number): Shoreward {
  if (fraction <= 0) return a;
  if (fraction >= 1) return b;
  return {
    share: a.share + fraction * (b.share - a.share),
    sinIncidence: a.sinIncidence + fraction * (b.sinIncidence - a.sinIncidence),
  };
}

type Exponent = 10 | 25 | 75;
const tables = new Map<Exponent, readonly Shoreward[]>();

/** Looked up from a table made once per exponent; linear between its angles, within 0.5 % of the integral. */
function at(s: Exponent, angleDeg: number): Shoreward {
  let table = tables.get(s);
  if (!table) {
    table = makeTable(s);
    tables.set(s, table);
  }
  const steps = angleDeg / STEP_DEG;
  const below = Math.floor(steps);
  return mix(table[below] ?? NONE, table[below + 1] ?? NONE, steps - below);
}

const STEP_DEG = 3;
const HALF_TURN = 180 / STEP_DEG;
const RIGHT_ANGLE = 90 / STEP_DEG;

/**
 * For mean directions of 0 to 180 degrees the power P = sum D cos a and the push along the shore S = sum D cos a sin a
 * (radiation stress, Longuet-Higgins 1970), over |a| < 90.
 */
function makeTable(s: Exponent): Shoreward[] {
  const density = Array.from(
    { length: HALF_TURN + 1 },
    (_, step) => Math.cos(toRadians(step * STEP_DEG) / 2) ** (2 * s),
  );
  const whole = 2 * density.reduce((sum, value) => sum + value, 0) - 1;
  const cos = density.map((_, step) => Math.cos(toRadians(step * STEP_DEG)));
  const sin = density.map((_, step) => Math.sin(toRadians(step * STEP_DEG)));
  return density.map((_, mean) => {
    let power = 0;
    let push = 0;
    for (let step = 1 - RIGHT_ANGLE; step < RIGHT_ANGLE; step++) {
      const apart = Math.abs(step - mean);
      const part = (density[apart > HALF_TURN ? 2 * HALF_TURN - apart : apart] ?? 0) * (cos[Math.abs(step)] ?? 0);
      power += part;
      push += part * Math.sign(step) * (sin[Math.abs(step)] ?? 0);
    }
    return power > 0 ? { share: power / whole, sinIncidence: Math.abs(push / power) } : NONE;
  });
}
