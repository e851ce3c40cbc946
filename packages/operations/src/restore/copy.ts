import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type { Entry, Part } from './part.ts';

/** Writes a part into `<dir>/<name>.jsonl`, a record a line. The file appears when it is complete. */
export async function exportPart(part: Part, dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  const file = fileOf(part, dir);
  await pipeline(toLines(part.read()), createWriteStream(`${file}.new`));
  await rename(`${file}.new`, file);
}

/**
 * Writes an exported part into an empty one. Throws if it is not empty, unless `isContinued` says that an earlier
 * import was interrupted.
 */
export async function importPart(part: Part, dir: string, isContinued = false): Promise<void> {
  for await (const { key } of part.read()) {
    if (isContinued) break;
    throw new Error(`The ${part.name} to restore into must be empty, but it contains ${key}.`);
  }
  await part.write(readExported(part, dir));
}

/** Reads the records of an exported part. */
export async function* readExported(part: Pick<Part, 'name'>, dir: string): AsyncGenerator<Entry> {
  const input = createReadStream(fileOf(part, dir));
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield JSON.parse(line);
}

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

async function* toLines(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

function fileOf({ name }: Pick<Part, 'name'>, dir: string): string {
  return join(dir, `${name}.jsonl`);
}
