import { HOUR_MS } from '@groundswell/durations';
import type { WeatherField } from '../weather/field.ts';
import { type Interpolation, interpolationOnLattice, type Lattice, type Nodes } from '../weather/lattice.ts';
import { createOpenWater, DIRECTIONS, type OpenWater, placesAround } from './open-water.ts';
import type { TrainField } from './reach.ts';
import { growSea, varianceOf } from './sea-growth.ts';

/**
 * The stretches of water upwind: distance, sampling point, and the age of the wind that made the waves arriving at the
 * evaluated time.
 */
const stretches = [
  { fromKm: 0, toKm: 160, sampleKm: 70, beforeMs: 0 },
  { fromKm: 160, toKm: 380, sampleKm: 260, beforeMs: 9 * HOUR_MS },
  { fromKm: 380, toKm: 700, sampleKm: 520, beforeMs: 21 * HOUR_MS },
] as const;
const LONGEST_KM = 700;
/**
 * The number of direction steps on either side of the strongest direction within which waves belong to the same sea.
 */
const SAME_SEA = 3;
const LEAST_WIND_MPS = 1.5;
/**
 * The ratio of the peak period to the significant period of the growth curves. The peak period keeps growing after the
 * waves have left their wind.
 */
const PEAK_PER_SIGNIFICANT_PERIOD = 1.2;
/** The share of its energy that a sea retains on the way to the node. The rest is lost by spreading. */
const KEPT = 0.8;

/**
 * The water around each node, and the lattice points where the upwind wind is read (`node * DIRECTIONS + direction`).
 */
export interface Surroundings {
  readonly openKm: OpenWater;
  readonly upwind: readonly Interpolation[];
}

export const regionalSeaLagsMs = stretches.map(({ beforeMs }) => beforeMs);

export function surroundingsOf(nodes: Nodes, lattice: Lattice): Surroundings {
  const places = placesAround(stretches.map(({ sampleKm }) => sampleKm));
  const upwind = stretches.map((_, s) => {
    const latDeg = new Float32Array(nodes.count * DIRECTIONS);
    const lonDeg = new Float32Array(nodes.count * DIRECTIONS);
    for (let n = 0, at = 0; n < nodes.count; n++) {
      const around = places(nodes.latDeg[n]!);
      for (let d = 0; d < DIRECTIONS; d++, at++) {
        latDeg[at] = around.latDeg[d * stretches.length + s]!;
        lonDeg[at] = nodes.lonDeg[n]! + around.eastDeg[d * stretches.length + s]!;
      }
    }
    return interpolationOnLattice({ count: latDeg.length, latDeg, lonDeg }, lattice);
  });
  return { openKm: createOpenWater(nodes, LONGEST_KM), upwind };
}

/**
 * Computes the seas raised by wind within 700 km, from the upwind wind and the open water of each direction. Two trains
 * result: one around the strongest direction, one around the strongest direction well away from the first. `fields` are
 * the weather on the lattice at each of `regionalSeaLagsMs` before the evaluated time. The train that comes more from
 * the open ocean (`oceanFromDeg`) is first, so neighbouring nodes have their trains in the same order.
 */
export function computeRegionalSeas(
  nodes: Nodes,
  { openKm, upwind }: Surroundings,
  fields: readonly WeatherField[],
  oceanFromDeg: number,
): readonly TrainField[] {
  const trains = [emptyTrain('regional-ocean', nodes.count), emptyTrain('regional-shore', nodes.count)];
  const axis = { east: Math.sin((oceanFromDeg * Math.PI) / 180), north: Math.cos((oceanFromDeg * Math.PI) / 180) };
  const variance = new Float64Array(DIRECTIONS);
  const frequency = new Float64Array(DIRECTIONS);
  for (let n = 0; n < nodes.count; n++) {
    for (let d = 0; d < DIRECTIONS; d++) {
      const at = n * DIRECTIONS + d;
      const open = openKm(n, d);
      const wind = upwindMps(upwind, fields, at, open, d);
      variance[d] = 0;
      if (wind < LEAST_WIND_MPS) continue;
      const sea = growSea(wind, open);
      variance[d] = KEPT * varianceOf(sea.heightM);
      frequency[d] = 1 / (PEAK_PER_SIGNIFICANT_PERIOD * sea.periodS);
    }
    const first = gather(variance, frequency, strongest(variance, undefined));
    const second = gather(variance, frequency, strongest(variance, first?.direction));
    const outward = (found: Gathered) => found.east * axis.east + found.north * axis.north;
    const swap = first && (second ? outward(second) > outward(first) : outward(first) < 0);
    putTrain(trains[0], n, swap ? second : first);
    putTrain(trains[1], n, swap ? first : second);
  }
  return trains;
}

