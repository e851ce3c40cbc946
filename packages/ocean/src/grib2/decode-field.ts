import { reusableBuffer } from '../reusable.ts';
import { unpackCcsds } from './ccsds/unpack-ccsds.ts';
import { unpackComplex } from './complex-packing.ts';
import type { Bitmap, GribField } from './grib-field.ts';
import { unpackIeee } from './ieee-packing.ts';
import { decodeJpeg2000 } from './jpeg2000/decode-jpeg2000.ts';
import type { ScaledPacking } from './packing.ts';
import { unpackPng } from './png/unpack-png.ts';
import { unpackRunLength } from './run-length-packing.ts';
import type { Section } from './section.ts';
import { unpackSimple } from './simple-packing.ts';

const valuesOfLength = reusableBuffer((length) => new Float64Array(length));

/**
 * Decodes the field's values in file order (see `fileIndex`), in the parameter's own unit; NaN marks missing values.
 * Values are computed in 64 bits and stored in 32. Throws `GribError` when the packed data does not match its sections.
 */
export function decodeField(field: GribField): Float32Array {
  return layOut(field, unpackField(field), new Float32Array(field.grid.pointCount));
}

/**
 * Unpacks a field's values in file order; NaN marks values packed as missing. Points that the bitmap marks as missing
 * have no entry. The next unpacked field overwrites the returned array. Throws like `decodeField`.
 */
export function unpackField({ grid, packing, bitmap, data }: GribField): Float64Array {
  if (bitmap) checkBitmap(data, bitmap, grid.pointCount, packing.valueCount);
  const values = valuesOfLength(packing.valueCount);
  if (packing.template === 4) return unpackIeee(data, packing, values);
  if (packing.template === 200) return unpackRunLength(data, packing, values);
  const constant = constantValue(packing);
  if (constant !== undefined) return values.fill(constant);

  unpack(data, packing, values);
  scale(values, packing);
  return values;
}

/**
 * Writes a field's unpacked values to their points in `out`, which has an entry for every point; NaN marks missing
 * values.
 */
export function layOut({ bitmap }: GribField, values: Float64Array, out: Float32Array): Float32Array {
  if (bitmap) spread(values, bitmap, out);
  else out.set(values);
  return out;
}

/** Scales the values by WMO 92.9.4: Y 10^D = R + X 2^E. */
function scale(values: Float64Array, { reference, binaryScale, decimalScale }: ScaledPacking): void {
  const [binary, decimal] = [2 ** binaryScale, 10 ** -decimalScale];
  for (let n = 0; n < values.length; n++) values[n] = (reference + (values[n] as number) * binary) * decimal;
}

/**
 * Returns the value of a constant field, which is packed with 0 bits. The reference is then the unscaled value: NOAA's
 * encoder writes it and eccodes reads it this way, contrary to 92.9.4.
 */
function constantValue(packing: ScaledPacking): number | undefined {
  if (packing.template === 2 || packing.template === 3) {
    return packing.groupCount === 0 ? packing.reference * 10 ** -packing.decimalScale : undefined;
  }
  return packing.bitsPerValue === 0 ? packing.reference : undefined;
}

function unpack(data: Section, packing: ScaledPacking, out: Float64Array): void {
  if (packing.valueCount === 0) return;
  if (packing.template === 2 || packing.template === 3) unpackComplex(data, packing, out);
  else if (packing.template === 40) out.set(decodeJpeg2000(data, packing.valueCount));
  else if (packing.template === 41) unpackPng(data, packing, out);
  else if (packing.template === 42) unpackCcsds(data, packing, out);
  else unpackSimple(data, packing, out);
}

function checkBitmap(data: Section, { bits }: Bitmap, pointCount: number, valueCount: number): void {
  let present = 0;
  const wholeBytes = pointCount >>> 3;
  for (let n = 0; n < wholeBytes; n++) present += BITS_SET[bits[n] ?? 0] ?? 0;
  const rest = pointCount & 7;
  if (rest > 0) present += BITS_SET[(bits[wholeBytes] ?? 0) >>> (8 - rest)] ?? 0;
  if (present !== valueCount) data.refuse(`its bitmap shows ${present} values, its packing ${valueCount}`);
}

function spread(values: Float64Array, { bits }: Bitmap, out: Float32Array): void {
  out.fill(Number.NaN);
  let next = 0;
  for (let first = 0; first < out.length; first += 8) {
    const eight = bits[first >>> 3] ?? 0;
    // The loop skips eight missing points at once, because most points of a coastal grid have no value.
    if (eight === 0) continue;
    const end = Math.min(first + 8, out.length);
    for (let n = first; n < end; n++) if (eight & (0x80 >>> (n & 7))) out[n] = values[next++] ?? Number.NaN;
  }
}

const BITS_SET = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);
