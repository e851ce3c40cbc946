import { sealing, tileStore, type WaitingEntry } from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import { MINUTE_MS } from '@groundswell/durations';
import {
  appendSeal,
  batchPath,
  formatBatch,
  LOG_PATH,
  parseBatch,
  parseEntry,
  parseLog,
  rootOf,
  type Seal,
} from '@groundswell/forecast-log';
import { cycleAt, shiftCycle } from '@groundswell/ocean';

/** The number of cycles that are looked at. An older one would be sealed after its hours. */
const CYCLES_BACK = 4;
/** The wait for beaches that are late or have no forecast, after the last one of the run was composed. */
const COMPLETE_AFTER_MS = 20 * MINUTE_MS;

/**
 * Seals the runs whose entries are complete, oldest first, and returns them. Each call may be repeated, may overlap with
 * another and may end anywhere: docs/forecast-log.md draws the states. Throws a `LogError` for a log that does not verify,
 * to which nothing is appended.
 */
export async function sealRuns(now: number): Promise<readonly string[]> {
  const sealed: string[] = [];
  const { seals } = parseLog((await tileStore.findText(LOG_PATH)) ?? '');
  const last = seals.at(-1)?.cycle ?? '';
  for (const cycle of listCycles(now)) {
    if (cycle <= last) continue;
    const entries = await sealing.list(cycle);
    if (isComplete(entries, listBeaches().length, now) && (await sealRun(cycle, entries))) sealed.push(cycle);
  }
  return sealed;
}

function listCycles(now: number): readonly string[] {
  const newest = cycleAt(now);
  return Array.from({ length: CYCLES_BACK }, (_, back) => shiftCycle(newest, 6 * (back + 1 - CYCLES_BACK)));
}

/** Returns whether no more entries of a run are expected. */
export function isComplete(
  entries: readonly Pick<WaitingEntry, 'composedAt'>[],
  beaches: number,
  now: number,
): boolean {
  const last = Math.max(...entries.map(({ composedAt }) => composedAt));
  return entries.length > 0 && (entries.length >= beaches || now - last >= COMPLETE_AFTER_MS);
}

/**
 * Stores the file of a run's entries once, then appends the seal of the stored file, which may be that of another worker.
 * Returns whether this call appended it.
 */
async function sealRun(cycle: string, waiting: readonly WaitingEntry[]): Promise<boolean> {
  const entries = waiting
    .map(({ text }) => parseEntry(text))
    .filter(({ startAt }) => startAt >= secondAfter(Date.now()));
  await tileStore.updateText(batchPath(cycle), (stored) => (stored === undefined ? formatBatch(entries) : undefined));
  const stored = await tileStore.findText(batchPath(cycle));
  if (stored === undefined) throw new Error(`The entries of run ${cycle} were removed while it was sealed.`);
  const { leaves } = parseBatch(stored, cycle);
  if (leaves.length === 0) return false;
  const seal: Omit<Seal, 'sealedAt'> = { cycle, count: leaves.length, root: rootOf(leaves) };
  return tileStore.updateText(LOG_PATH, (log) => {
    const appended = appendSeal(log, { ...seal, sealedAt: secondAfter(Date.now()) });
    return appended === 'already' ? undefined : appended;
  });
}

/** Returns the whole second that is not before an instant: a seal never claims an earlier time. */
function secondAfter(ms: number): number {
  return Math.ceil(ms / 1000) * 1000;
}
