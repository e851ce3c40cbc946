import { cycles, queueBeaches, samples } from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import { listStartBeaches } from '@groundswell/data/start-beaches';
import { logLine } from '@groundswell/runtime';
import type { OceanSettings } from '../ocean-settings.ts';
import { isWaitedFor, judgeReadiness, stepsToBuildFrom } from './readiness.ts';

const BEACHES_A_MESSAGE = 25;

/**
 * Queues the beaches of a cycle once it is ready: joins each source's steps into series, then sends the batches. Only
 * one of several concurrent callers does so. If it fails or crashes, a later call repeats the work. A cycle older than
 * the newest built one is skipped.
 */
export async function buildWhenReady(cycle: string, settings: OceanSettings): Promise<'queued' | 'not-ready'> {
  const now = Date.now();
  const [progress, newestBuilt] = await Promise.all([cycles.readProgress(cycle), cycles.findNewestBuilt()]);
  if (newestBuilt !== undefined && newestBuilt > cycle) return 'not-ready';
  const hasForecasts = newestBuilt !== undefined;
  const { ready, steps, throughHour } = judgeReadiness(progress, settings.takeIncompleteAfterHours, hasForecasts, now);
  if (!ready) return 'not-ready';
  const hasEarlier = newestBuilt !== undefined && newestBuilt < cycle;
  const usable = [...progress.sources.values()]
    .map((progress) => ({ source: progress.source, steps: stepsToBuildFrom(progress, hasEarlier, throughHour) }))
    .filter((source) => source.steps.length > 0);
  if (usable.length === 0 || !(await cycles.claimBuild(cycle, { steps, throughHour }, now))) return 'not-ready';

  for (const { source, steps } of usable) await joinSource(cycle, source, steps, throughHour);
  await queueBeaches(listBatches().map((beachIds) => ({ cycle, beachIds, steps, throughHour })));
  await cycles.markBuilt(cycle, { steps, throughHour }, Date.now());
  return 'queued';
}

/** Joins a source's steps into its series. A fault in the samples of a model that is not waited for is only logged. */
async function joinSource(
  cycle: string,
  source: string,
  steps: readonly number[],
  throughHour: number | undefined,
): Promise<void> {
  try {
    await samples.joinSteps(cycle, source, steps, throughHour);
  } catch (error) {
    if (isWaitedFor(source)) throw error;
    logLine('warn', { job: 'build', cycle, without: source, error });
  }
}

/**
 * Groups all beaches into batches. The first batches hold the beaches of the home page and of the map's initial view.
 * The other beaches are grouped by id, because neighbours lie close together in the grids.
 */
function listBatches(): readonly (readonly number[])[] {
  const start = listStartBeaches();
  const first = new Set(start.flat());
  const others = listBeaches()
    .map(({ id }) => id)
    .filter((id) => !first.has(id))
    .sort((a, b) => a - b);
  return [...start, ...chunk(others, BEACHES_A_MESSAGE)];
}

function chunk(ids: readonly number[], size: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) => ids.slice(at * size, (at + 1) * size));
}
