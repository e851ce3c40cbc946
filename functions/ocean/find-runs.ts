import { cycles } from '@groundswell/data';
import { cycleAt, GRID_MODELS, GRID_STEPS, parseCycle, shiftCycle } from '@groundswell/ocean';
import { job } from '@groundswell/runtime';
import { type AvailableSteps, hasBulletins, LEAD_IN_STEPS, listGridSteps, listGrids } from './available-steps.ts';
import { buildWhenReady } from './build-when-ready.ts';
import { type OceanSettings, readOceanSettings } from './ocean-settings.ts';
import { takeUpBulletins, takeUpGrids } from './take-up.ts';

const HOUR_MS = 3_600_000;
const LOOK_BACK_CYCLES = 4;

/** Sees what NOAA has published of the newest cycles, queues the steps that are new, and builds what is ready or late. */
export const handler = job({ name: 'find-runs' }, async () => {
  const settings = readOceanSettings();
  const newestBuilt = await cycles.findNewestBuilt();
  const failures = newestBuilt === undefined ? await startUp(settings) : await keepUp(newestBuilt, settings);
  if (failures.length > 0) throw failures[0];
});

/** Takes up the newest cycles down to one that is all there, and not past the last built one. Answers what failed. */
async function keepUp(newestBuilt: string, settings: OceanSettings): Promise<readonly unknown[]> {
  const failed: unknown[] = [];
  for (const cycle of listCycles().filter((cycle) => cycle >= newestBuilt)) {
    const { available, failures } = await listGrids(cycle, settings);
    failed.push(...failures, ...(await takeUp(cycle, available, settings)));
    if (isServable(cycle, available, settings)) break;
  }
  return failed;
}

/**
 * Nothing has been built yet: takes up one cycle alone, the newest that is complete or old enough to be taken as it is,
 * else the newest of which there is anything; with the hours before it. Answers what failed.
 */
async function startUp(settings: OceanSettings): Promise<readonly unknown[]> {
  const failed: unknown[] = [];
  const found: { cycle: string; available: readonly AvailableSteps[] }[] = [];
  for (const cycle of listCycles()) {
    const { available, failures } = await listGrids(cycle, settings);
    failed.push(...failures);
    if (available.some(({ steps }) => steps.length > 0)) found.push({ cycle, available });
    if (isServable(cycle, available, settings)) break;
  }
  const chosen = found.find(({ cycle, available }) => isServable(cycle, available, settings)) ?? found[0];
  if (chosen) {
    const available = await withLeadIn(chosen.cycle, chosen.available, settings);
    return [...failed, ...(await takeUp(chosen.cycle, available, settings))];
  }
  const withBulletins = await findCycleWithBulletins(settings);
  return withBulletins ? [...failed, ...(await takeUp(withBulletins, [], settings))] : failed;
}

/** Queues what is new of a cycle and builds it when it is ready. Bulletins may fail: nothing waits for them. */
async function takeUp(
  cycle: string,
  available: readonly AvailableSteps[],
  settings: OceanSettings,
): Promise<unknown[]> {
  const failed: unknown[] = [];
  await takeUpGrids(cycle, available);
  await takeUpBulletins(cycle, settings).catch((error: unknown) => failed.push(error));
  await buildWhenReady(cycle, settings);
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

async function findCycleWithBulletins(settings: OceanSettings): Promise<string | undefined> {
  for (const cycle of listCycles()) if (await hasBulletins(cycle, settings)) return cycle;
  return undefined;
}
