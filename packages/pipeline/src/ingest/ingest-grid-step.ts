import {
  AIR_WIDTH,
  GRID_TRAINS,
  type SampleBlock,
  samples,
  waveWidth,
  writeAirRow,
  writeWaveRow,
} from '@groundswell/data/ocean';
import { type CatalogueBeach, listBeaches } from '@groundswell/data/places';
import { listSamplingPoints, type SamplingPoint } from '@groundswell/data/sampling-points';
import {
  type GridModel,
  parseCycle,
  readStepFile,
  STORED_MODELS,
  type StepFields,
  sampleAir,
  sampleTotals,
  sampleWaves,
} from '@groundswell/ocean';
import { noaa } from '../noaa.ts';
import type { OceanSettings } from '../ocean-settings.ts';
import { sourceFileOf } from './source-file.ts';

/**
 * The sample points of each wave model. Each model uses the same list object throughout the process, because the
 * samplers cache by its identity.
 */
const wavePointsOf = new Map(
  STORED_MODELS.flatMap(({ id, waveGrid }) => (waveGrid ? [[id, listSamplingPoints(waveGrid)] as const] : [])),
);

/** The points of all regional grids, for wave models on the globe. */
const allWavePoints = [...wavePointsOf.values()].flat();

/**
 * The time to read a step of a model that no forecast waits for. It is short, because a silent host would otherwise
 * occupy the workers that deciding models need.
 */
const OPTIONAL_STEP_MS = 20_000;

/**
 * Reads a step of a grid model and stores its values at each beach. A repeated call changes nothing, because stored
 * values are not overwritten.
 */
export async function ingestGridStep(
  model: GridModel,
  cycle: string,
  step: number,
  settings: OceanSettings,
): Promise<void> {
  const file = sourceFileOf(cycle, step, settings.pins.get(model.id));
  const url = `${settings.modelUrls[model.host]}/${model.path(file.cycle, file.step)}`;
  const giveUpAt = model.use === 'decides' ? undefined : Date.now() + OPTIONAL_STEP_MS;
  const fields = await readStepFile(noaa, { ...model, ...file, url, giveUpAt });

  const { validAt, standInHours } = file;
  const head = { model: model.id, runAt: parseCycle(file.cycle), standInHours, validAt: [validAt] };
  await samples.putStep(cycle, model.id, step, { ...head, ...sample(model, url, fields, validAt) });
}

function sample(model: GridModel, url: string, fields: StepFields, validAt: number): Sampled {
  const wavePoints = wavePointsOf.get(model.id);
  if (wavePoints) return sampleWaveBlock(url, fields, wavePoints, validAt);
  if (model.kind === 'waves') return sampleTotalsBlock(url, fields, model, allWavePoints);
  return sampleAirBlock(url, fields, listBeaches(), validAt);
}

type Sampled = Pick<SampleBlock, 'width' | 'beaches' | 'rows'>;

function sampleWaveBlock(url: string, fields: StepFields, points: readonly SamplingPoint[], validAt: number): Sampled {
  const width = waveWidth(GRID_TRAINS);
  const rows = new Float32Array(points.length * width).fill(Number.NaN);
  const sampled = sampleWaves(url, fields, points, validAt);
  sampled.forEach((waves, point) => {
    if (waves) writeWaveRow(rows, point * width, width, waves.sample);
  });
  return { width, rows, beaches: points.map(({ id }, point) => ({ beachId: id, cell: sampled[point]?.cell })) };
}

/** Samples one number for each of the model's messages, in their order. */
function sampleTotalsBlock(
  url: string,
  fields: StepFields,
  { wanted }: GridModel,
  points: readonly SamplingPoint[],
): Sampled {
  const width = wanted.length;
  const rows = new Float32Array(points.length * width).fill(Number.NaN);
  const sampled = sampleTotals(url, fields, wanted, points);
  sampled.forEach((at, point) => {
    if (at) rows.set(at.values, point * width);
  });
  return { width, rows, beaches: points.map(({ id }, point) => ({ beachId: id, cell: sampled[point]?.cell })) };
}

function sampleAirBlock(url: string, fields: StepFields, beaches: readonly CatalogueBeach[], validAt: number): Sampled {
  const rows = new Float32Array(beaches.length * AIR_WIDTH).fill(Number.NaN);
  sampleAir(url, fields, beaches, validAt).forEach((air, beach) => {
    if (air) writeAirRow(rows, beach * AIR_WIDTH, air);
  });
  return { width: AIR_WIDTH, rows, beaches: beaches.map(({ id }) => ({ beachId: id })) };
}
