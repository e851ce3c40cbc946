import { type BeachSeries, readAirRow, readWaveRow, samples } from '@groundswell/data';
import type { CatalogueBeach } from '@groundswell/data/places';
import type { OceanAtBeach, SampleSource } from '@groundswell/forecast';
import { AIR_MODEL_ID, BULLETINS, shiftCycle, waveModelId } from '@groundswell/ocean';

/** A source that a late cycle lacks is taken from at most this many cycles before. */
const CYCLES_BACK = 4;

/**
 * What the models say at the given beaches: waves from the beach's regional grid, else from its bulletin, air from GFS;
 * each from the cycle itself, else from the newest cycle before it that has it. What no cycle has is absent.
 */
export async function readOceanAtBeaches(
  cycle: string,
  beaches: readonly CatalogueBeach[],
): Promise<ReadonlyMap<number, OceanAtBeach>> {
  const found = new Map<number, OceanAtBeach>(beaches.map(({ id }) => [id, {}]));
  for (let back = 0; back <= CYCLES_BACK; back++) {
    const lacking = beaches.filter(({ id }) => !found.get(id)?.waves || !found.get(id)?.air);
    if (lacking.length === 0) break;
    await addFromCycle(found, shiftCycle(cycle, -6 * back), lacking);
  }
  return found;
}

async function addFromCycle(
  found: Map<number, OceanAtBeach>,
  cycle: string,
  beaches: readonly CatalogueBeach[],
): Promise<void> {
  const withoutWaves = () => beaches.filter(({ id }) => !found.get(id)?.waves);
  for (const grid of new Set(withoutWaves().map(({ waveGrid }) => waveGrid))) {
    const onGrid = withoutWaves().filter(({ waveGrid }) => waveGrid === grid);
    addWaves(found, onGrid, await samples.readSeries(cycle, waveModelId(grid), idsOf(onGrid)));
  }
  const withBulletin = withoutWaves().filter(({ bulletinId }) => bulletinId);
  if (withBulletin.length > 0)
    addWaves(found, withBulletin, await samples.readSeries(cycle, BULLETINS, idsOf(withBulletin)));

  const withoutAir = beaches.filter(({ id }) => !found.get(id)?.air);
  if (withoutAir.length > 0)
    addAir(found, withoutAir, await samples.readSeries(cycle, AIR_MODEL_ID, idsOf(withoutAir)));
}

function addWaves(
  found: Map<number, OceanAtBeach>,
  beaches: readonly CatalogueBeach[],
  series: ReadonlyMap<number, BeachSeries>,
): void {
  for (const { id, bulletinId } of beaches) {
    const own = series.get(id);
    const read = own?.validAt.flatMap((validAt, time) => readWaveRow(own.rows[time] ?? EMPTY_ROW, validAt) ?? []);
    if (!own || !read?.length) continue;
    const source = sourceOf(own);
    found.set(id, {
      ...found.get(id),
      waves: { source: own.cell ? source : { ...source, model: `${own.model} ${bulletinId}` }, samples: read },
    });
  }
}

function addAir(
  found: Map<number, OceanAtBeach>,
  beaches: readonly CatalogueBeach[],
  series: ReadonlyMap<number, BeachSeries>,
): void {
  for (const { id } of beaches) {
    const own = series.get(id);
    const read = own?.validAt.flatMap((validAt, time) => readAirRow(own.rows[time] ?? EMPTY_ROW, validAt) ?? []);
    if (own && read?.length) found.set(id, { ...found.get(id), air: { source: sourceOf(own), samples: read } });
  }
}

const EMPTY_ROW = new Float32Array(0);

function sourceOf({ model, runAt, cell, standInHours }: BeachSeries): SampleSource {
  return { model, runAt, cell, standInHours };
}

function idsOf(beaches: readonly CatalogueBeach[]): readonly number[] {
  return beaches.map(({ id }) => id);
}
