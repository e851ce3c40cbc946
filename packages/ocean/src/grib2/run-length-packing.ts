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

  const values = Float64Array.from(levels, (level, number) =>
    number === 0 ? Number.NaN : level * 10 ** -decimalScale,
  );
  const base = 2 ** bitsPerValue - 1 - greatestLevel;
  let at = 0;
  let value = Number.NaN;
  let unit = 0;
  for (let bit = 0; bit <= last; bit += bitsPerValue) {
    const number = readBits(view, bit, bitsPerValue);
    if (number <= greatestLevel) {
      if (at === out.length) {
        // The last byte may end in bits of padding, fewer than eight.
        if (bitLength - bit < 8) break;
        refuseLonger(section, out);
      }
      value = values[number] as number;
      out[at++] = value;
      unit = 1;
      continue;
    }
    if (unit === 0) section.refuse(`a run begins with ${number}, beyond its greatest level ${greatestLevel}`);
    const end = at + (number - greatestLevel - 1) * unit;
    if (!(end <= out.length)) refuseLonger(section, out);
    while (at < end) out[at++] = value;
    unit *= base;
  }
  if (at < out.length) section.refuse(`its runs hold ${at} values instead of ${out.length}`);
  return out;
}

function refuseLonger(section: Section, out: Float64Array): never {
  return section.refuse(`its runs hold more than ${out.length} values`);
}
