// Prints the cost of reading a whole NOAA model run as JSON: {"parts":[{"steps":[0,1,2],"stepBytes":5400000}]}.
// Computes the cost from NOAA's listings and a sample of the index files. The functions' environment variables
// configure the program.
import { pathToFileURL } from 'node:url';
import {
  chartSourceOf,
  hoursOf,
  listGrids,
  listLeadInSteps,
  type OceanSettings,
  readOceanSettings,
} from '@groundswell/pipeline';
import { findRanges, type IdxRange, parseIdx } from '../../ocean/src/idx.ts';
import {
  createNoaaClient,
  cycleAt,
  DECIDING_MODELS,
  findModel,
  type GridModel,
  type ListedObject,
  listObjects,
  shiftCycle,
  WAVE_TRAINS,
} from '../../ocean/src/index.ts';
import { TILE_SETS } from '../../tiles/src/index.ts';

const LOOK_BACK_CYCLES = 4;
/** The positions of the sampled steps, whose indexes are read, as fractions of the model's step list. */
const SAMPLED_AT = [0.1, 0.6];
/** Must equal the gap limit in `readStepFile`: the reader does not skip smaller gaps between wanted ranges. */
const READ_ALONG_BYTES = 64 * 1024;
const MAX_INDEX_BYTES = 1024 * 1024;

/** The cost of reading one model's steps of a run. */
interface Part {
  /** Hours after the run's start; negative for the previous day. */
  readonly steps: readonly number[];
  /** Mean size of a step's wanted messages and index. */
  readonly stepBytes: number;
}

/**
 * Returns the parts of the newest complete run. The steps for forecasts come first, then the steps for charts, which
 * are read a second time.
 */
export async function computeRunCost(settings: OceanSettings, now: number): Promise<readonly Part[]> {
  const cycle = await findWholeCycle(settings, now);
  const models = [...DECIDING_MODELS, ...(settings.shortRange ? [settings.shortRange] : [])];
  const leadIn = listLeadInSteps(cycle, now);
  const ofForecasts = models.map((model) => ({ model, steps: [...leadIn, ...model.steps] }));
  const ofCharts = TILE_SETS.flatMap((set) => {
    const model = chartSourceOf(set, settings)?.model;
    const models = [...(model ? [model] : []), ...(set === 'wvht' ? [WAVE_TRAINS.model] : [])];
    return models.map((one) => ({ model: one, steps: hoursOf(set, one) }));
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

/** Sums the bytes of the ranges, including the small gaps between them that the reader does not skip. */
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
