import { BadTileError, decodeTile } from '@groundswell/tiles';
import type { Decoded } from './load-tile.ts';

/** Decodes tiles in a worker, because decoding the ten tiles of a timeline step would block the main thread. */
self.onmessage = ({ data: { id, bytes } }: MessageEvent<{ id: number; bytes: Uint8Array }>) => {
  decodeTile(bytes).then(
    (tile) => self.postMessage({ id, tile } satisfies Decoded, { transfer: [tile.pixels.buffer as ArrayBuffer] }),
    (error: unknown) =>
      self.postMessage({ id, reason: error instanceof BadTileError ? error.message : String(error) } satisfies Decoded),
  );
};
