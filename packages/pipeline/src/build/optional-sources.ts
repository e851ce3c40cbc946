import type { CatalogueBeach } from '@groundswell/data/places';
import { HOUR_MS } from '@groundswell/durations';
import type { OptionalSource } from '@groundswell/forecast';
import { type GridModel, parseCycle, shiftCycle } from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import { stepsTo } from '../cycles/early-builds.ts';
import { type FoundSeries, findNewestSeries, type NewestSeries, type WantedSeries } from './newest-series.ts';

/** The largest number of cycles by which an optional source may be older than the requested cycle. */
const CYCLES_BACK = 1;
const NOTHING: NewestSeries = { found: new Map(), withoutValues: new Set() };

/** The optional models at some beaches. */
interface OptionalAt {
  findSeries(modelId: string, beachId: number): FoundSeries | undefined;
  /** Lists the models that cover a beach: those that were there, and those that were missing. */
  listSources(beachId: number): readonly OptionalSource[];
}

/** Reads the series of optional models. It never throws: a model whose samples cannot be read counts as missing. */
export async function readOptional(
  read: Omit<WantedSeries, 'source'>,
  beaches: readonly CatalogueBeach[],
  models: readonly GridModel[],
): Promise<OptionalAt> {
  const newest = new Map(
    await Promise.all(models.map(async (model) => [model.id, await readModel(read, beaches, model)] as const)),
  );
  return {
    findSeries: (modelId, beachId) => newest.get(modelId)?.found.get(beachId),
    listSources: (beachId) =>
      models.flatMap((model) => {
        const { found, withoutValues } = newest.get(model.id) ?? NOTHING;
        return withoutValues.has(beachId) ? [] : [describeSource(model, read, found.get(beachId))];
      }),
  };
}

async function readModel(
  read: Omit<WantedSeries, 'source'>,
  beaches: readonly CatalogueBeach[],
  { id }: GridModel,
): Promise<NewestSeries> {
  try {
    return await findNewestSeries({ ...read, source: id }, beaches, CYCLES_BACK);
  } catch (error) {
    logLine('warn', { job: 'build-forecasts', cycle: read.cycle, without: id, error });
    return NOTHING;
  }
}

function describeSource(
  { id, steps }: GridModel,
  { cycle, throughHour = Number.POSITIVE_INFINITY }: Omit<WantedSeries, 'source'>,
  found: FoundSeries | undefined,
): OptionalSource {
  if (!found) return { model: id };
  const { series, cyclesBack } = found;
  const startAt = parseCycle(shiftCycle(cycle, -6 * cyclesBack));
  const stored = new Set(series.validAt.map((instant) => (instant - startAt) / HOUR_MS));
  const expected = cyclesBack === 0 ? stepsTo(steps, throughHour) : steps;
  const missingSteps = expected.filter((step) => !stored.has(step)).length;
  return { model: id, runAt: series.runAt, ...(missingSteps > 0 && { missingSteps }) };
}
