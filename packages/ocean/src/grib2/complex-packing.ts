import { readBits, unpackBits } from './bits.ts';
import { checkBits, type PackedData, packedData } from './packed-data.ts';
import type { ComplexPacking } from './packing.ts';
import type { Section } from './section.ts';
import { type Differencing, integrate } from './spatial-differencing.ts';

interface Groups {
  readonly references: Float64Array;
  readonly widths: Float64Array;
  readonly lengths: Float64Array;
  /** The first bit of the packed values. */
  readonly valuesBit: number;
}

/** Unpacks templates 7.2 and 7.3 into packed integers; NaN marks missing values. */
export function unpackComplex(section: Section, packing: ComplexPacking, out: Float64Array): void {
  const data = packedData(section);
  const differencing = readDifferencing(data, packing);
  const groups = readGroups(
    data,
    packing,
    packing.differencingOrder === 0 ? 0 : packing.descriptorOctets * 8 * (packing.differencingOrder + 1),
  );

  unpackGroups(data, packing, groups, out);
  if (differencing) integrate(out, differencing);
}

/** Reads the first values and the overall minimum of the differences, which precede the groups. */
function readDifferencing(
  data: PackedData,
  { differencingOrder, descriptorOctets }: ComplexPacking,
): Differencing | undefined {
  if (differencingOrder === 0) return undefined;
  const bits = descriptorOctets * 8;
  checkBits(data, 0, bits * (differencingOrder + 1));

  const first = readBits(data.view, 0, bits);
  const second = readBits(data.view, bits, bits);
  const minimumRaw = readBits(data.view, bits * differencingOrder, bits);
  const signBit = 2 ** (bits - 1);
  return {
    order: differencingOrder,
    first,
    second,
    minimum: minimumRaw >= signBit ? signBit - minimumRaw : minimumRaw,
  };
}

/** Reads the references, widths and lengths of the groups: three lists, each padded to a whole byte. */
function readGroups(data: PackedData, packing: ComplexPacking, startBit: number): Groups {
  const { groupCount, bitsPerValue, widthBits, lengthBits } = packing;
  const widthsBit = wholeByte(startBit + groupCount * bitsPerValue);
  const lengthsBit = wholeByte(widthsBit + groupCount * widthBits);
  const valuesBit = wholeByte(lengthsBit + groupCount * lengthBits);
  checkBits(data, 0, valuesBit);

  const references = readList(data.view, startBit, bitsPerValue, groupCount);
  const widths = readList(data.view, widthsBit, widthBits, groupCount);
  const lengths = readList(data.view, lengthsBit, lengthBits, groupCount);
  for (let g = 0; g < groupCount; g++) {
    widths[g] = packing.widthReference + (widths[g] ?? 0);
    lengths[g] = packing.lengthReference + packing.lengthIncrement * (lengths[g] ?? 0);
  }
  if (groupCount > 0) lengths[groupCount - 1] = packing.lastLength;
  return { references, widths, lengths, valuesBit };
}

function readList(view: DataView, bit: number, width: number, count: number): Float64Array {
  const list = new Float64Array(count);
  if (width > 0) unpackBits(view, bit, width, 0, list, 0, count);
  return list;
}

function unpackGroups(
  data: PackedData,
  packing: ComplexPacking,
  { references, widths, lengths, valuesBit }: Groups,
  out: Float64Array,
): void {
  const { groupCount, missingManagement, bitsPerValue } = packing;
  let at = 0;
  let bit = valuesBit;
  for (let g = 0; g < groupCount; g++) {
    const [reference = 0, width = 0, length = 0] = [references[g], widths[g], lengths[g]];
    if (width > 32) data.section.refuse(`group ${g} packs ${width} bits a value, more than 32`);
    if (length > out.length - at) data.section.refuse(`its groups hold more than ${out.length} values`);
    checkBits(data, bit, width * length);

    if (width === 0)
      out.fill(isMissing(reference, bitsPerValue, missingManagement) ? Number.NaN : reference, at, at + length);
    else if (missingManagement === 0) unpackBits(data.view, bit, width, reference, out, at, length);
    else unpackWithMissing(data.view, bit, width, reference, missingManagement, out, at, length);
    at += length;
    bit += width * length;
  }
  if (groupCount > 0 && at !== out.length) data.section.refuse(`its groups hold ${at} values instead of ${out.length}`);
}

function unpackWithMissing(
  view: DataView,
  bit: number,
  width: number,
  reference: number,
  management: 1 | 2,
  out: Float64Array,
  at: number,
  length: number,
): void {
  unpackBits(view, bit, width, 0, out, at, length);
  const largest = 2 ** width - management;
  for (let n = at; n < at + length; n++) {
    const packed = out[n] ?? 0;
    out[n] = packed >= largest ? Number.NaN : reference + packed;
  }
}

/**
 * Returns whether a packed number means missing. The largest number is primary missing, the next lower one secondary
 * (WMO template 7.2, note 5).
 */
function isMissing(packed: number, bits: number, management: 0 | 1 | 2): boolean {
  return management > 0 && packed >= 2 ** bits - management;
}

function wholeByte(bit: number): number {
  return Math.ceil(bit / 8) * 8;
}
