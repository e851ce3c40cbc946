import { unpackBits } from './bits.ts';
import { checkBits, packedData } from './packed-data.ts';
import type { Packing } from './packing.ts';
import type { Section } from './section.ts';

/** Template 7.0: the packed integers, one after the other. */
export function unpackSimple(section: Section, { valueCount, bitsPerValue }: Packing, out: Float64Array): void {
  const data = packedData(section);
  checkBits(data, 0, valueCount * bitsPerValue);
  unpackBits(data.view, 0, bitsPerValue, 0, out, 0, valueCount);
}
