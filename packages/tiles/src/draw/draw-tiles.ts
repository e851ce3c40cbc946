import { TILE_PX, TILE_STEPS, type TileAddress } from '../mercator.ts';
import { NO_DATA } from '../scale.ts';
import { listAreaTiles } from '../tile-area.ts';
import { type TileSet, tileSets } from '../tile-sets.ts';
import type { Chart } from './chart.ts';
import { encodePng } from './encode-png.ts';
import { type Painting, paint } from './paint.ts';

export type { Chart, ChartGrid } from './chart.ts';

export interface DrawnTile extends TileAddress {
  readonly png: Uint8Array;
}

/** Yields all tiles of one hour of a set, deepest zoom first. The same chart gives the same bytes. */
export function* drawTiles(set: TileSet, chart: Chart): Generator<DrawnTile> {
  const painting = paint(tileSets[set], chart);
  for (let z = painting.z; z >= 0; z--) {
    for (const address of listAreaTiles(set, z)) {
      const pixels = cutTile(painting, address);
      yield { ...address, png: pixels ? encodePng(pixels, painting.channels) : blankPng(painting.channels) };
    }
  }
}

/** Cuts a tile from the painting by taking every `stride`-th pixel; undefined if no pixel has a value. */
function cutTile(painting: Painting, { z, x, y }: TileAddress): Uint8Array | undefined {
  const { firstColumn, firstRow, columns, rows, channels, pixels } = painting;
  const stride = 2 ** (painting.z - z);
  const out = new Uint8Array(TILE_PX * TILE_PX * channels).fill(NO_DATA);
  // At shallower zooms a tile may extend beyond the painting.
  const left = x * TILE_STEPS * stride - firstColumn;
  const top = y * TILE_STEPS * stride - firstRow;
  const firstOut = Math.max(0, Math.ceil(-left / stride));
  const endOut = Math.min(TILE_PX, Math.ceil((columns - left) / stride));
  if (endOut <= firstOut) return undefined;
  for (let row = Math.max(0, Math.ceil(-top / stride)); row < TILE_PX && top + row * stride < rows; row++) {
    const line = (top + row * stride) * columns;
    if (stride === 1) {
      const whole = pixels.subarray((line + left + firstOut) * channels, (line + left + endOut) * channels);
      out.set(whole, (row * TILE_PX + firstOut) * channels);
      continue;
    }
    for (let column = firstOut; column < endOut; column++) {
      const from = (line + left + column * stride) * channels;
      const to = (row * TILE_PX + column) * channels;
      for (let channel = 0; channel < channels; channel++) out[to + channel] = pixels[from + channel] as number;
    }
  }
  return hasDatum(out) ? out : undefined;
}

const blanks = new Map<number, Uint8Array>();

/** Encodes a tile without any value; it is made once, because a set may have many. */
function blankPng(channels: number): Uint8Array {
  const known = blanks.get(channels);
  if (known) return known;
  const png = encodePng(new Uint8Array(TILE_PX * TILE_PX * channels).fill(NO_DATA), channels);
  blanks.set(channels, png);
  return png;
}

function hasDatum(pixels: Uint8Array): boolean {
  for (let n = 0; n < pixels.length; n++) if (pixels[n] !== NO_DATA) return true;
  return false;
}
