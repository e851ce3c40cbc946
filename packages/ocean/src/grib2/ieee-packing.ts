import { checkBits, packedData } from './packed-data.ts';
import type { IeeePacking } from './packing.ts';
import type { Section } from './section.ts';

/** Unpacks template 7.4, consecutive big-endian IEEE numbers. NaN remains NaN, a missing value. */
export function unpackIeee(
  section: Section,
  { valueCount, bitsPerValue }: IeeePacking,
  out: Float64Array,
): Float64Array {
  const data = packedData(section);
  checkBits(data, 0, valueCount * bitsPerValue);
  const { view } = data;
  if (bitsPerValue === 32) for (let n = 0; n < valueCount; n++) out[n] = view.getFloat32(4 * n);
  else for (let n = 0; n < valueCount; n++) out[n] = view.getFloat64(8 * n);
  return out;
}
