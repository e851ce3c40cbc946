import { listBeaches } from '@groundswell/data/places';
import { listSamplingPoints } from '@groundswell/data/sampling-points';
import {
  AIR_MODEL_ID,
  cycleAt,
  DECIDING_MODELS,
  type GridModel,
  isShortRangeModelId,
  listObjects,
  type ModelHost,
  type NoaaClient,
  SHORT_RANGE_MODELS,
  seaChart,
  shiftCycle,
  surveyStep,
  WAVE_TRAINS,
  WAVES_CHART,
} from '@groundswell/ocean';
import { DifferenceError, type OceanSource } from './ocean-source.ts';

/** How the checks of a source read it. */
export interface Reading {
  readonly client: NoaaClient;
  readonly now: number;
  /** The time after which no request is sent, UTC ms. */
  readonly giveUpAt: number;
}

interface Surveyed {
  readonly model: GridModel;
  readonly places: readonly { readonly lat: number; readonly lon: number }[];
  readonly isRequired: boolean;
  readonly why: string;
  readonly reader: string;
}

const WAVES = 'packages/ocean/src/models/gfs-wave/gfs-wave.ts';
const AIR = 'packages/ocean/src/models/gfs/gfs.ts';
/** The surveyed hour. Messages of the first hours, such as precipitation, are missing at the start of a run. */
const LEAD_HOURS = 6;
/** The runs that are looked for, newest first. NOAA publishes one every six hours, about five hours after its start. */
const RUNS_BACK_HOURS = [0, -6, -12, -18, -24];

/** Lists the models that forecasts and charts read, with everything that they read of them. */
export function listGridSources(
  shortRange: string,
  modelUrls: Readonly<Record<ModelHost, string>>,
  reading: Reading,
): readonly OceanSource[] {
  const beaches = listBeaches();
  const surveyed = [
    ...DECIDING_MODELS.map((model) => ofForecasts(model, beaches)),
    ofCharts(),
    ...ofWind(shortRange, beaches),
  ];
  return surveyed.map((one) => gridSource(one, modelUrls[one.model.host], reading));
}

function ofForecasts(model: GridModel, beaches: Surveyed['places']): Surveyed {
  if (model.id !== AIR_MODEL_ID) {
    const why = `Beaches on the grid ${model.waveGrid} get no new waves.`;
    const places = model.waveGrid ? listSamplingPoints(model.waveGrid) : [];
    return { model, places, isRequired: true, why, reader: WAVES };
  }
  const why = 'Forecasts get no new wind and weather, and charts no sea temperature.';
  return { model: reads(model, seaChart(model).model), places: beaches, isRequired: true, why, reader: AIR };
}

function ofCharts(): Surveyed {
  const model = reads(WAVES_CHART.model, WAVE_TRAINS.model);
  const why = 'The wave charts stay as they are.';
  return { model, places: [], isRequired: false, why, reader: 'packages/ocean/src/chart-sources.ts' };
}

function ofWind(id: string, places: Surveyed['places']): readonly Surveyed[] {
  if (!isShortRangeModelId(id)) return [];
  const why =
    "The first days have the coarser wind of GFS. Without a successor set the setting shortRangeModel to 'none'.";
  const reader = `packages/ocean/src/models/${id}/${id}.ts`;
  return [{ model: SHORT_RANGE_MODELS[id], places, isRequired: false, why, reader }];
}

/** Returns a model with the messages of another reader of its files too. A message is optional only if both say so. */
function reads(model: GridModel, other: GridModel): GridModel {
  const wanted = new Map([...model.wanted, ...other.wanted].map((one) => [`${one.parameter}:${one.level}`, one]));
  return { ...model, wanted: [...wanted.values()] };
}

function gridSource({ model, places, ...rest }: Surveyed, baseUrl: string, reading: Reading): OceanSource {
  const step = model.steps.find((hour) => hour >= LEAD_HOURS) ?? 0;
  const newest = cycleAt(reading.now);
  return {
    ...rest,
    subject: model.id,
    url: `${baseUrl}/?list-type=2&delimiter=/&prefix=${folderOf(model.path(newest, step))}`,
    async read() {
      const cycle = await findCycle(model, step, baseUrl, reading);
      const url = `${baseUrl}/${model.path(cycle, step)}`;
      const survey = await surveyStep(reading.client, { model, url, cycle, step, places, giveUpAt: reading.giveUpAt });
      if (survey.faults.length > 0) throw new DifferenceError(`${url}: ${survey.faults.join('; ')}.`);
      return { says: `run ${cycle}, hour ${step}: ${survey.found}`, without: survey.without };
    },
  };
}

/** Finds the newest run whose step is listed. Throws DifferenceError if none of the last day is. */
async function findCycle(model: GridModel, step: number, baseUrl: string, { client, now, giveUpAt }: Reading) {
  const cycles = RUNS_BACK_HOURS.map((hours) => shiftCycle(cycleAt(now), hours));
  for (const cycle of cycles) {
    const path = model.path(cycle, step);
    const listed = await listObjects(client, baseUrl, path, giveUpAt);
    if (listed.some(({ key }) => key === path)) return cycle;
  }
  const path = model.path(cycles.at(-1) ?? '', step);
  throw new DifferenceError(`${baseUrl} lists no file of the last day where it is read, such as ${path}.`);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
