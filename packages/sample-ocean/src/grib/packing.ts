let scratch = new Int32Array(0);

/** Present values as whole numbers; `whole` is a shared buffer, valid until the next call. */
export interface WholeValues {
  readonly whole: Int32Array;
  readonly present: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Values that are not NaN, times `scale`, as whole numbers. 0 to 0 when there are none. */
export function roundOff(values: Float32Array, scale: number): WholeValues {
  if (scratch.length < values.length) scratch = new Int32Array(values.length);
  const whole = scratch;
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

/** Sets the bit of every point with a value in a bitmap of zeros that starts at `start`, first point in the highest bit. */
export function markPresent(out: Uint8Array, start: number, values: Float32Array, cells: Int32Array | undefined): void {
  for (let n = 0; n < values.length; n++) {
    if (Number.isNaN(values[n]!)) continue;
    const point = cells ? cells[n]! : n;
    out[start + (point >>> 3)]! |= 0x80 >>> (point & 7);
  }
}

/** Writes `count` of `values - lowest`, from `first` on, as fields of `bits` (at most 24) one after another from bit `startBit`. */
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
  for (let n = first; n < first + count; n++) {
    held = (held << bits) | (values[n]! - lowest);
    heldBits += bits;
    while (heldBits >= 8) {
      heldBits -= 8;
      out[at++] = held >>> heldBits;
    }
    held &= (1 << heldBits) - 1;
  }
  if (heldBits > 0) out[at] = held << (8 - heldBits);
}
