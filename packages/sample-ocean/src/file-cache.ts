/** A cache of files, limited in bytes. The least recently used files are removed first. */
export interface FileCache {
  find(key: string): Uint8Array | undefined;
  put(key: string, bytes: Uint8Array): void;
}

export function createFileCache(mostBytes: number): FileCache {
  const files = new Map<string, Uint8Array>();
  let held = 0;
  const drop = (key: string) => {
    held -= files.get(key)?.length ?? 0;
    files.delete(key);
  };
  return {
    find(key) {
      const bytes = files.get(key);
      if (!bytes) return undefined;
      files.delete(key);
      files.set(key, bytes);
      return bytes;
    },
    put(key, bytes) {
      drop(key);
      files.set(key, bytes);
      held += bytes.length;
      for (const oldest of files.keys()) {
        if (held <= mostBytes || oldest === key) break;
        drop(oldest);
      }
    },
  };
}
