import { unpackComplex } from './complex-packing.ts';
import type { Bitmap, GribField } from './grib-field.ts';
import { decodeJpeg2000 } from './jpeg2000/decode-jpeg2000.ts';
import type { Packing } from './packing.ts';
import type { Section } from './section.ts';
import { unpackSimple } from './simple-packing.ts';

/**
 * The field's values in file order (see `fileIndex`), in the parameter's own unit, NaN where there is none.
 * Computed in 64 bits, kept in 32. Throws `GribError` when the packed data does not match its sections.
 */
export function decodeField({ grid, packing, bitmap, data }: GribField): Float32Array {
  if (!bitmap) return scale(data, packing);

  checkBitmap(data, bitmap, grid.pointCount, packing.valueCount);
  return spread(scale(data, packing), bitmap, grid.pointCount);
}

/** WMO 92.9.4: Y 10^D = R + X 2^E. */
function scale(data: Section, packing: Packing): Float32Array {
  const { valueCount, reference, binaryScale, decimalScale } = packing;
  const constant = constantValue(packing);
  if (constant !== undefined) return new Float32Array(valueCount).fill(constant);

  const integers = unpack(data, packing);
  const out = new Float32Array(valueCount);
  const [binary, decimal] = [2 ** binaryScale, 10 ** -decimalScale];
  for (let n = 0; n < valueCount; n++) out[n] = (reference + (integers[n] as number) * binary) * decimal;
  return out;
}

/**
 * The value of a field packed with 0 bits, which is constant. The reference is then the value
 * itself, unscaled: NOAA's encoder writes it and eccodes reads it this way, contrary to 92.9.4.
 */
function constantValue(packing: Packing): number | undefined {
  if (packing.template === 2 || packing.template === 3) {
    return packing.groupCount === 0 ? packing.reference * 10 ** -packing.decimalScale : undefined;
  }
  return packing.bitsPerValue === 0 ? packing.reference : undefined;
}

function unpack(data: Section, packing: Packing): Float64Array | Int32Array {
  if (packing.valueCount === 0) return new Int32Array(0);
  if (packing.template === 2 || packing.template === 3) return unpackComplex(data, packing);
  return packing.template === 40 ? decodeJpeg2000(data, packing.valueCount) : unpackSimple(data, packing);
}

function checkBitmap(data: Section, { bits }: Bitmap, pointCount: number, valueCount: number): void {
  let present = 0;
  const wholeBytes = pointCount >>> 3;
  for (let n = 0; n < wholeBytes; n++) present += BITS_SET[bits[n] ?? 0] ?? 0;
  const rest = pointCount & 7;
  if (rest > 0) present += BITS_SET[(bits[wholeBytes] ?? 0) >>> (8 - rest)] ?? 0;
  if (present !== valueCount) data.refuse(`its bitmap shows ${present} values, its packing ${valueCount}`);
}

function spread(values: Float32Array, { bits }: Bitmap, pointCount: number): Float32Array {
  const out = new Float32Array(pointCount).fill(Number.NaN);
  let next = 0;
  for (let n = 0; n < pointCount; n++) {
    if ((bits[n >>> 3] ?? 0) & (0x80 >>> (n & 7))) out[n] = values[next++] ?? Number.NaN;
  }
  return out;
}

const BITS_SET = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);
