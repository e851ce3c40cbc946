import { plates, tileStore } from '@groundswell/data/ocean';
import { type ChartHour, daysPath, hourNearest, platePath, readDays, readSea, tellSea } from '@groundswell/pipeline';
import { COASTS, type Coast, SHAPES } from '@groundswell/plates';
import { drawPlate, type ReadSea } from '@groundswell/plates/draw';
import { job, logLine } from '@groundswell/runtime';
import { type FirstTime, firstTimePath, parseFirstTime } from '@groundswell/tiles';

/**
 * Draws the plate of each coast from the shown run's charts, at the hour nearest to now, once an hour of the charts;
 * and once a run the days that the plate can be run through.
 * Files are written before the item that names them, so the plate before stays whole until then. Idempotent.
 */
export const handler = job({ name: 'draw-plates' }, async () => {
  const now = Date.now();
  const text = await tileStore.findText(firstTimePath('wvht'));
  const shown = text === undefined ? undefined : parseFirstTime(text);
  const hour = shown && hourNearest(shown, now);
  if (!hour) return logLine('info', { job: 'draw-plates', drawn: 0, run: shown?.run });

  const stored = await Promise.all(COASTS.map((coast) => plates.find(coast)));
  const ofRun = new Map(stored.flatMap((plate) => (plate?.run === hour.run ? [[plate.coast, plate]] : [])));
  const due = COASTS.filter((coast) => ofRun.get(coast)?.at !== hour.at);
  if (due.length === 0) return;
  const newDays = await drawDays(
    shown,
    due.filter((coast) => !ofRun.get(coast)?.days),
  );
  const sea = await readSea(hour);
  let drawn = 0;
  for (const coast of due) {
    const days = ofRun.get(coast)?.days ?? newDays.get(coast);
    if (await drawCoast({ coast, model: shown.model, hour, sea, now, ...(days && { days }) })) drawn++;
  }
  logLine('info', { job: 'draw-plates', drawn, run: hour.run, hour: hour.hour });
});

/** Where the days of coasts are written, by the coast. */
async function drawDays(shown: FirstTime, coasts: readonly Coast[]): Promise<ReadonlyMap<string, string>> {
  const all = coasts.length > 0 ? await readDays(shown, coasts) : [];
  const paths = all.map((days) => [days.coast, daysPath(shown.run, days.coast)] as const);
  await Promise.all(paths.map(([, path], n) => tileStore.putJson(path, all[n])));
  return new Map(paths);
}

interface Due {
  readonly coast: Coast;
  readonly model: string;
  readonly hour: ChartHour;
  readonly sea: ReadSea;
  readonly now: number;
  readonly days?: string;
}

/** False where the tiles under a coast are not there. */
async function drawCoast({ coast, model, hour, sea, now, days }: Due): Promise<boolean> {
  const drawn = SHAPES.map((shape) => drawPlate(coast, shape, sea));
  if (drawn.includes(undefined)) {
    logLine('warn', { job: 'draw-plates', without: coast, run: hour.run });
    return false;
  }
  const [wide, tall] = SHAPES.map((shape) => platePath(hour, coast, shape)) as [string, string];
  await Promise.all([tileStore.putJson(wide, drawn[0]), tileStore.putJson(tall, drawn[1])]);
  const story = await tellSea(coast, now, sea);
  await plates.put({
    coast,
    model,
    run: hour.run,
    at: hour.at,
    drawnAt: now,
    paths: { wide, tall },
    ...(days && { days }),
    ...(story && { story }),
  });
  return true;
}
