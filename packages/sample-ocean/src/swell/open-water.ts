import { isLand } from '../land/masks.ts';
import { KM_PER_DEG, RAD_PER_DEG } from '../sphere.ts';
import type { Nodes } from '../weather/lattice.ts';

const STEP_KM = 14;

/** Kilometres of water from each node in each of `directions` (`node * directions + direction`, clockwise from north), at most `longestKm`. */
export function openWaterKm(nodes: Nodes, longestKm: number, directions: number): Float32Array {
  const openKm = new Float32Array(nodes.count * directions);
  for (let at = 0; at < openKm.length; at++) {
    let km = STEP_KM;
    for (; km < longestKm; km += STEP_KM) {
      const { latDeg, lonDeg } = beyond(nodes, at, km, directions);
      if (isLand(latDeg, lonDeg)) break;
    }
    openKm[at] = Math.min(km, longestKm);
  }
  return openKm;
}

/** Place `km` from node `at / directions` in direction `at % directions`, on a local plane: good to a per cent within 1,000 km. */
export function beyond(
  nodes: Nodes,
  at: number,
  km: number,
  directions: number,
): { readonly latDeg: number; readonly lonDeg: number } {
  const node = Math.floor(at / directions);
  const angle = (2 * Math.PI * (at % directions)) / directions;
  const nodeLat = nodes.latDeg[node]!;
  const latDeg = nodeLat + (km * Math.cos(angle)) / KM_PER_DEG;
  const shrink = Math.cos(((latDeg + nodeLat) / 2) * RAD_PER_DEG);
  return { latDeg, lonDeg: nodes.lonDeg[node]! + (km * Math.sin(angle)) / KM_PER_DEG / shrink };
}
