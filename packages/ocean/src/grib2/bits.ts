/**
 * Reads `count` unsigned integers of `width` bits (1-32) from bit `bit` on, most significant bit first, and adds `base`
 * to each. The caller must ensure that at least 4 more bytes follow the integers in `view`. Every packed section is
 * followed by at least the end mark 7777.
 */
export function unpackBits(
  view: DataView,
  bit: number,
  width: number,
  base: number,
  out: Float64Array,
  from: number,
  count: number,
): void {
  const end = from + count;
  const shift = 32 - width;
  if (width <= 25) {
    for (let n = from; n < end; n++, bit += width) {
      out[n] = base + ((view.getUint32(bit >>> 3) << (bit & 7)) >>> shift);
    }
    return;
  }
  for (let n = from; n < end; n++, bit += width) {
    const at = bit >>> 3;
    const skip = bit & 7;
    const word = ((view.getUint32(at) << skip) | (view.getUint8(at + 4) >>> (8 - skip))) >>> shift;
    out[n] = base + word;
  }
}

/**
 * Reads one unsigned integer of `width` bits (0-32). At least 4 more bytes must follow it in `view`, as for
 * `unpackBits`.
 */
export function readBits(view: DataView, bit: number, width: number): number {
  if (width === 0) return 0;
  const at = bit >>> 3;
  const skip = bit & 7;
  const word = (view.getUint32(at) << skip) | (view.getUint8(at + 4) >>> (8 - skip));
  return word >>> (32 - width);
}
