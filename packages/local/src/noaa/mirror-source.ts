import { open, readdir, stat } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { DAY_MS } from '@groundswell/durations';
import type { NoaaFile, NoaaSource } from './noaa-source.ts';
import { NOAA_HOSTS } from './noaa-source.ts';

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain'],
  ['.bull', 'text/plain'],
  ['.idx', 'text/plain'],
];

/**
 * Serves a folder as NOAA's hosts: `<dir>/<host>/<path>`, as wget leaves them, or `<dir>/<path>` if the host has no
 * folder. Bulletins of `nomads` are also looked up in the bucket's folder, which has them at the same path. `startsAt`
 * is the cloud's time at the start, UTC ms.
 */
export function openMirror(dir: string, startsAt: number): NoaaSource {
  // A file that was copied after the cloud's time gets an earlier modification time. Otherwise the pipeline would not
  // regard the file as published.
  const seenTime = (changedAt: number) => (changedAt <= startsAt ? changedAt : startsAt - DAY_MS);

  return {
    async find(host, path) {
      for (const candidate of candidatesFor(dir, host, path)) {
        const file = await openFile(candidate);
        if (file) return { ...file, modifiedAt: seenTime(file.modifiedAt) };
      }
      return undefined;
    },
    async list(host, prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const found = new Map<string, { key: string; sizeBytes: number; modifiedAt: number }>();
      for (const candidate of candidatesFor(dir, host, `/${folder}`)) {
        for (const name of await readdir(candidate, { recursive: true }).catch(() => [])) {
          const key = folder + name.replaceAll('\\', '/');
          const info = key.startsWith(prefix) && !found.has(key) ? await stat(join(candidate, name)) : undefined;
          if (info?.isFile()) found.set(key, { key, sizeBytes: info.size, modifiedAt: seenTime(info.mtimeMs) });
        }
      }
      return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    },
  };
}

function candidatesFor(dir: string, host: string, path: string): readonly string[] {
  const { NOAA_BULLETINS_URL: bulletins, NOAA_GFS_URL: bucket } = NOAA_HOSTS;
  const short = path.startsWith(bulletins.path) ? path.slice(bulletins.path.length) : path;
  const candidates = [join(host, path), short, ...(host === bulletins.host ? [join(bucket.host, short)] : [])];
  // normalize() cannot climb above a leading slash, so no path outside the folder is reached.
  return candidates.map((candidate) => join(dir, normalize(`/${candidate}`)));
}

async function openFile(path: string): Promise<NoaaFile | undefined> {
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) return undefined;
  return {
    sizeBytes: info.size,
    modifiedAt: info.mtimeMs,
    contentType: TYPES.find(([ending]) => path.endsWith(ending))?.[1] ?? 'application/octet-stream',
    async read({ start, end }) {
      const file = await open(path, 'r');
      try {
        const bytes = Buffer.alloc(end - start + 1);
        if (bytes.length > 0) await file.read(bytes, 0, bytes.length, start);
        return bytes;
      } finally {
        await file.close();
      }
    },
  };
}
