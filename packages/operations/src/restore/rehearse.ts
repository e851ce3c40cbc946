import { type Comparison, compare, exportPart, importPart } from './copy.ts';
import type { Part } from './part.ts';

/** A part's times and its comparison with the original. Times are in ms. */
export interface Rehearsed extends Comparison {
  readonly name: Part['name'];
  readonly exportMs: number;
  readonly importMs: number;
  readonly compareMs: number;
}

/** Exports each part into `dir`, restores it into the empty one of the same name, and compares all records. */
export async function rehearse(
  originals: readonly Part[],
  copies: readonly Part[],
  dir: string,
): Promise<readonly Rehearsed[]> {
  const rehearsed: Rehearsed[] = [];
  for (const original of originals) {
    const copy = copies.find(({ name }) => name === original.name);
    if (!copy) throw new Error(`There is nothing to restore the ${original.name} into.`);
    const [, exportMs] = await timed(() => exportPart(original, dir));
    const [, importMs] = await timed(() => importPart(copy, dir));
    const [comparison, compareMs] = await timed(() => compare(original.read(), copy.read()));
    rehearsed.push({ name: original.name, exportMs, importMs, compareMs, ...comparison });
  }
  return rehearsed;
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}
