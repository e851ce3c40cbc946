import { isLand } from '../land/masks.ts';
import { openSeaKm } from '../land/open-sea.ts';
import { KM_PER_DEG, RAD_PER_DEG } from '../sphere.ts';
import type { Nodes } from '../weather/lattice.ts';

/** The number of directions around a node, clockwise from north. */
export const DIRECTIONS = 16;
const STEP_KM = 14;
/** The latitude beyond which the local plane approximates the sphere too poorly for `openSeaKm`, degrees. */
const PLANE_TO_DEG = 60;

/** A function that returns the kilometres of water from a node in a direction. */
export type OpenWater = (node: number, direction: number) => number;

/**
 * Creates a lookup of the distance to land around each node, at most `longestKm`; each distance is computed on demand.
 * `skipSea` jumps over stretches that are known to be open sea. Without it every step is checked, with the same result.
 */
export function createOpenWater(nodes: Nodes, longestKm: number, skipSea = true): OpenWater {
  const steps = Math.ceil(longestKm / STEP_KM) - 1;
  const places = placesAround(Array.from({ length: steps }, (_, step) => (step + 1) * STEP_KM));
  const known = new Float32Array(nodes.count * DIRECTIONS);

  const measure = (node: number, direction: number) => {
    const lat = nodes.latDeg[node]!;
    const lon = nodes.lonDeg[node]!;
    const skips = skipSea && Math.abs(lat) < PLANE_TO_DEG;
    if (skips && openSeaKm(lat, lon) >= longestKm) return longestKm;
    const { latDeg, eastDeg } = places(lat);
    for (let step = 0; step < steps; step++) {
      const at = direction * steps + step;
      if (isLand(latDeg[at]!, lon + eastDeg[at]!)) return (step + 1) * STEP_KM;
      if (skips) step += Math.floor(openSeaKm(latDeg[at]!, lon + eastDeg[at]!) / STEP_KM);
    }
    return longestKm;
  };

  return (node, direction) => {
    const at = node * DIRECTIONS + direction;
    known[at] ||= measure(node, direction);
    return known[at]!;
  };
}

/**
 * The points around a start point, in each direction and at several distances. The array index is `direction *
 * distances + distance`, and longitudes are relative to the start.
 */
export interface PlacesAround {
  readonly latDeg: Float64Array;
  readonly eastDeg: Float64Array;
}

/**
 * Returns a function for the places around a latitude on a local plane, accurate to a per cent within 1,000 km. Each
 * latitude is computed once.
 */
export function placesAround(distancesKm: readonly number[]): (fromLatDeg: number) => PlacesAround {
  const made = new Map<number, PlacesAround>();
  return (fromLatDeg) => {
    const known = made.get(fromLatDeg);
    if (known) return known;
    const latDeg = new Float64Array(DIRECTIONS * distancesKm.length);
    const eastDeg = new Float64Array(latDeg.length);
    for (let d = 0, at = 0; d < DIRECTIONS; d++) {
      const angle = (2 * Math.PI * d) / DIRECTIONS;
      for (const km of distancesKm) {
        latDeg[at] = fromLatDeg + (km * Math.cos(angle)) / KM_PER_DEG;
        const shrink = Math.cos(((latDeg[at]! + fromLatDeg) / 2) * RAD_PER_DEG);
        eastDeg[at++] = (km * Math.sin(angle)) / KM_PER_DEG / shrink;
      }
    }
    made.set(fromLatDeg, { latDeg, eastDeg });
    return { latDeg, eastDeg };
  };
}
