import { TILE_PX, tilePath } from '@groundswell/tiles';
import { encodePng } from '@groundswell/tiles/testing/encode-png';
import { expect, test, vi } from 'vitest';

test('after the worker has failed, the main thread decodes tiles', async () => {
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
  const pathOf = (x: number) => tilePath({ set: 'gfs-wind', run: '2026112006', hour: 0, z: 1, x, y: 0 });
  await expect(loadTile(pathOf(0), signal)).rejects.toThrow('Tiles cannot be unpacked.');
  expect((await loadTile(pathOf(1), signal))?.pixels[0]).toBe(7);
  expect(started).toHaveLength(1);
  vi.unstubAllGlobals();
});

test('a tile beyond its set’s area is not requested', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  const { loadTile } = await import('./load-tile.ts');
  const path = tilePath({ set: 'nam-wind', run: '2026112006', hour: 0, z: 5, x: 31, y: 12 });
  expect(await loadTile(path, new AbortController().signal)).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
