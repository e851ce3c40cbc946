import { BadTileError, decodeTile } from '@groundswell/tiles';
import type { Decoded } from './load-tile.ts';

/** Decodes tiles off the main thread, because the ten tiles of a step would block its frames. */
self.onmessage = ({ data: { id, bytes } }: MessageEvent<{ id: number; bytes: Uint8Array }>) => {
  decodeTile(bytes).then(
    (tile) => self.postMessage({ id, tile } satisfies Decoded, { transfer: [tile.pixels.buffer as ArrayBuffer] }),
    (error: unknown) =>
      self.postMessage({ id, reason: error instanceof BadTileError ? error.message : String(error) } satisfies Decoded),
  );
};
