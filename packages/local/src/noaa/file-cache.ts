import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { NoaaFile, NoaaSource } from './noaa-source.ts';

/** A run is the newest for six hours; one more hour is a margin. */
const KEPT_MS = 7 * 3_600_000;
const CHECK_BYTES = 4;

/**
 * Caches the files of model runs on disk for later starts with the same code. A run's files never change, and
 * generating the first files takes a sixth of a first start. `isKept` selects the paths to cache.
 */
export function cacheFiles(source: NoaaSource, dir: string, isKept: (path: string) => boolean): NoaaSource {
  mkdirSync(dir, { recursive: true });
  /** Files whose checksum has been verified in this process. */
  const whole = new Set<string>();
  for (const name of readdirSync(dir))
    if (Date.now() - statSync(join(dir, name)).mtimeMs > KEPT_MS) rmSync(join(dir, name));
  return {
    ...source,
    async find(host, path) {
      if (!isKept(path)) return source.find(host, path);
      const file = join(dir, encodeURIComponent(path));
      const kept = whole.has(file) || (await isWhole(file)) ? await openKept(file) : undefined;
      if (kept) {
        whole.add(file);
        return kept;
      }
      const found = await source.find(host, path);
      if (found) await keep(file, found);
      return found;
    },
  };
}

/** Whether a cached file is complete: its last four bytes are the CRC-32 of all bytes before them. */
async function isWhole(file: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes || bytes.length < CHECK_BYTES) return false;
  const end = bytes.length - CHECK_BYTES;
  return crc32(bytes.subarray(0, end)) === bytes.readUInt32BE(end);
}

async function openKept(file: string): Promise<NoaaFile | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return undefined;
  const sizeBytes = stats.size - CHECK_BYTES;
  return {
    sizeBytes,
    modifiedAt: stats.mtimeMs,
    contentType: file.endsWith('.idx') ? 'text/plain' : 'application/octet-stream',
    async read({ start, end }) {
      const handle = await open(file, 'r');
      try {
        const bytes = Buffer.alloc(Math.max(0, Math.min(end, sizeBytes - 1) - start + 1));
        await handle.read(bytes, 0, bytes.length, start);
        return bytes;
      } finally {
        await handle.close();
      }
    },
  };
}

/** Caches a file. The rename at the end makes sure that a file with its final name is complete. */
async function keep(file: string, found: NoaaFile): Promise<void> {
  // Concurrent requests may write the same file, so each draft has a unique name.
  const draft = `${file}.${randomUUID()}`;
  try {
    const bytes = await found.read({ start: 0, end: found.sizeBytes - 1 });
    const check = Buffer.alloc(CHECK_BYTES);
    check.writeUInt32BE(crc32(bytes));
    await writeFile(draft, Buffer.concat([bytes, check]));
    await rename(draft, file);
  } catch {
    // On a full disk the cache is skipped, and the next request tries to write the file again.
    await rm(draft, { force: true });
  }
}
