import { type CycleProgress, cycles, queueSteps } from '@groundswell/data';
import {
  BULLETIN_STEPS,
  BULLETINS,
  cycleAt,
  GRID_MODELS,
  GRID_STEPS,
  parseCycle,
  shiftCycle,
} from '@groundswell/ocean';
import { job, logLine } from '@groundswell/runtime';
import { type AvailableSteps, LEAD_IN_STEPS, listAvailable, listGridSteps } from './available-steps.ts';
import { buildWhenReady } from './build-when-ready.ts';
import { type OceanSettings, readOceanSettings } from './ocean-settings.ts';

const HOUR_MS = 3_600_000;
const LOOK_BACK_CYCLES = 4;

/** Sees what NOAA has published of the newest cycles, queues the steps that are new, and builds what is ready or late. */
export const handler = job({ name: 'find-runs' }, async () => {
  const settings = readOceanSettings();
  const newestBuilt = await cycles.findNewestBuilt();
  const failures = newestBuilt === undefined ? await startUp(settings) : await keepUp(newestBuilt, settings);
  if (failures.length > 0) throw failures[0];
});

/** Takes up the newest cycles down to one that is all there, and not past the last built one. */
async function keepUp(newestBuilt: string, settings: OceanSettings): Promise<readonly unknown[]> {
  const failed: unknown[] = [];
  for (const cycle of listCycles().filter((cycle) => cycle >= newestBuilt)) {
    const { available, failures } = await listAvailable(cycle, settings);
    failed.push(...failures);
    await queueNew(await cycles.readProgress(cycle), available);
    await buildWhenReady(cycle, settings);
    if (isServable(cycle, available, settings)) break;
  }
  return failed;
}

/**
 * Nothing has been built yet: takes up one cycle alone, the newest that is complete or old enough to be taken as it is,
 * else the newest of which there is anything; with the hours before it.
 */
async function startUp(settings: OceanSettings): Promise<readonly unknown[]> {
  const failed: unknown[] = [];
  const partial: { cycle: string; available: readonly AvailableSteps[] }[] = [];
  for (const cycle of listCycles()) {
    const { available, failures } = await listAvailable(cycle, settings);
    failed.push(...failures);
    if (available.some(({ steps }) => steps.length > 0)) partial.push({ cycle, available });
    if (isServable(cycle, available, settings)) break;
  }
  const chosen = partial.find(({ cycle, available }) => isServable(cycle, available, settings)) ?? partial[0];
  if (chosen) {
    await queueNew(await cycles.readProgress(chosen.cycle), await withLeadIn(chosen.cycle, chosen.available, settings));
    await buildWhenReady(chosen.cycle, settings);
  }
  return failed;
}

function listCycles(): readonly string[] {
  const newest = cycleAt(Date.now());
  return Array.from({ length: LOOK_BACK_CYCLES }, (_, back) => shiftCycle(newest, -6 * back));
}

function isServable(cycle: string, available: readonly AvailableSteps[], settings: OceanSettings): boolean {
  const late = Date.now() - parseCycle(cycle) >= settings.takeIncompleteAfterHours * HOUR_MS;
  const complete = GRID_MODELS.every(
    ({ id }) => available.find(({ source }) => source === id)?.steps.length === GRID_STEPS.length,
  );
  return complete || (late && available.some(({ steps }) => steps.length > 0));
}

async function withLeadIn(
  cycle: string,
  available: readonly AvailableSteps[],
  settings: OceanSettings,
): Promise<AvailableSteps[]> {
  return Promise.all(
    available.map(async ({ source, steps }) => {
      const model = GRID_MODELS.find(({ id }) => id === source);
      const leadIn =
        !model || settings.pins.has(source) ? [] : await listGridSteps(model, cycle, LEAD_IN_STEPS, settings);
      return { source, steps: [...leadIn, ...steps] };
    }),
  );
}

/** Queues what is not queued yet, near hours of all sources first. Sent before it is noted: twice is harmless, never is not. */
async function queueNew(progress: CycleProgress, available: readonly AvailableSteps[]): Promise<void> {
  const { cycle } = progress;
  const fresh = available.map(({ source, steps }) => {
    const known = progress.sources.get(source);
    return { source, steps: steps.filter((step) => !known?.queued.has(step) && !known?.done.has(step)) };
  });
  const messages = fresh.flatMap(({ source, steps }) => steps.map((step) => ({ source, cycle, step })));
  if (messages.length === 0) return;
  await queueSteps(messages.sort((a, b) => Math.abs(a.step) - Math.abs(b.step)));

  for (const { source, steps } of fresh) {
    await cycles.markQueued(cycle, source, steps, expectedSteps(progress, source, steps));
  }
  logLine('info', { job: 'find-runs', cycle, queued: messages.length });
}

/** All steps of the source, and the hours before the cycle as far as they are wanted. */
function expectedSteps(progress: CycleProgress, source: string, steps: readonly number[]): number {
  const queued = progress.sources.get(source)?.queued ?? new Set();
  const leadIn = new Set([...queued, ...steps].filter((step) => step < 0)).size;
  return (source === BULLETINS ? BULLETIN_STEPS : GRID_STEPS).length + leadIn;
}
