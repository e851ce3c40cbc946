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
  const wavePoints = wavePointsOf.get(model.id);
  const sampled = wavePoints
    ? sampleWaveBlock(url, fields, wavePoints, validAt)
    : sampleAirBlock(url, fields, listBeaches(), validAt);
  await samples.putStep(cycle, model.id, step, { ...head, ...sampled });
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

function sampleAirBlock(url: string, fields: StepFields, beaches: readonly CatalogueBeach[], validAt: number): Sampled {
  const rows = new Float32Array(beaches.length * AIR_WIDTH).fill(Number.NaN);
  sampleAir(url, fields, beaches, validAt).forEach((air, beach) => {
    if (air) writeAirRow(rows, beach * AIR_WIDTH, air);
  });
  return { width: AIR_WIDTH, rows, beaches: beaches.map(({ id }) => ({ beachId: id })) };
}
