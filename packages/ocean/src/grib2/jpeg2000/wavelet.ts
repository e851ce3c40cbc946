/** The number of columns lifted together: a cache line of 32-bit coefficients. */
const STRIP = 16;

/**
 * Undoes the reversible 5/3 wavelet in place (ISO/IEC 15444-1 annex F). In `plane`, low-pass precede high-pass
 * coefficients in both directions.
 */
export function inverseWavelet(plane: Int32Array, width: number, height: number, decompositions: number): void {
  const row = new Int32Array(width);
  const strip = new Int32Array(height * Math.min(STRIP, width));
  for (let level = decompositions - 1; level >= 0; level--) {
    const [w, h] = [Math.ceil(width / 2 ** level), Math.ceil(height / 2 ** level)];
    if (w > 1) for (let y = 0; y < h; y++) liftRow(plane, y * width, w, row);
    if (h > 1) for (let x = 0; x < w; x += STRIP) liftColumns(plane, x, width, Math.min(STRIP, w - x), h, strip);
  }
}

/** Applies equations F-5 and F-6 in one pass: each even sample, then the odd sample before it. */
function liftRow(plane: Int32Array, start: number, length: number, out: Int32Array): void {
  const lowCount = (length + 1) >>> 1;
  const highStart = start + lowCount;
  const lastHigh = start + length - 1;
  let high = plane[highStart] as number;
  let even = (plane[start] as number) - ((high + high + 2) >> 2);
  for (let n = 1; n < lowCount; n++) {
    const nextHigh = plane[Math.min(highStart + n, lastHigh)] as number;
    const nextEven = (plane[start + n] as number) - ((high + nextHigh + 2) >> 2);
    out[2 * n - 2] = even;
    out[2 * n - 1] = high + ((even + nextEven) >> 1);
    even = nextEven;
    high = nextHigh;
  }
  out[2 * lowCount - 2] = even;
  if (length % 2 === 0) out[length - 1] = high + even;
  plane.set(length === out.length ? out : out.subarray(0, length), start);
}

/** Lifts `columns` neighbouring columns at once, row by row through `strip`. */
function liftColumns(
  plane: Int32Array,
  start: number,
  stride: number,
  columns: number,
  length: number,
  strip: Int32Array,
): void {
  const lowCount = (length + 1) >>> 1;
  for (let n = 0; n < lowCount; n++) {
    const before = start + (n === 0 ? lowCount : lowCount + n - 1) * stride;
    const after = start + Math.min(lowCount + n, length - 1) * stride;
    const low = start + n * stride;
    const to = 2 * n * columns;
    for (let x = 0; x < columns; x++) {
      strip[to + x] =
        (plane[low + x] as number) - (((plane[before + x] as number) + (plane[after + x] as number) + 2) >> 2);
    }
  }
  for (let n = 0; 2 * n + 1 < length; n++) {
    const high = start + (lowCount + n) * stride;
    const above = 2 * n * columns;
    const below = Math.min(2 * n + 2, 2 * lowCount - 2) * columns;
    const to = (2 * n + 1) * columns;
    for (let x = 0; x < columns; x++) {
      strip[to + x] =
        (plane[high + x] as number) + (((strip[above + x] as number) + (strip[below + x] as number)) >> 1);
    }
  }
  for (let y = 0; y < length; y++) {
    const [from, to] = [y * columns, start + y * stride];
    for (let x = 0; x < columns; x++) plane[to + x] = strip[from + x] as number;
  }
}
