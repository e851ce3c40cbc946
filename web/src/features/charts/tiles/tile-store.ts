import type { Tile } from '@groundswell/tiles';

/** The state of a requested tile; `none` means that it lies beyond the set's area or is gone. */
export type StoredTile =
  | { readonly state: 'loaded'; readonly tile: Tile }
  | { readonly state: 'none' | 'failed' | 'loading' };

export interface TileStore {
  get(path: string): StoredTile | undefined;
  /** Sets the wanted tiles and loads them in this order; requests for other tiles are aborted. */
  setWanted(paths: readonly string[]): void;
  /** Drops failed and missing tiles from the cache, so that they are requested again. */
  forgetFailures(): void;
  /** Registers a listener that is called each time a tile loads or fails; returns the unsubscribe function. */
  onChange(act: (path: string) => void): () => void;
  /** Returns the total size of the decoded tiles, in bytes. */
  bytes(): number;
}

interface Settings {
  /** Resolves to undefined if there is no such tile; rejects on a failed request. */
  readonly load: (path: string, signal: AbortSignal) => Promise<Tile | undefined>;
  /** The size limit; the store evicts unwanted tiles, the least recently used first. */
  readonly maxBytes: number;
  readonly maxAtOnce?: number;
}

/** Creates a cache of decoded tiles by path; entries never go stale, because tiles are immutable. */
export function createTileStore({ load, maxBytes, maxAtOnce = 8 }: Settings): TileStore {
  const kept = new Map<string, StoredTile>();
  const inFlight = new Map<string, AbortController>();
  const listeners = new Set<(path: string) => void>();
  let wanted: readonly string[] = [];
  let bytes = 0;

  function drop(path: string): void {
    const stored = kept.get(path);
    if (stored?.state === 'loaded') bytes -= stored.tile.pixels.length;
    kept.delete(path);
  }

  function put(path: string, stored: StoredTile): void {
    drop(path);
    kept.set(path, stored);
    if (stored.state === 'loaded') bytes += stored.tile.pixels.length;
    const needed = new Set(wanted);
    for (const old of kept.keys()) {
      if (bytes <= maxBytes) break;
      if (!needed.has(old)) drop(old);
    }
    for (const act of listeners) act(path);
  }

  function start(path: string): void {
    const controller = new AbortController();
    inFlight.set(path, controller);
    load(path, controller.signal)
      .then(
        (tile): StoredTile => (tile ? { state: 'loaded', tile } : { state: 'none' }),
        (): StoredTile => ({ state: 'failed' }),
      )
      .then((stored) => {
        if (inFlight.get(path) !== controller) return;
        inFlight.delete(path);
        put(path, stored);
        startNext();
      })
      .catch((error: unknown) => console.error(error));
  }

  function startNext(): void {
    for (const path of wanted) {
      if (inFlight.size >= maxAtOnce) return;
      if (!kept.has(path) && !inFlight.has(path)) start(path);
    }
  }

  return {
    get(path) {
      const stored = kept.get(path);
      if (!stored) return inFlight.has(path) ? { state: 'loading' } : undefined;
      kept.delete(path);
      kept.set(path, stored);
      return stored;
    },
    setWanted(paths) {
      wanted = paths;
      const needed = new Set(paths);
      for (const [path, controller] of inFlight) {
        if (needed.has(path)) continue;
        inFlight.delete(path);
        controller.abort();
      }
      startNext();
    },
    forgetFailures() {
      for (const [path, { state }] of kept) if (state !== 'loaded') kept.delete(path);
      startNext();
    },
    onChange(act) {
      listeners.add(act);
      return () => listeners.delete(act);
    },
    bytes: () => bytes,
  };
}
