import { crc32, deflateSync } from 'node:zlib';
import { concat, packBits, write } from './synthetic-octets.ts';

export interface SyntheticPng {
  readonly width: number;
  readonly height: number;
  /** The bits of a pixel: 1, 2, 4, 8 and 16 are grey, 24 is RGB, 32 is RGBA. */
  readonly bits: number;
  readonly samples: readonly number[];
  readonly interlaced?: boolean;
  /** The filters of successive rows, repeated. */
  readonly filters?: readonly number[];
  /** The largest size of an IDAT chunk. */
  readonly chunkBytes?: number;
}

/** The passes of Adam7: first column and row, then their steps. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Writes a PNG image pixel by pixel, with every row filter and both interlace methods of the specification. */
export function writePng(image: SyntheticPng): Uint8Array {
  const { width, height, bits, interlaced = false } = image;
  const [depth, colour] = bits === 24 ? [8, 2] : bits === 32 ? [8, 6] : [bits, 0];
  const stream = new Uint8Array(deflateSync(filteredRows(image)));
  const size = image.chunkBytes ?? stream.length;
  const parts = Array.from({ length: Math.ceil(stream.length / size) }, (_, n) =>
    pngChunk('IDAT', stream.subarray(n * size, (n + 1) * size)),
  );
  return concat([
    PNG_SIGNATURE,
    pngChunk('IHDR', write([4, width], [4, height], [1, depth], [1, colour], [1, 0], [1, 0], [1, interlaced ? 1 : 0])),
    ...parts,
    pngChunk('IEND', new Uint8Array(0)),
  ]);
}

export const PNG_SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, body: Uint8Array): Uint8Array {
  const named = concat([new TextEncoder().encode(type), body]);
  return concat([write([4, body.length]), named, write([4, crc32(named)])]);
}

function filteredRows({
  width,
  height,
  bits,
  samples,
  interlaced,
  filters = [0, 1, 2, 3, 4],
}: SyntheticPng): Uint8Array {
  const unit = Math.max(1, bits / 8);
  const rows: Uint8Array[] = [];
  for (const [column, row, columnStep, rowStep] of interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const)) {
    let above: Uint8Array | undefined;
    for (let y = row; y < height && column < width; y += rowStep) {
      const pixels: (readonly [number, number])[] = [];
      for (let x = column; x < width; x += columnStep) pixels.push([samples[y * width + x] ?? 0, bits]);
      const line = packBits(pixels);
      rows.push(
        filterRow(line, above ?? new Uint8Array(line.length), unit, filters[rows.length % filters.length] ?? 0),
      );
      above = line;
    }
  }
  return concat(rows);
}

function filterRow(line: Uint8Array, above: Uint8Array, unit: number, filter: number): Uint8Array {
  const filtered = line.map((byte, n) => {
    const [left, up, corner] = [line[n - unit] ?? 0, above[n] ?? 0, above[n - unit] ?? 0];
    return byte - ([0, left, up, Math.floor((left + up) / 2), paeth(left, up, corner)][filter] ?? 0);
  });
  return concat([new Uint8Array([filter]), filtered]);
}

function paeth(left: number, up: number, corner: number): number {
  const distance = (value: number) => Math.abs(left + up - corner - value);
  return [left, up, corner].reduce((nearest, value) => (distance(value) < distance(nearest) ? value : nearest));
}
