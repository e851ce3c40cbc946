let scratch = new Int32Array(0);

/** Values that are not NaN, times `scale`, as whole numbers in shared room: good until the next call. 0 to 0 when there are none. */
export function roundOff(values: Float32Array, scale: number) {
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

/** Writes `whole - lowest` as big-endian fields of `bits` (at most 24) one after another. */
export function packBits(
  out: Uint8Array,
  start: number,
  whole: Int32Array,
  count: number,
  lowest: number,
  bits: number,
): void {
  if (bits === 0) return;
  let at = start;
  let held = 0;
  let heldBits = 0;
  for (let n = 0; n < count; n++) {
    held = (held << bits) | (whole[n]! - lowest);
    heldBits += bits;
    while (heldBits >= 8) {
      heldBits -= 8;
      out[at++] = held >>> heldBits;
    }
    held &= (1 << heldBits) - 1;
  }
  if (heldBits > 0) out[at] = held << (8 - heldBits);
}
