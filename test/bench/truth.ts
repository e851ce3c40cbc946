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

/** How waves come in by our rays, `now | before` they were traced over a sea floor, against theory and what is known. */
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
