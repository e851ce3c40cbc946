import { cycles } from '@groundswell/data/ocean';
import { HOUR_MS } from '@groundswell/durations';
import { cycleAt, DECIDING_MODELS, findModel, type GridModel, parseCycle, shiftCycle } from '@groundswell/ocean';
import {
  type AvailableSteps,
  buildWhenReady,
  hasBulletins,
  listGridSteps,
  listGrids,
  listLeadInSteps,
  listOptional,
  type OceanSettings,
  queueBulletins,
  queueGridSteps,
  queueTiles,
  readOceanSettings,
  requireFreshForecasts,
} from '@groundswell/pipeline';
import { job } from '@groundswell/runtime';

const LOOK_BACK_CYCLES = 4;

/** The result of one poll of NOAA's listings. */
interface Poll {
  readonly failures: readonly unknown[];
  /** The number of steps of deciding models that this poll queued. */
  readonly queued: number;
}

/**
 * Finds the published steps of the newest cycles at NOAA, queues the new ones, and builds cycles that are ready or
 * late. If a part fails, it finishes the rest and throws, which raises an alarm. It also throws if forecasts, or one
 * model's part of them, are stale and nothing new is queued.
 */
export const handler = job({ name: 'find-runs' }, async () => {
  const settings = readOceanSettings();
  const newestBuilt = await cycles.findNewestBuilt();
  const { failures, queued } =
    newestBuilt === undefined ? await processFirstCycle(settings) : await processNewCycles(newestBuilt, settings);
  if (failures.length > 0) throw failures[0];
  if (queued === 0) await requireFreshForecasts(listCycles());
});

/** Processes cycles from the newest down to the first complete one, but not past the last built one. */
async function processNewCycles(newestBuilt: string, settings: OceanSettings): Promise<Poll> {
  const failed: unknown[] = [];
  const takenUp: string[] = [];
  let queued = 0;
  for (const cycle of listCycles().filter((cycle) => cycle >= newestBuilt)) {
    const { available, failures } = await listGrids(cycle, settings);
    failed.push(...failures);
    queued += await processCycle(cycle, available, settings);
    takenUp.push(cycle);
    if (isServable(cycle, available, settings)) break;
  }
  failed.push(...(await tryBulletins(takenUp, settings)));
  for (const cycle of takenUp) await queueOptional(cycle, ({ steps }) => steps, settings);
  return { queued, failures: failed };
}

/**
 * Starts from an empty table with a single cycle, and also queues the hours between today's local midnight and that
 * cycle. It takes the newest cycle that is complete, or old enough to be used incomplete. Without one it takes the
 * newest cycle that has any steps.
 */
async function processFirstCycle(settings: OceanSettings): Promise<Poll> {
  const failed: unknown[] = [];
  const found: { cycle: string; available: readonly AvailableSteps[] }[] = [];
  for (const cycle of listCycles()) {
    const { available, failures } = await listGrids(cycle, settings);
    failed.push(...failures);
    if (available.some(({ steps }) => steps.length > 0)) found.push({ cycle, available });
    if (isServable(cycle, available, settings)) break;
  }
  const chosen = found.find(({ cycle, available }) => isServable(cycle, available, settings)) ?? found[0];
  const cycle = chosen?.cycle ?? (await findCycleWithBulletins(settings));
  if (cycle === undefined) {
    await buildFromStored(settings);
    return { queued: 0, failures: [...failed, new Error('No run of the last day is where NOAA publishes them.')] };
  }
  const leadIn = listLeadInSteps(cycle, Date.now());
  const withLeadIn = await addLeadIn(cycle, leadIn, chosen?.available ?? [], settings);
  const queued = await processCycle(cycle, withLeadIn, settings);
  failed.push(...(await tryBulletins([cycle], settings)));
  await queueOptional(cycle, ({ use, steps }) => (use === 'short-range' ? [...leadIn, ...steps] : steps), settings);
  return { queued, failures: failed };
}

/** Builds the newest cycle whose stored steps are ready. Without NOAA's listings they are all that is known. */
async function buildFromStored(settings: OceanSettings): Promise<void> {
  for (const cycle of listCycles()) if ((await buildWhenReady(cycle, settings)) === 'queued') return;
}

/**
 * Queues a cycle's new chart hours and new grid steps, and builds the cycle when it is ready. Returns how many steps
 * were queued.
 */
async function processCycle(
  cycle: string,
  available: readonly AvailableSteps[],
  settings: OceanSettings,
): Promise<number> {
  // Charts are listed first, because the steps then keep the same hosts busy. No forecast waits for a chart, whose host
  // may be silent. The call never throws.
  const charts = queueTiles(cycle, settings);
  try {
    const queued = await queueGridSteps(cycle, available);
    await buildWhenReady(cycle, settings);
    return queued;
  } finally {
    await charts;
  }
}

/**
 * Queues the new steps of the models that a forecast does not wait for. It comes after all other work, since their
 * hosts may be silent.
 */
async function queueOptional(
  cycle: string,
  wanted: (model: GridModel) => readonly number[],
  settings: OceanSettings,
): Promise<void> {
  await queueGridSteps(cycle, await listOptional(cycle, wanted, settings));
}

/** Queues bulletins after the grids, since their host may hang. After a failure it requests no other cycle from that host. */
async function tryBulletins(takenUp: readonly string[], settings: OceanSettings): Promise<readonly unknown[]> {
  try {
    for (const cycle of takenUp) await queueBulletins(cycle, settings);
    return [];
  } catch (error) {
    return [error];
  }
}

function listCycles(): readonly string[] {
  const newest = cycleAt(Date.now());
  return Array.from({ length: LOOK_BACK_CYCLES }, (_, back) => shiftCycle(newest, -6 * back));
}

function isServable(cycle: string, available: readonly AvailableSteps[], settings: OceanSettings): boolean {
  const late = Date.now() - parseCycle(cycle) >= settings.takeIncompleteAfterHours * HOUR_MS;
  const complete = DECIDING_MODELS.every(
    ({ id, steps }) => available.find(({ source }) => source === id)?.steps.length === steps.length,
  );
  return complete || (late && available.some(({ steps }) => steps.length > 0));
}

async function addLeadIn(
  cycle: string,
  leadIn: readonly number[],
  available: readonly AvailableSteps[],
  settings: OceanSettings,
): Promise<AvailableSteps[]> {
  return Promise.all(
    available.map(async ({ source, steps }) => {
      const model = findModel(source);
      const before = !model || settings.pins.has(source) ? [] : await listGridSteps(model, cycle, leadIn, settings);
      return { source, steps: [...before, ...steps] };
    }),
  );
}

async function findCycleWithBulletins(settings: OceanSettings): Promise<string | undefined> {
  for (const cycle of listCycles()) if (await hasBulletins(cycle, settings)) return cycle;
  return undefined;
}
