import { HOUR_MS } from '../season.ts';
import type { WeatherField } from '../weather/field.ts';
import { type Interpolation, interpolationOnLattice, type Nodes } from '../weather/lattice.ts';
import { beyond, openWaterKm } from './open-water.ts';
import type { TrainField } from './reach.ts';
import { growSea, varianceOf } from './sea-growth.ts';

const DIRECTIONS = 16;
/** Stretches of water upwind: how far, sampled where, and how long ago the wind there made what arrives now. */
const stretches = [
  { fromKm: 0, toKm: 160, sampleKm: 70, beforeMs: 0 },
  { fromKm: 160, toKm: 380, sampleKm: 260, beforeMs: 9 * HOUR_MS },
  { fromKm: 380, toKm: 700, sampleKm: 520, beforeMs: 21 * HOUR_MS },
] as const;
const LONGEST_KM = 700;
const LEAST_WIND_MPS = 1.5;
/** Spreading and angle losses of a sea that left its wind. */
const KEPT = 0.8;

/** Water around each node: open kilometres in each direction, and where on the lattice the wind upwind is read. */
export interface Surroundings {
  readonly openKm: Float32Array;
  readonly upwind: readonly Interpolation[];
}

export const regionalSeaLagsMs = stretches.map(({ beforeMs }) => beforeMs);

export function surroundingsOf(nodes: Nodes): Surroundings {
  const openKm = openWaterKm(nodes, LONGEST_KM, DIRECTIONS);
  const upwind = stretches.map(({ sampleKm }) => {
    const latDeg = new Float32Array(nodes.count * DIRECTIONS);
    const lonDeg = new Float32Array(nodes.count * DIRECTIONS);
    for (let at = 0; at < latDeg.length; at++) {
      const place = beyond(nodes, at, sampleKm, DIRECTIONS);
      latDeg[at] = place.latDeg;
      lonDeg[at] = place.lonDeg;
    }
    return interpolationOnLattice({ count: latDeg.length, latDeg, lonDeg });
  });
  return { openKm, upwind };
}

/**
 * The sea that the wind raised within 700 km, one train a node: what upwind stretches sent, by direction (`growSea` each), the
 * strongest directions weighing most. `fields` are the weather now and at each of `regionalSeaLagsMs` before, on the lattice.
 */
export function computeRegionalSea(
  nodes: Nodes,
  { openKm, upwind }: Surroundings,
  fields: readonly WeatherField[],
): TrainField {
  const train: TrainField = {
    id: 'regional',
    variance: new Float32Array(nodes.count),
    frequency: new Float32Array(nodes.count),
    fromEast: new Float32Array(nodes.count),
    fromNorth: new Float32Array(nodes.count),
  };
  for (let n = 0; n < nodes.count; n++) {
    let weight = 0;
    let hz = 0;
    let east = 0;
    let north = 0;
    let most = 0;
    for (let d = 0; d < DIRECTIONS; d++) {
      const at = n * DIRECTIONS + d;
      const open = openKm[at]!;
      let squares = 0;
      stretches.forEach(({ fromKm, toKm }, s) => {
        const length = Math.min(open, toKm) - fromKm;
        const field = fields[s];
        const place = upwind[s];
        if (length <= 0 || !field || !place) return;
        const blowing = -(
          sampleAt(place, field.windEastMps, at) * sines[d]! +
          sampleAt(place, field.windNorthMps, at) * cosines[d]!
        );
        if (blowing > 0) squares += length * blowing * blowing;
      });
      const wind = Math.sqrt(squares / open);
      if (wind < LEAST_WIND_MPS) continue;
      const sea = growSea(wind, open);
      const variance = KEPT * varianceOf(sea.heightM);
      const pull = variance * variance;
      weight += pull;
      hz += pull / sea.periodS;
      east += pull * sines[d]!;
      north += pull * cosines[d]!;
      if (variance > most) most = variance;
    }
    if (weight === 0) continue;
    train.variance[n] = most;
    train.frequency[n] = (most * hz) / weight;
    train.fromEast[n] = (most * east) / weight;
    train.fromNorth[n] = (most * north) / weight;
  }
  return train;
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
