import { cycles, queueTileHours } from '@groundswell/data/ocean';
import { HOUR_MS } from '@groundswell/durations';
import { runStart } from '@groundswell/forecast';
import type { GridModel } from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import { TILE_SETS, type TileSet } from '@groundswell/tiles';
import { listGridSteps } from '../cycles/available-steps.ts';
import type { OceanSettings } from '../ocean-settings.ts';
import { showAwaited } from './tiles-shown.ts';
import { chartSourceOf, chartsOf, hoursOf } from './tiles-sources.ts';

/** The time limit of a listing, which normally takes a second. The next scan retries a listing that hangs. */
const LISTING_MS = 10_000;
/** The time step of a chart set near the current time, hours. */
const STEP_HOURS = 3;

/** The hours of a set that are still to be queued. */
interface Wanted {
  readonly set: TileSet;
  readonly model: GridModel;
  readonly hours: readonly number[];
}

/**
 * Queues the hours of a run's charts whose files exist and that are not queued yet, those near the current time first.
 * It never throws: failures are logged and the next scan retries them. No forecast waits for a chart.
 */
export async function queueTiles(run: string, settings: OceanSettings): Promise<void> {
  try {
    const { sources } = await cycles.readProgress(chartsOf(run));
    const wanted = TILE_SETS.flatMap((set): Wanted[] => {
      const model = chartSourceOf(set, settings)?.model;
      const known = sources.get(set);
      const hours = model ? hoursOf(set, model).filter((hour) => !known?.queued.has(hour)) : [];
      return model && hours.length > 0 ? [{ set, model, hours }] : [];
    });
    const listings = await Promise.all(wanted.map((one) => listHours(run, one, settings)));
    const listed = listings.filter(({ hours }) => hours.length > 0);
    await queueHours(run, listed);
    // Once a run has its first hours, all of its chart sets are announced, including sets whose hours NOAA publishes
    // later.
    for (const { set, model } of sources.size + listed.length > 0 ? wanted : [])
      await showAwaited(set, { run, model: model.id, hours: [], awaitedHours: hoursOf(set, model) });
  } catch (error) {
    logLine('error', { job: 'queue-tiles', run, error });
  }
}

async function listHours(run: string, { set, model, hours }: Wanted, settings: OceanSettings): Promise<Wanted> {
  try {
    return { set, model, hours: await listGridSteps(model, run, hours, settings, Date.now() + LISTING_MS) };
  } catch (error) {
    logLine('warn', { job: 'queue-tiles', run, without: set, error });
    return { set, model, hours: [] };
  }
}

/**
 * Orders hours by their distance from `nowHour`, the current time in hours after the run's start. Equally near hours
 * follow the order of the sets.
 */
export function orderFromNow<T extends Pick<Wanted, 'set'> & { readonly hour: number }>(
  messages: readonly T[],
  nowHour: number,
): readonly T[] {
  // Sea temperature has a single hour, the map of the day.
  const distance = ({ set, hour }: T) => (set === 'sst' ? 0 : Math.round(Math.abs(hour - nowHour) / STEP_HOURS));
  const order = ({ set }: T) => TILE_SETS.indexOf(set);
  return messages.toSorted((a, b) => distance(a) - distance(b) || order(a) - order(b) || b.hour - a.hour);
}

/**
 * Sends hours to the queue, then records them. An hour drawn twice is harmless, but an hour recorded and never sent
 * would be lost.
 */
async function queueHours(run: string, sets: readonly Wanted[]): Promise<void> {
  const messages = sets.flatMap(({ set, hours }) => hours.map((hour) => ({ set, run, hour })));
  if (messages.length === 0) return;
  await queueTileHours(orderFromNow(messages, (Date.now() - runStart(run)) / HOUR_MS));
  for (const { set, model, hours } of sets)
    await cycles.markQueued(chartsOf(run), set, hours, hoursOf(set, model).length);
  logLine('info', { job: 'queue-tiles', run, queued: messages.length });
}
