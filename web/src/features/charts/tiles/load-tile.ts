import { BadTileError, decodeTile, isTilePath, type Tile } from '@groundswell/tiles';

export type Decoded = { readonly id: number } & ({ readonly tile: Tile } | { readonly reason: string });

/** Undefined before the first tile. Null if the worker could not start or has failed; the main thread then decodes. */
let worker: Worker | null | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (tile: Tile) => void; reject: (error: Error) => void }>();

/**
 * Fetches a tile. Returns undefined for a tile outside the set's area, without a request, and for a tile that no longer
 * exists. Throws if the request fails or the bytes are invalid.
 */
export async function loadTile(path: string, signal: AbortSignal): Promise<Tile | undefined> {
  if (!isTilePath(path)) return undefined;
  const response = await fetch(`/${path}`, { signal });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new BadTileError(`The server answers ${response.status}.`);
  return decode(new Uint8Array(await response.arrayBuffer()));
}

function decode(bytes: Uint8Array): Promise<Tile> {
  if (worker === undefined) worker = startWorker();
  if (!worker) return decodeTile(bytes);
  const id = ++lastId;
  const decoded = new Promise<Tile>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, bytes }, [bytes.buffer as ArrayBuffer]);
  return decoded;
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const started = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Decoded>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    if ('tile' in data) pending?.resolve(data.tile);
    else pending?.reject(new BadTileError(data.reason));
  };
  started.onerror = () => {
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('Tiles cannot be unpacked.'));
    waiting.clear();
  };
  return started;
}
