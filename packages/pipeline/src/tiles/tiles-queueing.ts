import { cycles, queueTileHours } from '@groundswell/data/ocean';
import type { GridModel } from '@groundswell/ocean';
import { logLine } from '@groundswell/runtime';
import { TILE_SETS, type TileSet } from '@groundswell/tiles';
import { listGridSteps } from '../cycles/available-steps.ts';
import type { OceanSettings } from '../ocean-settings.ts';
import { chartSourceOf, chartsOf, hoursOf } from './tiles-sources.ts';

/** Listing a model takes a second; a listing that hangs is left to the next look. */
const LISTING_MS = 10_000;

/** Hours of a set that are still to be queued. */
interface Wanted {
  readonly set: TileSet;
  readonly model: GridModel;
  readonly hours: readonly number[];
}

/**
 * Queues the hours of a run's charts whose files exist and that are not queued yet, near hours first. To be called when
 * the run's beaches are queued, and again for hours that come later. It never throws: failures are logged and retried
 * by the next look, and no forecast waits for a chart.
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
    const there = await Promise.all(wanted.map((one) => listHours(run, one, settings)));
    await queueHours(
      run,
      there.filter(({ hours }) => hours.length > 0),
    );
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

/** Hours are sent before they are recorded: drawn twice is harmless, never drawn is not. */
async function queueHours(run: string, sets: readonly Wanted[]): Promise<void> {
  const messages = sets.flatMap(({ set, hours }) => hours.map((hour) => ({ set, run, hour })));
  if (messages.length === 0) return;
  await queueTileHours(messages.sort((a, b) => a.hour - b.hour));
  for (const { set, model, hours } of sets)
    await cycles.markQueued(chartsOf(run), set, hours, hoursOf(set, model).length);
  logLine('info', { job: 'queue-tiles', run, queued: messages.length });
}
