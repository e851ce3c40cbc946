import type { BenchRow } from './bench-row.ts';
import { compareAtBolinas } from './truth/bolinas.ts';
import { compareHeadland } from './truth/headland.ts';
import { compareIsland } from './truth/island.ts';
import { compareIslands } from './truth/islands.ts';
import { compareOahu } from './truth/oahu.ts';
import { comparePairs } from './truth/pairs.ts';
import { comparePlaneBeach } from './truth/plane-beach.ts';
import { compareSeenDays } from './truth/seen.ts';
import { listSpots } from './truth/spots.ts';

/**
 * Compares waves by our rays over a sea floor, as `rays | window`, with theory and observations. The window is the
 * simpler model of the directions that are open to a beach.
 */
export async function bench(): Promise<BenchRow[]> {
  return [
    ...comparePlaneBeach(),
    ...compareIsland(),
    ...compareHeadland(),
    ...(await compareAtBolinas()),
    ...compareOahu(),
    ...comparePairs(),
    ...(await compareIslands()),
    ...compareSeenDays(),
    ...listSpots(),
  ];
}
