// What reading a whole run costs, by NOAA's listings and some of its indexes: prints {"parts":[{"steps":[0,1,2],"stepBytes":5400000}]}. Settings as functions have them.
import { pathToFileURL } from 'node:url';
import {
  chartSourceOf,
  hoursOf,
  LEAD_IN_STEPS,
  listGrids,
  type OceanSettings,
  readOceanSettings,
} from '@groundswell/pipeline';
import { findRanges, type IdxRange, parseIdx } from '../../ocean/src/idx.ts';
import {
  createNoaaClient,
  cycleAt,
  findModel,
  GRID_MODELS,
  type GridModel,
  type ListedObject,
  listObjects,
  shiftCycle,
} from '../../ocean/src/index.ts';
import { TILE_SETS } from '../../tiles/src/index.ts';

const LOOK_BACK_CYCLES = 4;
/** Steps of a model whose indexes are read, as shares of all. */
const SAMPLED_AT = [0.1, 0.6];
/** As `readStepFile` has it. */
const READ_ALONG_BYTES = 64 * 1024;
const MAX_INDEX_BYTES = 1024 * 1024;

/** What a source's part of a run costs. */
interface Part {
  /** Hours after the run's start; those of the day before are negative. */
  readonly steps: readonly number[];
  /** Wanted messages and index of a step, on the average. */
  readonly stepBytes: number;
}

/** The parts of the newest whole run: what forecasts are made from, and what charts read once more. */
export async function computeRunCost(settings: OceanSettings, now: number): Promise<readonly Part[]> {
  const cycle = await findWholeCycle(settings, now);
  const models = [...GRID_MODELS, ...(settings.shortRange ? [settings.shortRange] : [])];
  const ofForecasts = models.map((model) => ({ model, steps: [...LEAD_IN_STEPS, ...model.steps] }));
  const ofCharts = TILE_SETS.flatMap((set) => {
    const model = chartSourceOf(set, settings)?.model;
    return model ? [{ model, steps: hoursOf(set, model) }] : [];
  });
  return Promise.all(
    [...ofForecasts, ...ofCharts].map(async ({ model, steps }) => ({
      steps,
      stepBytes: await costOfStep(model, cycle, settings),
    })),
  );
}

async function findWholeCycle(settings: OceanSettings, now: number): Promise<string> {
  for (let back = 0; back < LOOK_BACK_CYCLES; back++) {
    const cycle = shiftCycle(cycleAt(now), -6 * back);
    const { available } = await listGrids(cycle, settings);
    if (available.every(({ source, steps }) => steps.length === findModel(source)?.steps.length)) return cycle;
  }
  throw new Error('No run of the last day is whole.');
}

async function costOfStep(model: GridModel, cycle: string, { modelUrls }: OceanSettings): Promise<number> {
  const client = createNoaaClient();
  const objects = await listObjects(client, modelUrls[model.host], model.listingPrefix(cycle));
  const sizes = new Map(objects.map(({ key, sizeBytes }: ListedObject) => [key, sizeBytes]));
  const sampled = SAMPLED_AT.map((share) => model.steps[Math.floor(share * model.steps.length)] ?? 0);
  const costs = await Promise.all(
    sampled.map(async (step) => {
      const path = model.path(cycle, step);
      const index = await client.read(`${modelUrls[model.host]}/${path}.idx`, { maxBytes: MAX_INDEX_BYTES });
      const ranges = findRanges(parseIdx(new TextDecoder().decode(index)), model.wanted, step);
      return index.length + bytesRead(ranges, (sizes.get(path) ?? 1) - 1);
    }),
  );
  return Math.round(costs.reduce((sum, bytes) => sum + bytes, 0) / costs.length);
}

/** Bytes of ranges, and of the small gaps between them that are read along. */
function bytesRead(ranges: readonly IdxRange[], lastByte: number): number {
  let readTo = Number.NEGATIVE_INFINITY;
  return ranges.reduce((sum, { first, last = lastByte }) => {
    const from = first - readTo <= READ_ALONG_BYTES ? readTo + 1 : first;
    readTo = last;
    return sum + last - from + 1;
  }, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify({ parts: await computeRunCost(readOceanSettings(), Date.now()) }));
}
