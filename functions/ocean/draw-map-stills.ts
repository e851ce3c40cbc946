import { mapStills, tileStore } from '@groundswell/data/ocean';
import { COASTS, type Coast, SHAPES } from '@groundswell/map-stills';
import { drawMapStill, type ReadSea } from '@groundswell/map-stills/draw';
import {
  type ChartHour,
  daysPath,
  describeSea,
  hourNearest,
  mapStillPath,
  readDays,
  readSea,
} from '@groundswell/pipeline';
import { job, logLine } from '@groundswell/runtime';
import { type FirstTime, firstTimePath, parseFirstTime } from '@groundswell/tiles';

/**
 * Draws each coast's map still (a picture of its waves) at the chart hour nearest to now, once per chart hour. When the
 * run has more hours, it also stores the wave heights from which the page animates the still. A still without its swell
 * story gets the story in a later run. Files are written before the table row that names them, so the previous still
 * remains valid until then. Idempotent.
 */
export const handler = job({ name: 'draw-map-stills' }, async () => {
  const now = Date.now();
  const text = await tileStore.findText(firstTimePath('wvht'));
  const shown = text === undefined ? undefined : parseFirstTime(text);
  const hour = shown && hourNearest(shown, now);
  if (!hour) return logLine('info', { job: 'draw-map-stills', drawn: 0, run: shown?.run });

  const stored = await Promise.all(COASTS.map((coast) => mapStills.find(coast)));
  const before = new Map(stored.map((plate, n) => [COASTS[n], plate]));
  const lacksDays = (coast: Coast) => (daysPath(shown, coast) ?? before.get(coast)?.days) !== before.get(coast)?.days;
  const lacksHour = (coast: Coast) => before.get(coast)?.run !== hour.run || before.get(coast)?.at !== hour.at;
  const due = COASTS.filter((coast) => lacksHour(coast) || lacksDays(coast));
  const withoutStory = stored.flatMap((plate) =>
    plate && !plate.story && !due.includes(plate.coast as Coast) ? [plate] : [],
  );
  if (due.length + withoutStory.length === 0) return;
  const newDays = await drawDays(shown, due.filter(lacksDays));
  const sea = await readSea(hour);
  let drawn = 0;
  for (const coast of due) {
    const days = newDays.get(coast) ?? before.get(coast)?.days;
    if (await drawCoast({ coast, shown, hour, sea, now, ...(days && { days }) })) drawn++;
  }
  for (const plate of withoutStory) {
    const story = await describeSea(plate.coast as Coast, now, sea);
    if (story) await mapStills.put({ ...plate, story });
  }
  logLine('info', { job: 'draw-map-stills', drawn, run: hour.run, hour: hour.hour });
});

/** Stores the wave heights of the coming days off these coasts, and returns the file path of each coast. */
async function drawDays(shown: FirstTime, coasts: readonly Coast[]): Promise<ReadonlyMap<string, string>> {
  const all = coasts.length > 0 ? await readDays(shown, coasts) : [];
  const paths = all.flatMap((days) => {
    const path = daysPath(shown, days.coast);
    return path ? [{ days, path }] : [];
  });
  await Promise.all(paths.map(({ path, days }) => tileStore.putJson(path, days)));
  return new Map(paths.map(({ path, days }) => [days.coast, path]));
}

interface Due {
  readonly coast: Coast;
  readonly shown: FirstTime;
  readonly hour: ChartHour;
  readonly sea: ReadSea;
  readonly now: number;
  readonly days?: string;
}

/** Draws the map still of a coast. Returns false if chart tiles under the coast are missing. */
async function drawCoast({ coast, shown, hour, sea, now, days }: Due): Promise<boolean> {
  const drawn = SHAPES.map((shape) => drawMapStill(coast, shape, sea));
  if (drawn.includes(undefined)) {
    logLine('warn', { job: 'draw-map-stills', without: coast, run: hour.run });
    return false;
  }
  const [wide, tall] = SHAPES.map((shape) => mapStillPath(hour, coast, shape)) as [string, string];
  await Promise.all([tileStore.putJson(wide, drawn[0]), tileStore.putJson(tall, drawn[1])]);
  const story = await describeSea(coast, now, sea);
  await mapStills.put({
    coast,
    model: shown.model,
    run: hour.run,
    shownRun: shown.run,
    at: hour.at,
    drawnAt: now,
    paths: { wide, tall },
    ...(days && { days }),
    ...(story && { story }),
  });
  return true;
}
