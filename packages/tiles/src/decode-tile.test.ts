import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadTileError } from './bad-tile.ts';
import { crc32 } from './crc32.ts';
import { decodeTile } from './decode-tile.ts';
import { encodePng } from './draw/encode-png.ts';
import { TILE_PX } from './mercator.ts';
import { PNG_SIGNATURE } from './png-chunks.ts';

const wavy = (channels: number) =>
  Uint8Array.from({ length: TILE_PX * TILE_PX * channels }, (_, n) => 127 + 120 * Math.sin(n / 700) * Math.cos(n / 3));

const HEAD = [0, 0, 1, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0];
/** The rows are unfiltered and every value is 7. */
const PLAIN_ROWS = Uint8Array.from({ length: TILE_PX * (TILE_PX + 1) }, (_, n) => (n % (TILE_PX + 1) === 0 ? 0 : 7));

function png(...chunks: readonly (readonly [type: string, data: Uint8Array | readonly number[]])[]): Uint8Array {
  const parts = chunks.map(([type, data]) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  });
  return Buffer.concat([Buffer.from(PNG_SIGNATURE), ...parts]);
}

test('the CRC of IEND is the published one', () => {
  expect(crc32(Buffer.from('IEND'))).toBe(0xae426082);
});

test.each([1, 2, 4])('a tile of %d channels decodes byte for byte', async (channels) => {
  const pixels = wavy(channels);
  expect(await decodeTile(encodePng(pixels, channels))).toEqual({ width: 256, height: 256, channels, pixels });
});

test('the same pixels give the same bytes', () => {
  expect(encodePng(wavy(2), 2)).toEqual(encodePng(wavy(2), 2));
});

test('pixels in several chunks are read, ancillary chunks are skipped', async () => {
  const packed = deflateSync(PLAIN_ROWS);
  const tile = await decodeTile(
    png(['IHDR', HEAD], ['tEXt', [65]], ['IDAT', packed.subarray(0, 9)], ['IDAT', packed.subarray(9)], ['IEND', []]),
  );
  expect(new Set(tile.pixels)).toEqual(new Set([7]));
});

test.each([
  [1, [7, 7, 7, 7]],
  [2, [7, 14, 21, 28]],
  [3, [7, 10, 12, 13]],
  [4, [7, 14, 21, 28]],
] as const)('filter %d is undone', async (filter, column) => {
  // Every filtered byte is 7. Column 0 has no left neighbour, so there the filters use only the pixel above (PNG 9.2).
  const rows = PLAIN_ROWS.map((byte, n) => (n % (TILE_PX + 1) === 0 ? filter : byte));
  const { pixels } = await decodeTile(png(['IHDR', HEAD], ['IDAT', deflateSync(rows)], ['IEND', []]));
  expect([0, 1, 2, 3].map((row) => pixels[row * TILE_PX])).toEqual(column);
});

describe('hostile bytes are refused by name', () => {
  const sound = encodePng(wavy(2), 2);
  const idat = (rows: Uint8Array) => png(['IHDR', HEAD], ['IDAT', deflateSync(rows)], ['IEND', []]);
  const headed = (...changes: readonly (readonly [at: number, value: number])[]) => {
    const head = [...HEAD];
    for (const [at, value] of changes) head[at] = value;
    return png(['IHDR', head], ['IDAT', deflateSync(PLAIN_ROWS)], ['IEND', []]);
  };

  test.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(0), 'It is no PNG.'],
    ['a page', Buffer.from('<!doctype html>'), 'It is no PNG.'],
    ['an endless file', new Uint8Array(600_000), 'It has 600000 bytes.'],
    ['no chunks', Uint8Array.from(PNG_SIGNATURE), 'It does not begin with a head.'],
    ['half a tile', sound.subarray(0, sound.length / 2), 'It is cut short.'],
    ['a tile with more behind it', Buffer.concat([sound, Buffer.from('x')]), 'It is cut short.'],
    ['another size', headed([2, 255]), 'It has 65280 x 256 pixels.'],
    ['sixteen bits', headed([8, 16]), 'It has colours of kind 0 in 16 bits.'],
    ['a palette', headed([9, 3]), 'It has colours of kind 3 in 8 bits.'],
    ['interlacing', headed([12, 1]), 'It is packed, filtered or interlaced in an unknown way.'],
    ['a short head', png(['IHDR', [0]], ['IEND', []]), 'Its head is no head.'],
    ['an unknown critical chunk', png(['IHDR', HEAD], ['PLTE', []], ['IEND', []]), 'It has the unknown chunk "PLTE".'],
    ['no end', png(['IHDR', HEAD], ['IDAT', deflateSync(PLAIN_ROWS)]), 'It does not end with its end chunk.'],
    ['no pixels', png(['IHDR', HEAD], ['IEND', []]), 'Its pixels cannot be unpacked.'],
    ['no deflate', png(['IHDR', HEAD], ['IDAT', [1, 2, 3]], ['IEND', []]), 'Its pixels cannot be unpacked.'],
    ['too few pixels', idat(PLAIN_ROWS.subarray(1)), 'It holds fewer pixels than its size.'],
    ['a bomb', idat(new Uint8Array(50_000_000)), 'It holds more pixels than its size.'],
    ['a filter that there is not', idat(PLAIN_ROWS.with(0, 5)), 'There is no filter 5.'],
    ['many chunks', png(['IHDR', HEAD], ...Array(80).fill(['tEXt', []]), ['IEND', []]), 'It has more than 64 chunks.'],
  ])('%s', async (_, bytes, reason) => {
    await expect(decodeTile(bytes)).rejects.toThrow(new BadTileError(reason));
  });

  test('flipped bits never pass as a tile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length * 8 - 1), async (bit) => {
        const broken = Uint8Array.from(sound);
        broken[bit >> 3] = (broken[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        await expect(decodeTile(broken)).rejects.toBeInstanceOf(BadTileError);
      }),
    );
  });

  test('broken deflate with a valid CRC throws only BadTileError', async () => {
    const packed = deflateSync(wavy(1).subarray(0, TILE_PX * (TILE_PX + 1)));
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const broken = Uint8Array.from(packed);
        broken[at] = (broken[at] ?? 0) ^ flip;
        const result = await decodeTile(png(['IHDR', HEAD], ['IDAT', broken], ['IEND', []])).catch((error) => error);
        expect(result).toBeInstanceOf(BadTileError);
      }),
    );
  });
});
