import { bearingRad, distanceKm, EARTH_RADIUS_KM, type Place } from '../sphere.ts';
import type { Nodes } from '../weather/lattice.ts';
import { canSee } from './sight.ts';
import { PUFF_EVERY_MS, type Puff, type SwellSource } from './source.ts';

/** The arrival of a source at each of a set of nodes; arrays are puff by puff, `puff * count + node`. */
export interface Reach {
  readonly source: SwellSource;
  readonly distanceM: Float32Array;
  /** Share of the directional energy that arrives: spreading angle times beam times visible share; 0 where hidden. */
  readonly share: Float32Array;
  /** Unit vector of the direction the waves come from, at the node. */
  readonly fromEast: Float32Array;
  readonly fromNorth: Float32Array;
}

/** One train at every node: variance (m²), variance-weighted frequency (Hz m²) and 'from' vector (m²). */
export interface TrainField {
  readonly id: string;
  readonly variance: Float32Array;
  readonly frequency: Float32Array;
  readonly fromEast: Float32Array;
  readonly fromNorth: Float32Array;
}

const GRAVITY_MPS2 = 9.81;
/** Within this range the waves are still the storm's own sea, which the regional sea models. */
const NEAR_KM = 500;
const FAR_ENOUGH_KM = 1000;
const LEAST_VARIANCE_M2 = (0.07 / 4) ** 2;

export function computeReach(source: SwellSource, nodes: Nodes): Reach {
  const { count } = nodes;
  const size = source.puffs.length * count;
  const reach: Reach = {
    source,
    distanceM: new Float32Array(size),
    share: new Float32Array(size),
    fromEast: new Float32Array(size),
    fromNorth: new Float32Array(size),
  };
  for (let n = 0; n < count; n++) {
    const place = { latDeg: nodes.latDeg[n]!, lonDeg: nodes.lonDeg[n]! };
    const sight = seenShares(source, place);
    source.puffs.forEach((puff, p) => {
      const at = p * count + n;
      const km = distanceKm(place, puff.at);
      const from = bearingRad(place, puff.at);
      reach.distanceM[at] = km * 1000;
      reach.fromEast[at] = Math.sin(from);
      reach.fromNorth[at] = Math.cos(from);
      reach.share[at] = sight[p] === 0 ? 0 : sight[p]! * spread(source, puff, place, km);
    });
  }
  return reach;
}

/**
 * The swell of one source at the nodes at one time, or none where too little of it arrives
 * anywhere. Energy of a frequency runs along great circles at its group velocity g / (4 pi
 * f), so each puff contributes the one frequency that has just covered the distance (Munk et
 * al. 1963, Phil. Trans. A 255): long periods first. Spectra are Pierson & Moskowitz (1964).
 */
export function arrivingTrain(reach: Reach, timeMs: number, nodes: Nodes): TrainField | undefined {
  const { count } = nodes;
  const { source, distanceM, share } = reach;
  const train: TrainField = {
    id: source.id,
    variance: new Float32Array(count),
    frequency: new Float32Array(count),
    fromEast: new Float32Array(count),
    fromNorth: new Float32Array(count),
  };
  const bandTimesM = (GRAVITY_MPS2 * PUFF_EVERY_MS) / 1000 / (4 * Math.PI);
  source.puffs.forEach((puff, p) => {
    const sinceS = (timeMs - puff.timeMs) / 1000;
    if (sinceS <= 0) return;
    const hzTimesM = (GRAVITY_MPS2 * sinceS) / (4 * Math.PI);
    const source5 = (5 / 16) * puff.heightM ** 2 * puff.peakHz ** 4;
    const peak4 = 1.25 * puff.peakHz ** 4;
    for (let n = 0, at = p * count; n < count; n++, at++) {
      const arriving = share[at]!;
      if (arriving === 0) continue;
      const metres = distanceM[at]!;
      const hz = hzTimesM / metres;
      if (hz < 0.042 || hz > 0.19) continue;
      const hz2 = hz * hz;
      // Loss by distance: nil for long swell (Snodgrass et al. 1966); 2,000 km at 10 s is our choice, of the order of Ardhuin et al. (2009).
      const loss = metres * 5e-4 * hz2 * hz;
      const density = (source5 / (hz2 * hz2 * hz)) * Math.exp(-peak4 / (hz2 * hz2) - loss);
      const variance = density * (bandTimesM / metres) * arriving;
      train.variance[n]! += variance;
      train.frequency[n]! += variance * hz;
      train.fromEast[n]! += variance * reach.fromEast[at]!;
      train.fromNorth[n]! += variance * reach.fromNorth[at]!;
    }
  });
  return train.variance.some((variance) => variance > LEAST_VARIANCE_M2) ? train : undefined;
}

/** The angle over which the fetch's energy spreads at the place, times the beam's strength in that direction. */
function spread(source: SwellSource, puff: Puff, place: Place, km: number): number {
  if (km <= NEAR_KM) return 0;
  const off = Math.cos(bearingRad(puff.at, place) - puff.aimRad);
  // Mixture of an even part and a forward cos² lobe, both of unit integral over the circle.
  const even = (1 - source.beam) / (2 * Math.PI);
  const lobe = off > 0 ? (source.beam * 2 * off * off) / Math.PI : 0;
  const widthRad = Math.min(1, source.fetchWidthKm / (EARTH_RADIUS_KM * Math.abs(Math.sin(km / EARTH_RADIUS_KM))));
  const near = Math.min(1, (km - NEAR_KM) / (FAR_ENOUGH_KM - NEAR_KM));
  return widthRad * (even + lobe) * near;
}

/**
 * The share of each puff that is not hidden from a place by land. Only every second
 * puff is tested, and its result is partly given to its neighbours: the fetch is as
 * wide as the storm's movement in that time, so shadows have soft edges.
 */
function seenShares({ puffs }: SwellSource, place: Place): number[] {
  const seen = puffs.map(({ at }, p) => (p % 2 === 0 && canSee(place, at) ? 1 : 0));
  return puffs.map((_, p) => {
    const before = seen[p % 2 === 0 ? p - 2 : p - 1];
    const after = seen[p % 2 === 0 ? p + 2 : p + 1];
    const around = [before, after].filter((share) => share !== undefined);
    const middle = p % 2 === 0 ? [seen[p]!, seen[p]!] : [];
    const all = [...around, ...middle];
    return all.reduce((sum, share) => sum + share, 0) / all.length;
  });
}
