import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import type { BenchRow } from './bench-row.ts';

/**
 * The number of frames that are rendered before their pixels are read. Reading after every frame would make the
 * graphics card idle between frames.
 */
const FRAMES_TOGETHER = 4;
/**
 * The time after which no new frame is started, ms. A software renderer takes seconds for one frame of 65,000 strokes.
 */
const ENOUGH_MS = 4000;

/** Measures a frame of many moving strokes against one that only clears the canvas, in the same page. */
export async function measureStrokes(browser: Browser, count: number): Promise<BenchRow[]> {
  const source = join(import.meta.dirname, '../../web/src/features/charts/layers/stroke-layer.ts');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'iife',
    globalName: 'layer',
    write: false,
  });
  const page = await browser.newPage();
  // The bundler calls a helper `__name` in the code that runs in the page, where the helper does not exist.
  await page.addScriptTag({ content: 'globalThis.__name = (value) => value' });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  const times = await page.evaluate(
    ([count, together, enoughMs]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [1280, 612];
      document.body.append(canvas);
      const gl = canvas.getContext('webgl2');
      if (!gl) throw new Error('no WebGL 2');
      const pixel = new Uint8Array(4);
      const frameMs = (draw: () => void) => {
        const began = performance.now();
        let frames = 0;
        do {
          for (let n = 0; n < together; n++) {
            gl.clear(gl.COLOR_BUFFER_BIT);
            draw();
          }
          frames += together;
          // Reading a pixel blocks until the graphics card has finished the frame.
          gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        } while (performance.now() - began < enoughMs);
        return (performance.now() - began) / frames;
      };
      const { createStrokeLayer } = (
        globalThis as never as { layer: { createStrokeLayer(scene: () => object): never } }
      ).layer;
      const withStrokes = () => {
        const strokes = new Float32Array(count * 14);
        for (let n = 0; n < count; n++)
          strokes.set(
            [(n * 197) % 1280, (n * 71) % 612, -9, 3, 0, 0, 9, 3, 2, 1, 1, 0.7, 0.4, (n % 4) * 10 + 0.5],
            n * 14,
          );
        const world = 256 * 2 ** 6;
        const scene = {
          strokes,
          kind: 'crests',
          rect: { left: 0, right: 1280 / world, top: 0, bottom: 612 / world },
          zoom: 6,
          timeS: 1,
          share: 1,
          strength: 0.6,
          darkInk: [0, 0, 0],
          lightInk: [1, 1, 1],
        };
        const layer = createStrokeLayer(() => scene) as {
          onAdd(gl: object): void;
          draw(gl: object, frame: object): void;
        };
        layer.onAdd(gl);
        const matrix = [(2 * world) / 1280, 0, 0, 0, 0, (-2 * world) / 612, 0, 0, 0, 0, 1, 0, -1, 1, 0, 1];
        return frameMs(() => layer.draw(gl, { matrix, worldOffsets: [0], zoom: 6, widthPx: 1280, heightPx: 612 }));
      };
      return { bare: frameMs(() => undefined), drawn: withStrokes() };
    },
    [count, FRAMES_TOGETHER, ENOUGH_MS] as const,
  );
  await page.close();
  const { bare, drawn } = times;
  return [
    {
      what: `frame of ${count} strokes, of one that only clears`,
      measured: `${drawn.toFixed(1)} ms, ${bare.toFixed(1)} ms: ${(drawn / bare).toFixed(1)}x`,
    },
  ];
}
