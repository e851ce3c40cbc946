import type { Tile } from '@groundswell/tiles';
import { putTexture } from './gl-program.ts';

/**
 * The maximum number of cached textures. It suffices for the tiles of two chart hours on a large screen, with the tiles
 * around it.
 */
const MOST_TEXTURES = 96;

/** Caches tiles as textures by path, and evicts the least recently used one. */
export function createTextureCache(gl: WebGL2RenderingContext) {
  const textures = new Map<string, WebGLTexture>();
  return {
    bind(unit: 0 | 1, path: string, tile: Tile): void {
      gl.activeTexture(gl.TEXTURE0 + unit);
      const known = textures.get(path);
      if (known) {
        textures.delete(path);
        textures.set(path, known);
        gl.bindTexture(gl.TEXTURE_2D, known);
        return;
      }
      const [oldest] = textures;
      if (oldest && textures.size >= MOST_TEXTURES) {
        gl.deleteTexture(oldest[1]);
        textures.delete(oldest[0]);
      }
      const texture = gl.createTexture();
      textures.set(path, texture);
      putTexture(gl, texture, tile);
    },
    remove(): void {
      for (const texture of textures.values()) gl.deleteTexture(texture);
      textures.clear();
    },
  };
}
