import { type BeachSeries, readAirRow, readWaveRow } from '@groundswell/data/ocean';
import type { CatalogueBeach } from '@groundswell/data/places';
import type { AirSample, OceanAtBeach, SampleSource, WaveSample } from '@groundswell/forecast';
import { AIR_MODEL_ID, BULLETINS, waveModelId } from '@groundswell/ocean';
import type { OceanSettings } from '../ocean-settings.ts';
import { type FoundSeries, findNewestSeries } from './newest-series.ts';
import { readOptional } from './optional-sources.ts';

/**
 * The largest number of cycles by which a deciding source may be older than the requested cycle. The forecast then lacks
 * one day at the end of the 16 days.
 */
const CYCLES_BACK = 4;

interface CycleRead {
  readonly cycle: string;
  /** The last hour of an early build, which uses the cycle's series only up to this hour; absent for a full build. */
  readonly throughHour?: number;
}

type OptionalModels = Pick<OceanSettings, 'shortRange' | 'optional'>;

/**
 * Reads the models' series at the given beaches. Waves come from the beach's regional grid. Its bulletin adds small
 * swells, or replaces a missing grid. Air comes from GFS, and the first days' wind from the short-range model.
 * Each source comes from the requested cycle, or from the newest earlier cycle that has it. A source that no cycle has
 * is absent. A fault in an optional model's samples never throws: the model counts as missing.
 */
export async function readOceanAtBeaches(
  { cycle, throughHour }: CycleRead,
  beaches: readonly CatalogueBeach[],
  { shortRange, optional }: OptionalModels,
): Promise<ReadonlyMap<number, OceanAtBeach>> {
  const findNewest = async (source: string, wanted: readonly CatalogueBeach[]) =>
    (await findNewestSeries({ cycle, throughHour, source }, wanted, CYCLES_BACK)).found;
  const grids = [...new Set(beaches.map(({ waveGrid }) => waveGrid))];
  const [bulletins, air, optionalAt, ...onGrids] = await Promise.all([
    findNewest(
      BULLETINS,
      beaches.filter(({ bulletinId }) => bulletinId),
    ),
    findNewest(AIR_MODEL_ID, beaches),
    readOptional({ cycle, throughHour }, beaches, optional),
    ...grids.map((grid) =>
      findNewest(
        waveModelId(grid),
        beaches.filter(({ waveGrid }) => waveGrid === grid),
      ),
    ),
  ]);
  const waves = new Map(onGrids.flatMap((onGrid) => [...onGrid]));
  return new Map(
    beaches.map(({ id, bulletinId }) => [
      id,
      {
        ...readWavesAt(waves.get(id), bulletins.get(id), bulletinId),
        air: readAir(air.get(id)),
        shortRange: readAir(shortRange && optionalAt.findSeries(shortRange.id, id)),
        optional: optionalAt.listSources(id),
      },
    ]),
  );
}

/** Selects the waves. The bulletin replaces the grid where the grid is missing or from an older cycle. */
function readWavesAt(
  onGrid: FoundSeries | undefined,
  bulletin: FoundSeries | undefined,
  bulletinId: string | undefined,
): Pick<OceanAtBeach, 'waves' | 'bulletin'> {
  const partitions = bulletin && readWaves(bulletin, bulletinId);
  if (!onGrid || (bulletin && bulletin.cyclesBack < onGrid.cyclesBack)) return { waves: partitions };
  return { waves: readWaves(onGrid), bulletin: partitions };
}

function readWaves({ series }: FoundSeries, bulletinId?: string): NonNullable<OceanAtBeach['waves']> {
  const source = sourceOf(series);
  return {
    source: bulletinId ? { ...source, model: `${source.model} ${bulletinId}` } : source,
    samples: readRows<WaveSample>(series, readWaveRow),
  };
}

function readAir(found: FoundSeries | undefined): OceanAtBeach['air'] {
  return found && { source: sourceOf(found.series), samples: readRows<AirSample>(found.series, readAirRow) };
}

function readRows<T>(
  { validAt, rows }: BeachSeries,
  read: (row: Float32Array, validAt: number) => T | undefined,
): readonly T[] {
  return validAt.flatMap((instant, time) => {
    const row = rows[time];
    return (row && read(row, instant)) ?? [];
  });
}

function sourceOf({ model, runAt, cell, standInHours }: BeachSeries): SampleSource {
  return { model, runAt, cell, standInHours };
}
