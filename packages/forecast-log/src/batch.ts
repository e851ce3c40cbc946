import { encodeEntry, type ForecastEntry, parseEntry } from './entry.ts';
import { LogError } from './log-error.ts';
import { type Hash, hashLeaf } from './tree.ts';

/** The entries of one model run, in the order of their leaves. */
export interface Batch {
  readonly entries: readonly ForecastEntry[];
  readonly leaves: readonly Hash[];
}

/** Returns the file of a run's entries: one canonical line each, ordered by beach. */
export function formatBatch(entries: readonly ForecastEntry[]): string {
  const ordered = entries.toSorted((a, b) => (a.beach < b.beach ? -1 : 1));
  return ordered.map((entry) => `${encodeEntry(entry)}\n`).join('');
}

/**
 * Parses the file of a run's entries. Throws a `malformed` error for other bytes than `formatBatch` writes, and an
 * `order` error for an entry of another run, a beach twice or in another order.
 */
export function parseBatch(text: string, cycle: string): Batch {
  if (text !== '' && !text.endsWith('\n'))
    throw new LogError('malformed', `The file of run ${cycle} ends within a line.`);
  const lines = text.split('\n').slice(0, -1);
  const entries = lines.map(parseEntry);
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1];
    if (entry.cycle !== cycle)
      throw new LogError('order', `The file of run ${cycle} has an entry of run ${entry.cycle}.`);
    if (before && before.beach >= entry.beach)
      throw new LogError('order', `The file of run ${cycle} has ${entry.beach} after ${before.beach}.`);
  }
  return { entries, leaves: lines.map(hashLeaf) };
}
