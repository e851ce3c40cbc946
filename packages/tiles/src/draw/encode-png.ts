import { constants, deflateSync } from 'node:zlib';
import { crc32 } from '../crc32.ts';
import { TILE_PX } from '../mercator.ts';
import { CHANNELS_OF_COLOR, PNG_SIGNATURE } from '../png-chunks.ts';
import { paeth } from '../png-filters.ts';

/**
 * Paeth's filter turns a smooth field into mostly 0 and ±1. Run-length matching and Huffman codes compress nearly all
 * of it; a full match search takes ten times as long without gain (docs/charts.md).
 */
const DEFLATE = { level: 6, strategy: constants.Z_RLE };
const PAETH = 4;

/** Encodes a tile's pixels as a PNG of 8 bits a channel; the same pixels give the same bytes. */
export function encodePng(pixels: Uint8Array, channels: number): Uint8Array {
  return Buffer.concat([
    Buffer.from(PNG_SIGNATURE),
    chunk('IHDR', headOf(channels)),
    chunk('IDAT', deflateSync(filterRows(pixels, channels), DEFLATE)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function headOf(channels: number): Buffer {
  const [color] = Object.entries(CHANNELS_OF_COLOR).find(([, count]) => count === channels) ?? [];
  if (color === undefined) throw new Error(`No PNG has ${channels} channels.`);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(TILE_PX, 0);
  head.writeUInt32BE(TILE_PX, 4);
  head.set([8, Number(color)], 8);
  return head;
}

/** Applies a filter to each row, and puts the number of the filter before the row (PNG 9.2). */
function filterRows(pixels: Uint8Array, channels: number): Uint8Array {
  const rowBytes = TILE_PX * channels;
  const out = new Uint8Array(TILE_PX * (rowBytes + 1));
  let up: Uint8Array = new Uint8Array(rowBytes);
  for (let row = 0; row < TILE_PX; row++) {
    const line = pixels.subarray(row * rowBytes, (row + 1) * rowBytes);
    const at = row * (rowBytes + 1) + 1;
    out[at - 1] = PAETH;
    // The first pixel of a row has no left neighbour, so Paeth's filter predicts it from the pixel above.
    for (let n = 0; n < channels; n++) out[at + n] = (line[n] as number) - (up[n] as number);
    for (let n = channels; n < rowBytes; n++)
      out[at + n] =
        (line[n] as number) - paeth(line[n - channels] as number, up[n] as number, up[n - channels] as number);
    up = line;
  }
  return out;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(data.length + 12);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8);
  return out;
}
