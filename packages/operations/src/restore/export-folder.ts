import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { cleanLine } from '@groundswell/contracts';
import type { Entry, Part } from './part.ts';

const MANIFEST = 'manifest.json';
/** Matches the files of an export, complete or not. */
const OWN_FILE = /^(manifest\.json|(table|users|objects)\.jsonl)(\.new)?$/;
/** Only the owner reads an export, because it holds personal data. */
const DIR_MODE = 0o700;
const FILE_MODE = 0o600;

interface ExportedFile {
  readonly records: number;
  readonly sha256: string;
}

interface Manifest {
  readonly id: string;
  readonly files: Readonly<Partial<Record<Part['name'], ExportedFile>>>;
}

/** An export whose files are whole. */
export interface Exported {
  readonly id: string;
  read(part: Pick<Part, 'name'>): AsyncGenerator<Entry>;
}

/**
 * Writes each part into `<dir>/<name>.jsonl`, a record a line, and last the manifest, which makes the export whole.
 * Yields each part's name when it is written. Throws if the folder holds other files.
 */
export async function* exportParts(parts: readonly Part[], dir: string): AsyncGenerator<Part['name']> {
  await prepareFolder(dir);
  const files: Partial<Record<Part['name'], ExportedFile>> = {};
  for (const part of parts) {
    files[part.name] = await exportPart(part, dir);
    yield part.name;
  }
  const manifest: Manifest = { id: randomUUID(), files };
  const file = join(dir, MANIFEST);
  await writeFile(`${file}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: FILE_MODE, flag: 'wx' });
  await rename(`${file}.new`, file);
}

/** Opens an export after comparing its files with its manifest. Throws an Error with a sentence if it is not whole. */
export async function openExport(dir: string, parts: readonly Pick<Part, 'name'>[]): Promise<Exported> {
  const { id, files } = await readManifest(dir);
  for (const { name } of parts) {
    const listed = files[name];
    if (!listed) throw new Error(`The export in ${dir} was made without ${name}.`);
    const found = await describeFile(fileOf(name, dir)).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      throw new Error(`The export in ${dir} is not whole: ${name}.jsonl is missing.`);
    });
    if (found.sha256 !== listed.sha256 || found.records !== listed.records)
      throw new Error(
        `The export in ${dir} is not whole: ${name}.jsonl differs from the manifest (${found.records} records instead of ${listed.records}).`,
      );
  }
  return { id, read: ({ name }) => readLines(fileOf(name, dir)) };
}

/** Creates the folder, or empties it of an earlier export, the manifest first. */
async function prepareFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: DIR_MODE });
  const present = await readdir(dir);
  const foreign = present.find((file) => !OWN_FILE.test(file));
  if (foreign) throw new Error(`An export needs a folder of its own, but ${dir} contains ${cleanLine(foreign)}.`);
  await chmod(dir, DIR_MODE);
  for (const file of [MANIFEST, ...present]) await rm(join(dir, file), { force: true });
}

async function exportPart(part: Part, dir: string): Promise<ExportedFile> {
  const file = fileOf(part.name, dir);
  const hash = createHash('sha256');
  let records = 0;
  async function* toLines() {
    for await (const entry of part.read()) {
      const line = `${JSON.stringify(entry)}\n`;
      hash.update(line);
      records++;
      yield line;
    }
  }
  await pipeline(toLines(), createWriteStream(file, { mode: FILE_MODE, flags: 'wx' }));
  return { records, sha256: hash.digest('hex') };
}

async function readManifest(dir: string): Promise<Manifest> {
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error;
    throw new Error(`${dir} holds no whole export: there is no ${MANIFEST}, which an export writes last.`);
  });
  try {
    const manifest: Manifest = JSON.parse(text);
    if (typeof manifest.id === 'string' && typeof manifest.files === 'object') return manifest;
  } catch {
    // The sentence below says the same of any text that is no manifest.
  }
  throw new Error(`${join(dir, MANIFEST)} is not the manifest of an export.`);
}

async function describeFile(file: string): Promise<ExportedFile> {
  const hash = createHash('sha256');
  let records = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    for (const byte of chunk) if (byte === 10) records++;
  }
  return { records, sha256: hash.digest('hex') };
}

async function* readLines(file: string): AsyncGenerator<Entry> {
  const input = createReadStream(file);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield JSON.parse(line);
}

function fileOf(name: Part['name'], dir: string): string {
  return join(dir, `${name}.jsonl`);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
