import { unpackBits } from './bits.ts';
import { checkBits, packedData } from './packed-data.ts';
import type { Packing } from './packing.ts';
import type { Section } from './section.ts';

/** Template 7.0: the packed integers, one after the other. */
export function unpackSimple(section: Section, { valueCount, bitsPerValue }: Packing): Float64Array {
  const data = packedData(section);
  checkBits(data, 0, valueCount * bitsPerValue);

  const integers = new Float64Array(valueCount);
  unpackBits(data.view, 0, bitsPerValue, 0, integers, 0, valueCount);
  return integers;
}
