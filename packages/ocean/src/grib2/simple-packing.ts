import { unpackBits } from './bits.ts';
import { checkBits, packedData } from './packed-data.ts';
import type { Packing } from './packing.ts';
import type { Section } from './section.ts';

/** Unpacks template 7.0, consecutive packed integers. */
export function unpackSimple(section: Section, { valueCount, bitsPerValue }: Packing, out: Float64Array): void {
  const data = packedData(section);
  checkBits(data, 0, valueCount * bitsPerValue);
  unpackBits(data.view, 0, bitsPerValue, 0, out, 0, valueCount);
}
