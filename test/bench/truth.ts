import type { BenchRow } from './bench-row.ts';
import { compareAtBolinas } from './truth/bolinas.ts';
import { compareRanges } from './truth/calibration.ts';
import { compareHeadland } from './truth/headland.ts';
import { compareIsland } from './truth/island.ts';
import { compareIslands } from './truth/islands.ts';
import { compareOahu } from './truth/oahu.ts';
import { comparePairs } from './truth/pairs.ts';
import { comparePlaneBeach } from './truth/plane-beach.ts';
import { compareSeenDays } from './truth/seen.ts';
import { listSpots } from './truth/spots.ts';

/**
 * Compares our ray-traced waves over the sea floor with theory and observations. Each row shows `rays | window`: our
 * model and its predecessor. The predecessor knows only from which directions a beach is open to the sea.
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
    ...compareRanges(),
  ];
}
