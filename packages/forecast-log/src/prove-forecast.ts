import { parseBatch } from './batch.ts';
import { encodeEntry, type ForecastEntry } from './entry.ts';
import { formatInstant } from './instants.ts';
import type { ForecastLog, LogHead, Seal } from './log.ts';
import { LogError } from './log-error.ts';
import { proveConsistency, proveInclusion, verifyConsistency, verifyInclusion } from './proofs.ts';
import { type Hash, hashLeaf, rootOf } from './tree.ts';

/** A forecast with the proofs that lead from it to the log's head. */
export interface ProvenForecast {
  readonly entry: ForecastEntry;
  readonly seal: Seal;
  /** The entry's place among those of its run, from 0, and its proof to the seal's root. */
  readonly index: number;
  readonly inBatch: readonly Hash[];
  /** The seal's place in the log, from 0, and its proof to the head's root. */
  readonly sealIndex: number;
  readonly inLog: readonly Hash[];
}

/** A head as somebody saw it: no seal of a later line can be older than that. */
export interface SeenHead extends LogHead {
  /** The observer's own time when the head was the newest, UTC ms. */
  readonly seenAt: number;
}

/** A seal's time may precede the time at which others still saw the head before it: clocks differ, and replies are cached. */
const SEEN_LATE_MS = 30 * 60_000;

/**
 * Checks that the log continues a head that was seen: the published one, or one saved earlier. Throws a `truncated`
 * error for a log with fewer runs, a `rewritten` error for other runs, and a `late` error for a later run whose seal
 * claims a time before the head was seen without it.
 */
export function checkSeen({ leaves, head, seals }: ForecastLog, seen: SeenHead): void {
  if (seen.size > head.size)
    throw new LogError('truncated', `The log has ${head.size} runs, but the head that was seen has ${seen.size}.`);
  const isPrefix = verifyConsistency(seen, head, proveConsistency(leaves, seen.size));
  if (!isPrefix || seals[seen.size - 1]?.sealedAt !== seen.sealedAt)
    throw new LogError('rewritten', `The log does not continue the head ${seen.root} of ${seen.size} runs.`);
  const next = seals[seen.size];
  if (next && next.sealedAt < seen.seenAt - SEEN_LATE_MS)
    throw new LogError(
      'late',
      `Run ${next.cycle} claims to be sealed at ${formatInstant(next.sealedAt)}, but was not there at ${formatInstant(seen.seenAt)}.`,
    );
}

/**
 * Proves that a run's forecast of a beach is in the log and was sealed before its hours began. `batchText` is the file
 * of the run's entries. Throws a `missing`, `root`, `order`, `malformed` or `late` error.
 */
export function proveForecast(log: ForecastLog, cycle: string, beach: string, batchText: string): ProvenForecast {
  const sealIndex = log.seals.findIndex((seal) => seal.cycle === cycle);
  const seal = log.seals[sealIndex];
  if (!seal) throw new LogError('missing', `The log has no run ${cycle}.`);
  const { entries, leaves } = parseBatch(batchText, cycle);
  if (leaves.length !== seal.count || rootOf(leaves) !== seal.root)
    throw new LogError('root', `The forecasts of run ${cycle} are not those that were sealed.`);
  const index = entries.findIndex((entry) => entry.beach === beach);
  const entry = entries[index];
  if (!entry) throw new LogError('missing', `Run ${cycle} has no forecast of ${beach}.`);
  const proven = {
    entry,
    seal,
    index,
    inBatch: proveInclusion(leaves, index),
    sealIndex,
    inLog: proveInclusion(log.leaves, sealIndex),
  };
  verifyForecast(proven, log);
  return proven;
}

/** Checks the proofs of a forecast against the log's head, and its time. Throws a `root` or `late` error. */
function verifyForecast(proven: ProvenForecast, { leaves, head }: ForecastLog): void {
  const { entry, seal, index, inBatch, sealIndex, inLog } = proven;
  const inRun = verifyInclusion(hashLeaf(encodeEntry(entry)), index, { size: seal.count, root: seal.root }, inBatch);
  const leaf = leaves[sealIndex];
  if (!inRun || leaf === undefined || !verifyInclusion(leaf, sealIndex, head, inLog))
    throw new LogError('root', `The forecast of ${entry.beach} from run ${entry.cycle} is not below the log's head.`);
  if (entry.startAt < seal.sealedAt)
    throw new LogError(
      'late',
      `The forecast begins at ${formatInstant(entry.startAt)}, but was sealed later, at ${formatInstant(seal.sealedAt)}.`,
    );
}

/** Checks that a forecast that somebody kept is the sealed one, byte by byte. Throws a `changed` error. */
export function checkKept({ entry }: ProvenForecast, kept: string): void {
  const sealed = encodeEntry(entry);
  if (kept.trim() !== sealed)
    throw new LogError('changed', `The forecast differs from the sealed one, which is ${sealed}`);
}
