import type { BenchRow } from './bench-row.ts';
import { compareBlend } from './truth/blend.ts';
import { compareAtBolinas } from './truth/bolinas.ts';
import { compareRanges } from './truth/calibration.ts';
import { compareFamous } from './truth/famous.ts';
import { compareHeadland } from './truth/headland.ts';
import { compareIsland } from './truth/island.ts';
import { compareIslands } from './truth/islands.ts';
import { compareAtLaJolla } from './truth/la-jolla.ts';
import { compareOahu } from './truth/oahu.ts';
import { comparePairs } from './truth/pairs.ts';
import { comparePlacement } from './truth/placement.ts';
import { comparePlaneBeach } from './truth/plane-beach.ts';
import { compareSeenDays } from './truth/seen.ts';
import { compareSplitSea } from './truth/split-sea.ts';
import { listSpots } from './truth/spots.ts';
import { compareWindows } from './truth/windows.ts';

/**
 * Compares our ray-traced waves over the sea floor with theory and observations. Each row shows `rays | window`: our
 * model and its predecessor. The predecessor knows only from which directions a beach is open to the sea.
 */
export async function bench(): Promise<BenchRow[]> {
  return [
    ...comparePlaneBeach(),
    ...comparePlacement(),
    ...compareIsland(),
    ...compareHeadland(),
    ...compareSplitSea(),
    ...(await compareAtBolinas()),
    ...(await compareAtLaJolla()),
    ...compareOahu(),
    ...comparePairs(),
    ...(await compareIslands()),
    ...compareWindows(),
    ...compareSeenDays(),
    ...compareFamous(),
    ...listSpots(),
    ...compareRanges(),
    ...compareBlend(),
  ];
}
