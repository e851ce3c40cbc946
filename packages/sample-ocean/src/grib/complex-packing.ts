import { packBits, type WholeValues } from './packing.ts';
import { makeSection } from './sections.ts';

const GROUP_LENGTH = 32;
const DESCRIPTOR_OCTETS = 4;

/**
 * Returns sections 5 and 7 of whole values in complex packing with second-order differences, templates 5.3 and 7.3, in
 * groups of equal length. Throws for fewer than three values, and when differences spread over more than 24 bits.
 */
export function packComplexly({ whole, present, lowest }: WholeValues, decimals: number): [Buffer, Buffer] {
  if (present < 3) throw new Error('Second differences need three values.');
  const differences = new Int32Array(present);
  let least = 2 ** 31 - 1;
  for (let n = 2; n < present; n++) {
    differences[n] = whole[n]! - 2 * whole[n - 1]! + whole[n - 2]!;
    if (differences[n]! < least) least = differences[n]!;
  }
  // The first two values are stored before the groups. Their positions in the groups may hold any value; the smallest
  // difference packs best.
  differences.fill(least, 0, 2);

  const groups = listGroups(differences);
  const references = Int32Array.from(groups, ({ lowest }) => lowest - least);
  const widths = Int32Array.from(groups, ({ bits }) => bits);
  const referenceBits = bitsOf(Math.max(...references));
  const widthBits = bitsOf(Math.max(...widths));
  if (Math.max(...widths) > 24) throw new Error('The differences spread over more than 24 bits.');

  const ahead = 5 + 3 * DESCRIPTOR_OCTETS;
  const referencesEnd = ahead + Math.ceil((groups.length * referenceBits) / 8);
  const widthsEnd = referencesEnd + Math.ceil((groups.length * widthBits) / 8);
  const dataBits = groups.reduce((sum, { bits, length }) => sum + bits * length, 0);
  const seven = makeSection(7, widthsEnd + Math.ceil(dataBits / 8));
  seven.writeUInt32BE(whole[0]! - lowest, 5);
  seven.writeUInt32BE(whole[1]! - lowest, 9);
  seven.writeUInt32BE(least < 0 ? (-least | 0x80000000) >>> 0 : least, 13);
  packBits(seven, ahead * 8, references, 0, groups.length, 0, referenceBits);
  packBits(seven, referencesEnd * 8, widths, 0, groups.length, 0, widthBits);
  let bit = widthsEnd * 8;
  for (const { first, length, lowest, bits } of groups) {
    packBits(seven, bit, differences, first, length, lowest, bits);
    bit += length * bits;
  }

  const five = makeSection(5, 49);
  five.writeUInt32BE(present, 5);
  five.writeUInt16BE(3, 9);
  five.writeFloatBE(lowest, 11);
  five.writeUInt16BE(decimals, 17);
  five[19] = referenceBits;
  five[21] = 1; // group splitting method: general
  five.writeUInt32BE(groups.length, 31);
  five[36] = widthBits;
  five.writeUInt32BE(GROUP_LENGTH, 37);
  five[41] = 1;
  five.writeUInt32BE(groups.at(-1)?.length ?? 0, 42);
  five[47] = 2; // order of differences: second
  five[48] = DESCRIPTOR_OCTETS;
  return [five, seven];
}

function listGroups(values: Int32Array) {
  return Array.from({ length: Math.ceil(values.length / GROUP_LENGTH) }, (_, g) => {
    const first = g * GROUP_LENGTH;
    const group = values.subarray(first, first + GROUP_LENGTH);
    const lowest = Math.min(...group);
    return { first, length: group.length, lowest, bits: bitsOf(Math.max(...group) - lowest) };
  });
}

function bitsOf(largest: number): number {
  return 32 - Math.clz32(largest);
}
