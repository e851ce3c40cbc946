import { join } from 'node:path';
import { type Comparison, compare, digestsOf } from './compare.ts';
import { exportParts, openExport } from './export-folder.ts';
import { importParts } from './import-parts.ts';
import type { Part } from './part.ts';

/** A part's times and its comparison with the original. Times are in ms. */
export interface Rehearsed extends Comparison {
  readonly name: Part['name'];
  /** How many records the running cloud wrote or deleted meanwhile; these are not compared. */
  readonly written: number;
  readonly exportMs: number;
  readonly importMs: number;
  readonly compareMs: number;
}

/**
 * Exports each part into a folder in `dir`, restores it into the empty one of the same name, and compares all records, except those
 * that were written meanwhile.
 */
export async function rehearse(
  originals: readonly Part[],
  copies: readonly Part[],
  dir: string,
): Promise<readonly Rehearsed[]> {
  const rehearsed: Rehearsed[] = [];
  for (const original of originals) {
    const copy = copies.find(({ name }) => name === original.name);
    if (!copy) throw new Error(`There is nothing to restore the ${original.name} into.`);
    const before = await digestsOf(original.read());
    const folder = join(dir, original.name);
    const [, exportMs] = await timed(() => runAll(exportParts([original], folder)));
    const [, importMs] = await timed(async () => runAll(importParts([copy], await openExport(folder, [copy]))));
    const [comparison, compareMs] = await timed(() => compare(original.read(), copy.read()));
    const written = listChanged(before, await digestsOf(original.read()));
    const isStill = (key: string) => !written.has(key);
    const { equal, changed, missing, added } = comparison;
    rehearsed.push({
      name: original.name,
      exportMs,
      importMs,
      compareMs,
      equal,
      changed: changed.filter(isStill),
      missing: missing.filter(isStill),
      added: added.filter(isStill),
      written: written.size,
    });
  }
  return rehearsed;
}

function listChanged(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set([...before.keys(), ...after.keys()].filter((key) => before.get(key) !== after.get(key)));
}

async function runAll(steps: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of steps);
}

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}
