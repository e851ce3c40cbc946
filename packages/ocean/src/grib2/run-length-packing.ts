import { readBits } from './bits.ts';
import { packedData } from './packed-data.ts';
import type { RunLengthPacking } from './packing.ts';
import type { Section } from './section.ts';

/**
 * Unpacks template 7.200. A number up to the greatest level begins a run of that level. The numbers above it that
 * follow are digits of the run's length minus 1, least significant first. NaN marks level 0, a missing value. Without
 * numbers, or with no level but 0, all values are missing, as eccodes reads it.
 */
export function unpackRunLength(section: Section, packing: RunLengthPacking, out: Float64Array): Float64Array {
  const { bitsPerValue, greatestLevel, levels, decimalScale } = packing;
  const { view, bitLength } = packedData(section);
  const last = bitLength - bitsPerValue;
  if (last < 0 || greatestLevel === 0) return out.fill(Number.NaN);

  const scale = 10 ** -decimalScale;
  const base = 2 ** bitsPerValue - 1 - greatestLevel;
  let bit = 0;
  let at = 0;
  while (at < out.length && bit <= last) {
    const level = readBits(view, bit, bitsPerValue);
    if (level > greatestLevel) section.refuse(`a run begins with ${level}, beyond its greatest level ${greatestLevel}`);
    bit += bitsPerValue;

    let length = 1;
    for (let unit = 1; bit <= last; unit *= base, bit += bitsPerValue) {
      const digit = readBits(view, bit, bitsPerValue) - greatestLevel - 1;
      if (digit < 0) break;
      if (digit > 0) length += digit * unit;
    }
    if (length > out.length - at) section.refuse(`its runs hold more than ${out.length} values`);
    out.fill(level === 0 ? Number.NaN : (levels[level] as number) * scale, at, at + length);
    at += length;
  }
  // The last byte may end in bits of padding, fewer than eight.
  if (at < out.length) section.refuse(`its runs hold ${at} values instead of ${out.length}`);
  if (bitLength - bit >= 8) section.refuse(`its runs hold more than ${out.length} values`);
  return out;
}
