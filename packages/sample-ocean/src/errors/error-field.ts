import { createRandom } from '../random.ts';
import { EARTH_RADIUS_KM, unitVector } from '../sphere.ts';
import type { Nodes } from '../weather/lattice.ts';

/**
 * The number of waves whose sum is a random field. The sum of eight has a kurtosis of 2.8, where a normal distribution
 * has 3.
 */
const WAVES = 8;
/** The lengths of the waves. Two places a quarter of a wavelength apart, some 500 km, err independently. */
const LENGTHS_KM = [1500, 3000] as const;
/** The turn of the waves' phases, radians a day. A place's error changes within about a day, a slow one in a week. */
const TURN_PER_DAY = { fast: [1, 3], slow: [0.15, 0.5] } as const;
/** The turn of the phases from run to run, radians a day between the runs' starts. */
const TURN_PER_RUN_DAY = [0.4, 1.2] as const;

/** A smooth field over the globe: the weights of the cosines and of the sines of `WAVES` waves. */
export interface ErrorField {
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

/** The share of a field that all runs have in common at a valid time, and the share of its own that a run has. */
export interface ErrorSize {
  readonly common: number;
  readonly own: number;
}

/**
 * Returns the random field of one quantity in one run at one valid time, with standard deviations `size`. It is smooth
 * in space, time and from run to run, and depends only on its arguments. Times are in days.
 */
export function errorField(
  { seed, quantity, pace }: { readonly seed: number; readonly quantity: string; readonly pace: 'fast' | 'slow' },
  { runDay, validDay }: { readonly runDay: number; readonly validDay: number },
  { common, own }: ErrorSize,
): ErrorField {
  const random = createRandom(seed, 'error', quantity);
  const turn = ([least, most]: readonly [number, number]) =>
    (random() < 0.5 ? -1 : 1) * (least + (most - least) * random());
  const field = { cos: new Float64Array(WAVES), sin: new Float64Array(WAVES) };
  const amplitude = Math.sqrt(2 / WAVES);
  for (let wave = 0; wave < WAVES; wave++) {
    const shared = 2 * Math.PI * random() + turn(TURN_PER_DAY[pace]) * validDay;
    const alone = 2 * Math.PI * random() + turn(TURN_PER_DAY[pace]) * validDay + turn(TURN_PER_RUN_DAY) * runDay;
    field.cos[wave] = amplitude * (common * Math.cos(shared) + own * Math.cos(alone));
    field.sin[wave] = amplitude * (common * Math.sin(shared) + own * Math.sin(alone));
  }
  return field;
}

/** Returns the value of a field at node `n`. */
export function errorAt({ cos, sin }: ErrorField, basis: ErrorBasis, n: number): number {
  let value = 0;
  for (let wave = 0, at = n * WAVES; wave < WAVES; wave++, at++)
    value += cos[wave]! * basis.cos[at]! - sin[wave]! * basis.sin[at]!;
  return value;
}

/** The cosines and sines of the waves at each node, which every field of the nodes shares. */
export interface ErrorBasis {
  readonly cos: Float32Array;
  readonly sin: Float32Array;
}

const bases = new WeakMap<Nodes, ErrorBasis>();

export function errorBasisOf(nodes: Nodes): ErrorBasis {
  const known = bases.get(nodes);
  if (known) return known;
  const basis = { cos: new Float32Array(nodes.count * WAVES), sin: new Float32Array(nodes.count * WAVES) };
  for (let n = 0; n < nodes.count; n++) {
    const { x, y, z } = unitVector({ latDeg: nodes.latDeg[n]!, lonDeg: nodes.lonDeg[n]! });
    for (const [wave, along] of waveVectors.entries()) {
      const angle = along.x * x + along.y * y + along.z * z;
      basis.cos[n * WAVES + wave] = Math.cos(angle);
      basis.sin[n * WAVES + wave] = Math.sin(angle);
    }
  }
  bases.set(nodes, basis);
  return basis;
}

/** The waves' vectors, radians for each earth radius, evenly spread over all directions in space. */
const waveVectors = Array.from({ length: WAVES }, (_, wave) => {
  const z = (2 * wave + 1) / WAVES - 1;
  const around = wave * Math.PI * (3 - Math.sqrt(5));
  const lengthKm = LENGTHS_KM[0] + ((LENGTHS_KM[1] - LENGTHS_KM[0]) * ((wave * 3) % WAVES)) / (WAVES - 1);
  const size = (2 * Math.PI * EARTH_RADIUS_KM) / lengthKm;
  const flat = Math.sqrt(1 - z * z);
  return { x: size * flat * Math.cos(around), y: size * flat * Math.sin(around), z: size * z };
});
