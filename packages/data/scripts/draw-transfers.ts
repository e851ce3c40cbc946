import { join } from 'node:path';
import { type SwellTransfer, TRANSFER_PERIODS_S } from '@groundswell/forecast';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { packTransfers } from '../src/places/packed-transfers.ts';
import rayInputs from '../src/places/ray-inputs.generated.json' with { type: 'json' };
import { findSwellTransfer } from '../src/places/swell-transfers.ts';
import { drawCoastFloor } from './floor/coast-floor.ts';
import { drawTransfer, meanTransfer } from './floor/draw-transfer.ts';
import { digestOfRayInputs, listRayBeaches, type RayBeach } from './floor/ray-inputs.ts';
import { chooseRaySites, meanCellDepthM, reachOf } from './floor/ray-site.ts';
import { readSoundedGrids, soundingAt } from './floor/sounded-grid.ts';
import { round, writeGenerated } from './generated-file.ts';

/**
 * `npm run transfers` computes the swell transfer of each beach whose position, facing, cell or sea floor has changed
 * since the last run. `--all` computes every beach; `--soundings DIR` uses the depth grids in that folder.
 */
const { values: options } = readCommandLine({
  usage: `npm run transfers -- [--all] [--soundings DIR]

Computes the swell transfer of each beach that has changed.

  --all              of every beach
  --soundings DIR    with the depth grids in that folder`,
  options: { soundings: 'text', all: 'flag' },
});
const sounded = options.soundings ? readSoundedGrids(options.soundings) : [];
const BEACHES_AT_ONCE = 3;

interface Drawn {
  readonly row: { readonly id: number } & Omit<SwellTransfer, 'periods'>;
  readonly periods: SwellTransfer['periods'];
  readonly isNew: boolean;
}

const outFolder = join(import.meta.dirname, '../src/places');
const drawnFrom = new Map(rayInputs.beaches.map(({ id, digest }) => [id, digest]));
const began = performance.now();

const beaches = listRayBeaches();
const drawn = await drawBeaches(beaches);
const bytes = writeGenerated(join(outFolder, 'swell-transfers.generated.json'), {
  beaches: drawn.map(({ row }) => row),
  packed: packTransfers(drawn.map(({ periods }) => periods)),
});
writeGenerated(join(outFolder, 'ray-inputs.generated.json'), {
  beaches: beaches.map((one) => ({ id: one.beach.id, digest: digestOfRayInputs(one) })),
});
const seconds = (performance.now() - began) / 1000;
const redrawn = drawn.filter(({ isNew }) => isNew).length;
console.log(`${redrawn} of ${drawn.length} beaches drawn in ${round(seconds, 0)} s, ${round(bytes / 1024, 1)} KB`);

/** Computes several beaches concurrently, because GMT extracts coastlines in separate processes. */
async function drawBeaches(beaches: readonly RayBeach[]) {
  const drawn: Drawn[] = [];
  const waiting = beaches.entries();
  const drawOnes = async () => {
    for (const [index, beach] of waiting) drawn[index] = findDrawn(beach) ?? (await drawBeach(beach));
  };
  await Promise.all(Array.from({ length: BEACHES_AT_ONCE }, drawOnes));
  return drawn;
}

/** Returns the stored transfer of a beach whose inputs are unchanged. Unpacking and repacking it is lossless. */
function findDrawn(one: RayBeach): Drawn | undefined {
  const { id } = one.beach;
  const transfer = findSwellTransfer(id);
  if (options.all || !transfer || drawnFrom.get(id) !== digestOfRayInputs(one)) return undefined;
  const { periods, ...row } = transfer;
  return { row: { id, ...row }, periods, isNew: false };
}

async function drawBeach({ beach, cell, features, startDepthM }: RayBeach): Promise<Drawn> {
  const reachM = reachOf(cell);
  const floor = await drawCoastFloor(beach, reachM, sounded, features);
  const cellDepthM = meanCellDepthM(floor, beach, cell ?? beach);
  const sites = chooseRaySites(floor, beach.facingDeg, cellDepthM, reachM, startDepthM);
  const [site] = sites;
  const grade = soundingAt(sounded, beach) === undefined ? 'made' : 'sounded';
  return {
    row: { id: beach.id, cellDepthM: round(site.cellDepthM, 1), startDepthM: round(site.depthM, 1), floor: grade },
    periods: TRANSFER_PERIODS_S.map((periodS) => meanTransfer(sites.map((from) => drawTransfer(floor, from, periodS)))),
    isNew: true,
  };
}
