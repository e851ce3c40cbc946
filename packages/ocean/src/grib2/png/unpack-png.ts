import { inflateSync } from 'node:zlib';
import { unpackBits } from '../bits.ts';
import type { ScaledPacking } from '../packing.ts';
import type { Section } from '../section.ts';
import { type PngImage, parsePng } from './parse-png.ts';
import { listPasses, type Pass } from './passes.ts';
import { unfilter } from './unfilter.ts';

/** Unpacks template 7.41: the pixels of a PNG image, row by row, each an unsigned integer. */
export function unpackPng(section: Section, { valueCount, bitsPerValue }: ScaledPacking, out: Float64Array): void {
  const image = parsePng(section, section.bytesFrom(6));
  const { width, height, bitsPerPixel } = image;
  if (width * height !== valueCount) section.refuse(`its PNG image is ${width} x ${height} for ${valueCount} values`);
  // NCEP writes the narrowest image that holds a value, eccodes one of whole bytes.
  if (bitsPerPixel < bitsPerValue || bitsPerPixel > 8 * Math.ceil(bitsPerValue / 8))
    section.refuse(`its PNG image has ${bitsPerPixel} bits a pixel for values of ${bitsPerValue} bits`);

  const passes = listPasses(image);
  const raw = inflate(section, image, passes);
  let at = 0;
  for (const pass of passes) {
    const pixels = unfilter(section, raw, at, pass, Math.max(1, bitsPerPixel / 8));
    placePixels(pixels, pass, image, out);
    at += pass.rows * (pass.rowBytes + 1);
  }
}

/** Inflates the filtered rows of all passes. Their size is known before, and bounds the memory. */
function inflate(section: Section, { compressed }: PngImage, passes: readonly Pass[]): Uint8Array {
  const size = passes.reduce((sum, { rows, rowBytes }) => sum + rows * (rowBytes + 1), 0);
  const raw = tryInflate(section, compressed, size);
  if (raw.length !== size) section.refuse(`its PNG image holds ${raw.length} bytes instead of ${size}`);
  return raw;
}

function tryInflate(section: Section, compressed: Uint8Array, size: number): Uint8Array {
  try {
    return inflateSync(compressed, { maxOutputLength: size, chunkSize: Math.max(size, 64) });
  } catch (error) {
    return section.refuse(`its PNG image does not inflate to ${size} bytes (${(error as NodeJS.ErrnoException).code})`);
  }
}

function placePixels(pixels: Uint8Array, pass: Pass, { width, bitsPerPixel }: PngImage, out: Float64Array): void {
  const { firstColumn, firstRow, columnStep, rowStep, columns, rows, rowBytes } = pass;
  const view = new DataView(pixels.buffer);
  const line = columnStep === 1 ? undefined : new Float64Array(columns);
  for (let row = 0; row < rows; row++) {
    const bit = rowBytes * (row + 1) * 8;
    const first = (firstRow + row * rowStep) * width + firstColumn;
    if (!line) {
      unpackBits(view, bit, bitsPerPixel, 0, out, first, columns);
      continue;
    }
    unpackBits(view, bit, bitsPerPixel, 0, line, 0, columns);
    for (let column = 0; column < columns; column++) out[first + column * columnStep] = line[column] as number;
  }
}
