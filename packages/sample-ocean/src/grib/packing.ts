import type { FieldValues } from './field-values.ts';

let scratch = new Int32Array(0);

/**
 * The values of a field as whole numbers, without the missing ones. `present` is their count. `whole` is a shared
 * buffer, valid until the next call.
 */
export interface WholeValues {
  readonly whole: Int32Array;
  readonly present: number;
  readonly lowest: number;
  readonly highest: number;
}

const MISSING = -(2 ** 31);

/**
 * Multiplies the values that are not NaN by `scale` and rounds them to whole numbers. Without values, the range is 0 to
 * 0.
 */
export function roundOff({ values, indexes }: FieldValues, scale: number): WholeValues {
  const size = indexes?.length ?? values.length;
  if (scratch.length < size) scratch = new Int32Array(size);
  return indexes ? roundShared(scratch, values, indexes, scale) : roundEach(scratch, values, scale);
}

function roundEach(whole: Int32Array, values: Float32Array, scale: number): WholeValues {
  let present = 0;
  let lowest = 2 ** 31 - 1;
  let highest = -(2 ** 31);
  for (let n = 0; n < values.length; n++) {
    const value = values[n]!;
    if (Number.isNaN(value)) continue;
    const rounded = Math.floor(value * scale + 0.5);
    whole[present++] = rounded;
    if (rounded < lowest) lowest = rounded;
    if (rounded > highest) highest = rounded;
  }
  return present > 0 ? { whole, present, lowest, highest } : { whole, present, lowest: 0, highest: 0 };
}

/** Rounds like `roundEach`, for values that several cells share. Each value is rounded once. */
function roundShared(whole: Int32Array, values: Float32Array, indexes: Int32Array, scale: number): WholeValues {
  const rounded = new Int32Array(values.length);
  for (let n = 0; n < values.length; n++)
    rounded[n] = Number.isNaN(values[n]!) ? MISSING : Math.floor(values[n]! * scale + 0.5);
  let present = 0;
  let lowest = 2 ** 31 - 1;
  let highest = -(2 ** 31);
  for (let n = 0; n < indexes.length; n++) {
    const value = rounded[indexes[n]!]!;
    if (value === MISSING) continue;
    whole[present++] = value;
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return present > 0 ? { whole, present, lowest, highest } : { whole, present, lowest: 0, highest: 0 };
}

/**
 * Sets the bit of every point with a value, in a bitmap of zeros that starts at `start`. The first point has the
 * highest bit.
 */
export function markPresent(out: Uint8Array, start: number, { values, cells, indexes }: FieldValues): void {
  const size = indexes?.length ?? values.length;
  let at = start;
  let held = 0;
  for (let n = 0; n < size; n++) {
    if (Number.isNaN(values[indexes ? indexes[n]! : n]!)) continue;
    const point = cells ? cells[n]! : n;
    const octet = start + (point >>> 3);
    if (octet !== at) {
      out[at] = held;
      at = octet;
      held = 0;
    }
    held |= 0x80 >>> (point & 7);
  }
  if (held > 0) out[at] = held;
}

/**
 * Subtracts `lowest` from `count` values, the first at index `first`. Packs the results with `bits` bits each (at most
 * 24) from bit `startBit` on.
 */
export function packBits(
  out: Uint8Array,
  startBit: number,
  values: Int32Array,
  first: number,
  count: number,
  lowest: number,
  bits: number,
): void {
  if (bits === 0) return;
  let at = startBit >>> 3;
  let heldBits = startBit & 7;
  let held = heldBits > 0 ? out[at]! >>> (8 - heldBits) : 0;
  // With 16 bits or fewer, two octets are written at a time: up to 15 unwritten bits and a value fit into a 32-bit
  // number.
  const octets = bits <= 16 ? 2 : 1;
  for (let n = first; n < first + count; n++) {
    held = (held << bits) | (values[n]! - lowest);
    heldBits += bits;
    while (heldBits >= 8 * octets) {
      heldBits -= 8;
      out[at++] = held >>> heldBits;
      if (octets === 1) continue;
      heldBits -= 8;
      out[at++] = held >>> heldBits;
    }
    held &= (1 << heldBits) - 1;
  }
  if (heldBits > 8) {
    heldBits -= 8;
    out[at++] = held >>> heldBits;
  }
  if (heldBits > 0) out[at] = held << (8 - heldBits);
}
