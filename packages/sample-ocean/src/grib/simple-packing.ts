import { packBits, type WholeValues } from './packing.ts';
import { makeSection } from './sections.ts';

/** Returns sections 5 and 7 of whole values in simple packing, templates 5.0 and 7.0. */
export function packSimply({ whole, present, lowest, highest }: WholeValues, decimals: number): [Buffer, Buffer] {
  const bits = highest > lowest ? 32 - Math.clz32(highest - lowest) : 0;
  if (bits > 24) throw new Error(`The values spread over ${bits} bits, more than 24.`);
  const five = makeSection(5, 21);
  five.writeUInt32BE(present, 5);
  // NOAA's decoders read the reference value of a field of 0 bits without the decimal scale.
  five.writeFloatBE(bits > 0 ? lowest : lowest / 10 ** decimals, 11);
  five.writeUInt16BE(bits > 0 ? decimals : 0, 17);
  five[19] = bits;
  const seven = makeSection(7, 5 + Math.ceil((present * bits) / 8));
  packBits(seven, 40, whole, 0, present, lowest, bits);
  return [five, seven];
}
