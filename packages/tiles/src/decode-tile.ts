import { BadTileError } from './bad-tile.ts';
import { TILE_PX } from './mercator.ts';
import { readChunks } from './png-chunks.ts';
import { undoFilters } from './png-filters.ts';

/** The values of a tile: row by row from the north, `channels` bytes a pixel. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly pixels: Uint8Array;
}

/**
 * Decodes a tile; throws BadTileError for anything but a valid tile. An image element is unsuitable: its canvas
 * multiplies colours by alpha and may apply a colour profile, but these bytes are data.
 */
export async function decodeTile(bytes: Uint8Array): Promise<Tile> {
  const { channels, packed } = readChunks(bytes);
  const rowBytes = TILE_PX * channels;
  const filtered = await inflate(packed, TILE_PX * (rowBytes + 1));
  return { width: TILE_PX, height: TILE_PX, channels, pixels: undoFilters(filtered, rowBytes, channels) };
}

/** Inflates exactly `length` bytes and stops, so that a small file cannot exhaust memory (zip bomb). */
async function inflate(packed: readonly Uint8Array[], length: number): Promise<Uint8Array> {
  const out = new Uint8Array(length);
  let filled = 0;
  const reader = new Blob(packed.map((part) => new Uint8Array(part)))
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (filled + read.value.length > length) throw new BadTileError('It holds more pixels than its size.');
      out.set(read.value, filled);
      filled += read.value.length;
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof BadTileError ? error : new BadTileError('Its pixels cannot be unpacked.', { cause: error });
  }
  if (filled < length) throw new BadTileError('It holds fewer pixels than its size.');
  return out;
}
