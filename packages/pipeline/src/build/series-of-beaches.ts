import { type BeachSeries, readAirRow, readWaveRow, samples } from '@groundswell/data/ocean';
import type { CatalogueBeach } from '@groundswell/data/places';
import type { AirSample, OceanAtBeach, SampleSource, WaveSample } from '@groundswell/forecast';
import { AIR_MODEL_ID, BULLETINS, shiftCycle, waveModelId } from '@groundswell/ocean';

/**
 * The largest number of cycles by which a 16-day source may be older than the requested cycle; a short-range source may
 * be one cycle older. The forecast then lacks one day at the end of the 16 days, or 6 h at the end of the 48 h.
 */
const CYCLES_BACK = 4;
const SHORT_RANGE_CYCLES_BACK = 1;

/** A beach's series from one source, with the number of cycles by which it is older than the requested one. */
interface FoundSeries {
  readonly series: BeachSeries;
  readonly cyclesBack: number;
}

interface CycleRead {
  readonly cycle: string;
  /** The last hour of an early build, which uses the cycle's series only up to this hour; absent for a full build. */
  readonly throughHour?: number;
  readonly shortRangeId?: string;
}

/**
 * Reads the models' series at the given beaches. Waves come from the beach's regional grid. Its bulletin adds small
 * swells, or replaces a missing grid. Air comes from GFS, and the first days' wind from the given short-range model.
 * Each source comes from the requested cycle, or from the newest earlier cycle that has it. A source that no cycle has
 * is absent.
 */
export async function readOceanAtBeaches(
  { cycle, throughHour, shortRangeId }: CycleRead,
  beaches: readonly CatalogueBeach[],
): Promise<ReadonlyMap<number, OceanAtBeach>> {
  const findNewest = (source: string, wanted: readonly CatalogueBeach[], mostCyclesBack = CYCLES_BACK) =>
    findNewestSeries({ cycle, throughHour, source }, wanted, mostCyclesBack);
  const grids = [...new Set(beaches.map(({ waveGrid }) => waveGrid))];
  const [bulletins, air, shortRange, ...onGrids] = await Promise.all([
    findNewest(
      BULLETINS,
      beaches.filter(({ bulletinId }) => bulletinId),
    ),
    findNewest(AIR_MODEL_ID, beaches),
    shortRangeId ? findNewest(shortRangeId, beaches, SHORT_RANGE_CYCLES_BACK) : new Map<number, FoundSeries>(),
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
        shortRange: readAir(shortRange.get(id)),
      },
    ]),
  );
}

interface Wanted {
  readonly cycle: string;
  readonly throughHour?: number;
  readonly source: string;
}

/**
 * Finds the newest series of each beach. An early build uses the cycle's own series only up to `throughHour`. Beaches
 * without a series get that of an earlier cycle within the limit.
 */
async function findNewestSeries(
  { cycle, throughHour, source }: Wanted,
  beaches: readonly CatalogueBeach[],
  mostCyclesBack: number,
): Promise<ReadonlyMap<number, FoundSeries>> {
  const found = new Map<number, FoundSeries>();
  for (let cyclesBack = 0; cyclesBack <= mostCyclesBack && found.size < beaches.length; cyclesBack++) {
    const lacking = beaches.flatMap(({ id }) => (found.has(id) ? [] : [id]));
    const reach = cyclesBack === 0 ? throughHour : undefined;
    const read = await samples.readSeries(shiftCycle(cycle, -6 * cyclesBack), source, lacking, reach);
    for (const [id, series] of read) if (hasValues(series)) found.set(id, { series, cyclesBack });
  }
  return found;
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

/**
 * Returns whether a series has values. Places off a model's grid have rows of NaN, such as places outside the 48 states
 * on the short-range grid.
 */
function hasValues({ rows }: BeachSeries): boolean {
  return rows.some((row) => row.some((value) => !Number.isNaN(value)));
}

function sourceOf({ model, runAt, cell, standInHours }: BeachSeries): SampleSource {
  return { model, runAt, cell, standInHours };
}
