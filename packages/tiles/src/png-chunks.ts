import { BadTileError } from './bad-tile.ts';
import { crc32 } from './crc32.ts';
import { TILE_PX } from './mercator.ts';

export const PNG_SIGNATURE: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * The number of channels by PNG colour type: grey 1, grey with alpha 2, RGBA 4. The channels hold data, not colours.
 */
export const CHANNELS_OF_COLOR: Readonly<Record<number, number>> = { 0: 1, 4: 2, 6: 4 };

/** The limit on a tile's file size; the largest tile is 256 KB uncompressed. */
const MAX_BYTES = 512 * 1024;
const MAX_CHUNKS = 64;
/** The number of bytes around a chunk's data: its length, type and checksum. */
const FRAME_BYTES = 12;

/** Reads a tile's chunks: the number of channels and the packed pixels. Throws BadTileError for an invalid tile. */
export function readChunks(bytes: Uint8Array): { channels: number; packed: readonly Uint8Array[] } {
  if (bytes.length > MAX_BYTES) throw new BadTileError(`It has ${bytes.length} bytes.`);
  if (PNG_SIGNATURE.some((byte, at) => bytes[at] !== byte)) throw new BadTileError('It is no PNG.');
  const [head, ...others] = listChunks(bytes);
  if (head?.type !== 'IHDR') throw new BadTileError('It does not begin with a head.');
  const ends = others.findIndex(({ type }) => type === 'IEND');
  if (ends < 0 || ends !== others.length - 1) throw new BadTileError('It does not end with its end chunk.');

  const unknown = others.find(({ type }) => type !== 'IDAT' && type !== 'IEND' && isCritical(type));
  if (unknown) throw new BadTileError(`It has the unknown chunk ${JSON.stringify(unknown.type)}.`);
  return {
    channels: readHead(head.data),
    packed: others.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
  };
}

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

function listChunks(bytes: Uint8Array): readonly Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  let at = PNG_SIGNATURE.length;
  while (at < bytes.length) {
    if (chunks.length === MAX_CHUNKS) throw new BadTileError(`It has more than ${MAX_CHUNKS} chunks.`);
    const length = at + FRAME_BYTES <= bytes.length ? view.getUint32(at) : Number.POSITIVE_INFINITY;
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) throw new BadTileError('It is cut short.');
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4))
      throw new BadTileError('A chunk does not pass its check.');
    chunks.push({
      type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)),
      data: bytes.subarray(at + 8, end - 4),
    });
    at = end;
  }
  return chunks;
}

function readHead(head: Uint8Array): number {
  if (head.length !== 13) throw new BadTileError('Its head is no head.');
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  if (width !== TILE_PX || height !== TILE_PX) throw new BadTileError(`It has ${width} x ${height} pixels.`);
  const [bits, color, ...methods] = head.subarray(8);
  const channels = CHANNELS_OF_COLOR[color ?? -1];
  if (bits !== 8 || channels === undefined) throw new BadTileError(`It has colours of kind ${color} in ${bits} bits.`);
  if (methods.some((method) => method !== 0))
    throw new BadTileError('It is packed, filtered or interlaced in an unknown way.');
  return channels;
}

/** Tells whether a chunk is critical: a lower-case first letter marks an ancillary one (PNG 5.4). */
function isCritical(type: string): boolean {
  return /^[A-Z]/.test(type);
}
