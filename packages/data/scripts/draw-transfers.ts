import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TRANSFER_PERIODS_S } from '@groundswell/forecast';
import { packTransfers } from '../src/places/packed-transfers.ts';
import { drawCoastFloor } from './floor/coast-floor.ts';
import { drawTransfer } from './floor/draw-transfer.ts';
import { digestOfRayInputs, listRayBeaches, type RayBeach } from './floor/ray-inputs.ts';
import { chooseRaySite, meanCellDepthM, reachOf } from './floor/ray-site.ts';
import { readSoundedGrids, soundedDepthM } from './floor/sounded-grid.ts';
import { round, writeGenerated } from './generated-file.ts';

/** npm run transfers: draws every beach's swell transfer; with `--soundings DIR` over the depths of the grids there. */
const { values: options } = parseArgs({ options: { soundings: { type: 'string' } } });
const sounded = options.soundings ? readSoundedGrids(options.soundings) : [];
const BEACHES_AT_ONCE = 3;
const began = performance.now();

const drawn = await drawBeaches(listRayBeaches());
const bytes = writeGenerated(join(import.meta.dirname, '../src/places/swell-transfers.generated.json'), {
  inputs: [digestOfRayInputs()],
  beaches: drawn.map(({ row }) => row),
  packed: packTransfers(drawn.map(({ periods }) => periods)),
});
const seconds = (performance.now() - began) / 1000;
console.log(
  `${drawn.length} beaches in ${round(seconds, 0)} s: swell-transfers.generated.json, ${round(bytes / 1024, 1)} KB`,
);

/** Some at once, for GMT draws coasts in other processes. */
async function drawBeaches(beaches: readonly RayBeach[]) {
  const drawn: Awaited<ReturnType<typeof drawBeach>>[] = [];
  const waiting = beaches.entries();
  const drawOnes = async () => {
    for (const [index, beach] of waiting) drawn[index] = await drawBeach(beach);
  };
  await Promise.all(Array.from({ length: BEACHES_AT_ONCE }, drawOnes));
  return drawn;
}

async function drawBeach({ beach, cell }: RayBeach) {
  const reachM = reachOf(cell);
  const floor = await drawCoastFloor(beach, reachM, sounded);
  const site = chooseRaySite(floor, beach.facingDeg, meanCellDepthM(floor, beach, cell ?? beach), reachM);
  const grade = soundedDepthM(sounded, beach) === undefined ? 'made' : 'sounded';
  return {
    row: { id: beach.id, cellDepthM: round(site.cellDepthM, 1), startDepthM: round(site.depthM, 1), floor: grade },
    periods: TRANSFER_PERIODS_S.map((periodS) => drawTransfer(floor, site, periodS)),
  };
}
