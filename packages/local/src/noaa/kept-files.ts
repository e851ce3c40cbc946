import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NoaaFile, NoaaSource } from './noaa-source.ts';

/** A run is the newest for six hours. */
const KEPT_MS = 7 * 3_600_000;

/**
 * Caches the files of model runs on disk for later clouds with the same code. A run's files never change, and writing the
 * first ones takes a sixth of a first start. `isKept` selects the paths.
 */
export function keepFiles(source: NoaaSource, dir: string, isKept: (path: string) => boolean): NoaaSource {
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(dir))
    if (Date.now() - statSync(join(dir, name)).mtimeMs > KEPT_MS) rmSync(join(dir, name));
  return {
    ...source,
    async find(host, path) {
      if (!isKept(path)) return source.find(host, path);
      const file = join(dir, encodeURIComponent(path));
      const kept = await readKept(file);
      if (kept) return kept;
      const found = await source.find(host, path);
      if (found) await keep(file, found);
      return found;
    },
  };
}

async function readKept(file: string): Promise<NoaaFile | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats) return undefined;
  return {
    sizeBytes: stats.size,
    modifiedAt: stats.mtimeMs,
    contentType: file.endsWith('.idx') ? 'text/plain' : 'application/octet-stream',
    async read({ start, end }) {
      const handle = await open(file, 'r');
      try {
        const bytes = Buffer.alloc(Math.max(0, Math.min(end, stats.size - 1) - start + 1));
        await handle.read(bytes, 0, bytes.length, start);
        return bytes;
      } finally {
        await handle.close();
      }
    },
  };
}

/** A file is whole from the moment that it has its name. */
async function keep(file: string, found: NoaaFile): Promise<void> {
  const draft = `${file}.draft-${process.pid}`;
  try {
    await writeFile(draft, await found.read({ start: 0, end: found.sizeBytes - 1 }));
    await rename(draft, file);
  } catch {
    // Without room on the disk it is written again next time.
  }
}