interface Gathered {
  readonly direction: number;
  readonly variance: number;
  readonly frequency: number;
  readonly east: number;
  readonly north: number;
}

/** Returns the root mean square of the wind component along a ray towards the node, over its open water. */
function upwindMps(
  upwind: readonly Interpolation[],
  fields: readonly WeatherField[],
  at: number,
  open: number,
  d: number,
): number {
  let squares = 0;
  for (let s = 0; s < stretches.length; s++) {
    const { fromKm, toKm } = stretches[s]!;
    const length = Math.min(open, toKm) - fromKm;
    if (length <= 0) break;
    const { windEastMps, windNorthMps } = fields[s]!;
    const place = upwind[s]!;
    const blowing = -(sampleAt(place, windEastMps, at) * sines[d]! + sampleAt(place, windNorthMps, at) * cosines[d]!);
    if (blowing > 0) squares += length * blowing * blowing;
  }
  return Math.sqrt(squares / open);
}

/** Returns the strongest direction that lies well away from `other`, if given; -1 when no direction has energy. */
function strongest(variance: Float64Array, other: number | undefined): number {
  let best = -1;
  for (let d = 0; d < DIRECTIONS; d++) {
    if (other !== undefined && apart(d, other) <= SAME_SEA) continue;
    if (variance[d]! > (best < 0 ? 0 : variance[best]!)) best = d;
  }
  return best;
}

/**
 * Combines the directions around the strongest one into one sea. The sea has the strongest direction's variance;
 * frequency and direction are weighted means.
 */
function gather(variance: Float64Array, frequency: Float64Array, direction: number): Gathered | undefined {
  if (direction < 0) return undefined;
  let weight = 0;
  let hz = 0;
  let east = 0;
  let north = 0;
  for (let d = 0; d < DIRECTIONS; d++) {
    if (apart(d, direction) > SAME_SEA) continue;
    const pull = variance[d]! ** 2;
    weight += pull;
    hz += pull * frequency[d]!;
    east += pull * sines[d]!;
    north += pull * cosines[d]!;
  }
  const most = variance[direction]!;
  const share = most / weight;
  return { direction, variance: most, frequency: hz * share, east: east * share, north: north * share };
}

function apart(a: number, b: number): number {
  const turn = Math.abs(a - b);
  return Math.min(turn, DIRECTIONS - turn);
}

function emptyTrain(id: string, count: number): TrainField {
  return {
    id,
    variance: new Float32Array(count),
    frequency: new Float32Array(count),
    fromEast: new Float32Array(count),
    fromNorth: new Float32Array(count),
  };
}

function putTrain(train: TrainField | undefined, n: number, found: Gathered | undefined): void {
  if (!train || !found) return;
  train.variance[n] = found.variance;
  train.frequency[n] = found.frequency;
  train.fromEast[n] = found.east;
  train.fromNorth[n] = found.north;
}

const sines = Float64Array.from({ length: DIRECTIONS }, (_, d) => Math.sin((2 * Math.PI * d) / DIRECTIONS));
const cosines = Float64Array.from({ length: DIRECTIONS }, (_, d) => Math.cos((2 * Math.PI * d) / DIRECTIONS));

function sampleAt({ corners, weights }: Interpolation, field: Float32Array, at: number): number {
  const first = at * 4;
  return (
    field[corners[first]!]! * weights[first]! +
    field[corners[first + 1]!]! * weights[first + 1]! +
    field[corners[first + 2]!]! * weights[first + 2]! +
    field[corners[first + 3]!]! * weights[first + 3]!
  );
}
