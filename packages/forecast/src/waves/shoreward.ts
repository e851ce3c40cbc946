import { normalizeDeg, toRadians } from '../angles.ts';
import type { Train } from '../ocean-at-beach.ts';
import { computeOpenness, type SwellWindow } from './swell-window.ts';

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
 * What comes from where the beach's window is closed does not count: Goda's angular spreading method for waves behind
 * headlands and islands (Random Seas, 2010, section 3.2). Without a window the sea is open, and only the angle between
 * `train.fromDeg` and `facingDeg` enters.
 */
export function shorewardOf(train: Train, facingDeg: number, window?: SwellWindow): Shoreward {
  const tables = tablesOf(facingDeg, window);
  const angleDeg = normalizeDeg(train.fromDeg - facingDeg + 180) - 180;
  const s = spreadExponent(train);
  if (s <= 25) return mix(at(tables[10], angleDeg), at(tables[25], angleDeg), (s - 10) / 15);
  return mix(at(tables[25], angleDeg), at(tables[75], angleDeg), (s - 25) / 50);
}

/**
 * Goda (2010) Random Seas, section 2.3.2: s max = 10 for wind waves, 25 for swell that decayed a short way, 75
 * for a long way. The period is used as a measure of that way: 25 up to 10 s, 75 from 16 s on, linear between.
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
type Tables = Readonly<Record<Exponent, readonly Shoreward[]>>;

/**
 * How far a wave bends round a headland into its lee: the turn that Snell's law gives one 45 degrees off on a shelf
 * 20 m deep, at the period each exponent stands for, 6, 10 and 16 s. Headlands stand in 10 to 30 m: 16 s turns 29 to 18.
 */
export const BEND_DEG: Readonly<Record<Exponent, number>> = { 10: 1, 25: 12, 75: 23 };

let openTables: Tables | undefined;
const windowTables = new WeakMap<SwellWindow, { readonly facingDeg: number; readonly tables: Tables }>();

/**
 * Tables are made once for the open sea and once for each window; a window belongs to one beach, hence to one facing.
 */
function tablesOf(facingDeg: number, window: SwellWindow | undefined): Tables {
  if (!window) {
    openTables ??= makeTables(() => 1);
    return openTables;
  }
  const kept = windowTables.get(window);
  if (kept?.facingDeg === facingDeg) return kept.tables;
  const tables = makeTables((angleDeg, bendDeg) => computeOpenness(window, facingDeg + angleDeg, bendDeg));
  windowTables.set(window, { facingDeg, tables });
  return tables;
}

function makeTables(openness: (angleDeg: number, bendDeg: number) => number): Tables {
  const table = (s: Exponent) => makeTable(s, (angleDeg) => openness(angleDeg, BEND_DEG[s]));
  return { 10: table(10), 25: table(25), 75: table(75) };
}

/** Looked up by the mean direction off the facing, [-180, 180); linear between angles, within 0.5 % of the integral. */
function at(table: readonly Shoreward[], angleDeg: number): Shoreward {
  const steps = (angleDeg + 180) / STEP_DEG;
  const below = Math.floor(steps);
  return mix(table[below] ?? NONE, table[below + 1] ?? NONE, steps - below);
}

const STEP_DEG = 3;
const HALF_TURN = 180 / STEP_DEG;
const RIGHT_ANGLE = 90 / STEP_DEG;

/**
 * For mean directions of -180 to 180 degrees off the facing the power P = sum D W cos a and the push along the shore
 * S = sum D W cos a sin a (radiation stress, Longuet-Higgins 1970), over |a| < 90; W is the openness towards a.
 */
function makeTable(s: Exponent, openness: (angleDeg: number) => number): Shoreward[] {
  const density = Array.from(
    { length: HALF_TURN + 1 },
    (_, step) => Math.cos(toRadians(step * STEP_DEG) / 2) ** (2 * s),
  );
  const whole = 2 * density.reduce((sum, value) => sum + value, 0) - 1;
  const ashore = Array.from({ length: 2 * RIGHT_ANGLE - 1 }, (_, index) => {
    const step = index + 1 - RIGHT_ANGLE;
    const angle = toRadians(step * STEP_DEG);
    return { step, power: openness(step * STEP_DEG) * Math.cos(angle), sin: Math.sin(angle) };
  });
  return Array.from({ length: 2 * HALF_TURN + 1 }, (_, index) => {
    const mean = index - HALF_TURN;
    let power = 0;
    let push = 0;
    for (const { step, power: part, sin } of ashore) {
      const apart = Math.abs(step - mean);
      const carried = (density[apart > HALF_TURN ? 2 * HALF_TURN - apart : apart] ?? 0) * part;
      power += carried;
      push += carried * sin;
    }
    return power > 0 ? { share: power / whole, sinIncidence: Math.abs(push / power) } : NONE;
  });
}
