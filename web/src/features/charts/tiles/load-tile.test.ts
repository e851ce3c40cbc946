import { TILE_PX } from '@groundswell/tiles';
import { expect, test, vi } from 'vitest';
import { encodePng } from '../../../../../packages/tiles/src/draw/encode-png.ts';

test('after its worker has failed the page unpacks tiles by itself', async () => {
  const started: FailingWorker[] = [];
  class FailingWorker {
    onerror: (() => void) | undefined;
    constructor() {
      started.push(this);
    }
    postMessage() {
      queueMicrotask(() => this.onerror?.());
    }
  }
  vi.stubGlobal('Worker', FailingWorker);
  const png = encodePng(new Uint8Array(TILE_PX * TILE_PX * 2).fill(7), 2);
  vi.stubGlobal('fetch', async () => new Response(png as Uint8Array<ArrayBuffer>));
  vi.resetModules();
  const { loadTile } = await import('./load-tile.ts');
  const { signal } = new AbortController();
  await expect(loadTile('tiles/a.png', signal)).rejects.toThrow('Tiles cannot be unpacked.');
  expect((await loadTile('tiles/b.png', signal))?.pixels[0]).toBe(7);
  expect(started).toHaveLength(1);
  vi.unstubAllGlobals();
});
