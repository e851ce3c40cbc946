import { cycles } from '@groundswell/data/ocean';
import { HOUR_MS } from '@groundswell/durations';
import { STALE_AFTER_MS } from '@groundswell/forecast';
import { DECIDING_MODELS, parseCycle } from '@groundswell/ocean';

/**
 * Throws when all forecasts or the data of one model are too old, and states their age. A changed path or a
 * discontinued model shows only as empty listings, so the age is the only sign. `recentCycles` are those of the last
 * day, newest first. Before the first build the check passes.
 */
export async function requireFreshForecasts(recentCycles: readonly string[]): Promise<void> {
  const newestBuilt = await cycles.findNewestBuilt();
  if (newestBuilt === undefined) return;
  if (isOld(newestBuilt)) throw new Error(`No run came after ${describeAge(newestBuilt)}.`);

  const recent = await Promise.all(recentCycles.map((cycle) => cycles.readProgress(cycle)));
  for (const { id } of DECIDING_MODELS) {
    const newest = recent.find(({ sources }) => (sources.get(id)?.done.size ?? 0) > 0)?.cycle;
    if (newest === undefined) throw new Error(`No file of ${id} came in the last day.`);
    if (isOld(newest)) throw new Error(`No file of ${id} came after run ${describeAge(newest)}.`);
  }
}

function isOld(cycle: string): boolean {
  return Date.now() - parseCycle(cycle) > STALE_AFTER_MS;
}

function describeAge(cycle: string): string {
  return `${cycle}, which is ${Math.floor((Date.now() - parseCycle(cycle)) / HOUR_MS)} hours old`;
}
