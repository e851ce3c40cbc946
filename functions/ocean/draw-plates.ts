import { plates, tileStore } from '@groundswell/data/ocean';
import { type ChartHour, hourNearest, platePath, readSea, tellSea } from '@groundswell/pipeline';
import { COASTS, type Coast, SHAPES } from '@groundswell/plates';
import { drawPlate, type ReadSea } from '@groundswell/plates/draw';
import { job, logLine } from '@groundswell/runtime';
import { firstTimePath, parseFirstTime } from '@groundswell/tiles';

/**
 * Draws the plate of each coast from the shown run's charts, at the hour nearest to now, once an hour of the charts.
 * Files are written before the item that names them, so the plate before stays whole until then. Idempotent.
 */
export const handler = job({ name: 'draw-plates' }, async () => {
  const now = Date.now();
  const text = await tileStore.findText(firstTimePath('wvht'));
  const shown = text === undefined ? undefined : parseFirstTime(text);
  const hour = shown && hourNearest(shown, now);
  if (!hour) return logLine('info', { job: 'draw-plates', drawn: 0, run: shown?.run });

  const stored = await Promise.all(COASTS.map((coast) => plates.find(coast)));
  const due = COASTS.filter((_, index) => stored[index]?.run !== hour.run || stored[index]?.at !== hour.at);
  if (due.length === 0) return;
  const sea = await readSea(hour);
  let drawn = 0;
  for (const coast of due) if (await drawCoast(coast, shown.model, hour, sea, now)) drawn++;
  logLine('info', { job: 'draw-plates', drawn, run: hour.run, hour: hour.hour });
});

/** False where the tiles under a coast are not there. */
async function drawCoast(coast: Coast, model: string, hour: ChartHour, sea: ReadSea, now: number): Promise<boolean> {
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
    ...(story && { story }),
  });
  return true;
}
