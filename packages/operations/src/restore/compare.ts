import { createHash } from 'node:crypto';
import type { Entry } from './part.ts';

/** The records that two copies of a part have in common, and the keys of the others. */
export interface Comparison {
  readonly equal: number;
  readonly changed: readonly string[];
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

/** Compares a copy with the original, record by record. */
export async function compare(original: AsyncIterable<Entry>, copy: AsyncIterable<Entry>): Promise<Comparison> {
  const expected = await digestsOf(original);
  const result = { equal: 0, changed: [] as string[], added: [] as string[] };
  for await (const { key, value } of copy) {
    const digest = expected.get(key);
    if (digest === undefined) result.added.push(key);
    else if (digest === digestOf(value)) result.equal++;
    else result.changed.push(key);
    expected.delete(key);
  }
  return { ...result, missing: [...expected.keys()] };
}

/** Digests records, by key. */
export async function digestsOf(entries: AsyncIterable<Entry>): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for await (const { key, value } of entries) digests.set(key, digestOf(value));
  return digests;
}

function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64');
}
