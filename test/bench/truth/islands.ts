import { existsSync } from 'node:fs';
import { listBeaches } from '@groundswell/data/places';
import { drawCoastFloor } from '@groundswell/data/testing/floor/coast-floor';
import { drawTransfer } from '@groundswell/data/testing/floor/draw-transfer';
import { chooseRaySite } from '@groundswell/data/testing/floor/ray-site';
import { FEET_PER_METRE, TRANSFER_PERIODS_S } from '@groundswell/forecast';
import { computeSurf } from '@groundswell/forecast/compose';
import type { BenchRow } from '../bench-row.ts';
import { setsAtM } from './surf-at.ts';
import { truthRow } from './truth-row.ts';

const REACH_M = 60_000;
const DEEP_M = 300;

/**
 * Compares wave faces at Rincon, behind the Channel Islands. The first row traces a swell from outside the islands with
 * rays of 60 km. The second row puts the same swell at the grid cell. The cell lies within the islands, so the wave
 * model never has that swell there.
 */
export async function compareIslands(): Promise<BenchRow[]> {
  const what = 'rincon, swell outside the islands';
  const beach = listBeaches().find(({ slug }) => slug === 'rincon');
  if (!beach || !existsSync('/usr/bin/gmt')) return [{ what, measured: 'not run: no GMT to draw the coast with' }];
  const floor = await drawCoastFloor(beach, REACH_M, []);
  const site = chooseRaySite(floor, beach.facingDeg, DEEP_M, REACH_M);
  const periods = TRANSFER_PERIODS_S.map((periodS) => drawTransfer(floor, site, periodS));
  const transfer = { cellDepthM: DEEP_M, startDepthM: site.depthM, floor: 'made' as const, periods };
  return ([190, 205, 220, 280] as const).map((fromDeg) => {
    const train = { kind: 'swell' as const, heightM: 3 / FEET_PER_METRE, periodS: 16, fromDeg };
    const face = computeSurf([train], { facingDeg: beach.facingDeg, transfer }).faceHeightM;
    const atCell = setsAtM('rincon', [3, 16, fromDeg]);
    const reference = fromDeg < 250 ? 'surfers: next to nothing gets in' : 'surfers: straight in';
    return truthRow(
      `${what}, 3 ft 16 s ${fromDeg}°, sets, ft | at its cell`,
      face * FEET_PER_METRE,
      atCell * FEET_PER_METRE,
      reference,
      1,
    );
  });
}
