import { writeFileSync } from 'node:fs';

/** Writes JSON lists with one item a line, so that a change to one beach is one changed line; returns the size in bytes. */
export function writeGenerated(file: string, lists: Readonly<Record<string, readonly unknown[]>>): number {
  const parts = Object.entries(lists).map(
    ([name, items]) => `${JSON.stringify(name)}: [\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`,
  );
  const text = `{\n${parts.join(',\n')}\n}\n`;
  writeFileSync(file, text);
  return Buffer.byteLength(text);
}

/** Rounds a number to at most `digits` decimals, which keeps generated files short and their diffs small. */
export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
