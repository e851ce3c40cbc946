import type { IeeePacking, RunLengthPacking } from './packing.ts';
import type { Section } from './section.ts';

/** The bits of a value by its precision (WMO code table 5.7). */
const IEEE_BITS: Readonly<Record<number, 32 | 64>> = { 1: 32, 2: 64 };

/** Parses template 5.4. It refuses precisions other than 32 and 64 bits. */
export function parseIeee(section: Section, valueCount: number): IeeePacking {
  const precision = section.u8(12);
  const bitsPerValue = IEEE_BITS[precision];
  if (bitsPerValue === undefined)
    section.refuse(
      `IEEE precision ${precision}${precision === 3 ? ' (128 bits)' : ''} is not supported (1 and 2, of 32 and 64 bits, are)`,
    );
  return { template: 4, valueCount, bitsPerValue };
}

/**
 * Parses template 5.200 with its levels. The decimal scale is sign and magnitude; the levels are unsigned, as eccodes
 * reads them.
 */
export function parseRunLength(section: Section, valueCount: number): RunLengthPacking {
  const [bitsPerValue, greatestLevel, levelCount] = [section.u8(12), section.u16(13), section.u16(15)];
  if (bitsPerValue === 0 || bitsPerValue > 16)
    section.refuse(`run lengths of ${bitsPerValue} bits a number are not supported (1 to 16 are)`);
  if (greatestLevel > levelCount)
    section.refuse(`its greatest level ${greatestLevel} is beyond its ${levelCount} levels`);
  if (greatestLevel >= 2 ** bitsPerValue - 1)
    section.refuse(`its ${bitsPerValue} bits leave no number above level ${greatestLevel} for lengths of runs`);

  const levels = new Uint16Array(levelCount + 1);
  for (let level = 1; level <= levelCount; level++) levels[level] = section.u16(16 + 2 * level);
  return { template: 200, valueCount, bitsPerValue, greatestLevel, decimalScale: section.i8(17), levels };
}
