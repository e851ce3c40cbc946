import { cycles, pointStore, tileStore } from '@groundswell/data/ocean';
import { isCycle, RefusedFileError, readStepFile, WAVE_TRAINS } from '@groundswell/ocean';
import {
  chartSourceOf,
  chartsOf,
  hoursOf,
  noaa,
  pointSetOf,
  queuePointsWhenDrawn,
  readOceanSettings,
  type SourceFile,
  showDrawn,
  sourceFileOf,
} from '@groundswell/pipeline';
import { job, logLine } from '@groundswell/runtime';
import { TILE_SETS, type TileSet, tilePath, tileSets } from '@groundswell/tiles';
import { type Chart, drawTiles } from '@groundswell/tiles/draw';
import { packStepGrid } from '@groundswell/tiles/points';
import pMap from 'p-map';
import * as v from 'valibot';

const message = v.pipe(
  v.object({
    set: v.picklist(TILE_SETS),
    run: v.pipe(v.string(), v.check(isCycle, 'The run must be ten digits.')),
    hour: v.pipe(v.number(), v.integer()),
  }),
  v.check(({ set, hour }) => tileSets[set].hours.includes(hour), 'The set has no such hour.'),
);

const WRITES_AT_ONCE = 16;

interface RunHour {
  readonly run: string;
  readonly hour: number;
}

/** Draws one hour of a set of charts and shows it, then stores its fields for point queries. Idempotent. */
export const handler = job({ name: 'draw-tiles', message }, async ({ set, run, hour }) => {
  const settings = readOceanSettings();
  const source = chartSourceOf(set, settings);
  // The model's setting changed while the message was in the queue.
  if (!source) return logLine('warn', { job: 'draw-tiles', run, without: set });
  const { model } = source;
  const file = sourceFileOf(run, hour, settings.pins.get(model.id));

  const url = `${settings.modelUrls[model.host]}/${model.path(file.cycle, file.step)}`;
  const chart = source.read(url, await readStepFile(noaa, { ...model, ...file, url }));
  await pMap(drawTiles(set, chart), ({ png, ...tile }) => tileStore.put(tilePath({ set, run, hour, ...tile }), png), {
    concurrency: WRITES_AT_ONCE,
  });
  await showDrawn(set, {
    run,
    model: model.id,
    hours: [hour],
    awaitedHours: hoursOf(set, model).filter((one) => one !== hour),
    ...(file.standInHours && { standInRun: file.cycle }),
  });
  await keepPoints(set, chart, url, file, { run, hour });
  const progress = await cycles.markDone(chartsOf(run), set, hour);
  await queuePointsWhenDrawn(run, set, progress);
});

/** Stores the fields of a chart for point queries, if its set has any. */
async function keepPoints(set: TileSet, chart: Chart, url: string, file: SourceFile, at: RunHour): Promise<void> {
  const pointSet = pointSetOf(set);
  if (!pointSet) return;
  const grid = packStepGrid(pointSet, chart);
  await pointStore.putStep(at.run, set, at.hour, grid);
  if (set === 'gfs-wind' && at.hour === 0) await pointStore.putWinds(at.run, grid);
  if (set === 'wvht') await keepTrains(url, file, at);
}

/** Stores the spectral partitions of the hour's waves. A file without readable partitions still has its chart. */
async function keepTrains(url: string, file: SourceFile, { run, hour }: RunHour): Promise<void> {
  try {
    const fields = await readStepFile(noaa, { ...WAVE_TRAINS.model, ...file, url });
    await pointStore.putStep(run, 'trains', hour, packStepGrid('trains', WAVE_TRAINS.read(url, fields)));
  } catch (error) {
    if (!(error instanceof RefusedFileError)) throw error;
    logLine('warn', { job: 'draw-tiles', run, hour, without: 'trains', error });
  }
}
