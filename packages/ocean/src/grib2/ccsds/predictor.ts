/** The last restored sample, counted from the lowest value of its type, and the type. */
export interface SampleState {
  readonly signed: boolean;
  readonly bits: number;
  previous: number;
}

/**
 * Restores the samples of a block from the mapped differences to their predecessors (CCSDS 121.0-B-3, 4.3) and writes
 * them to `out` from `at` on, as far as it reaches. With `from` 1 the block begins with a reference sample. Signed
 * samples are written as unsigned ones with the same bits, as eccodes reads them.
 */
export function restoreSamples(
  block: Uint32Array,
  from: number,
  state: SampleState,
  out: Float64Array,
  at: number,
): void {
  const largest = 2 ** state.bits - 1;
  const middle = 2 ** (state.bits - 1);
  const end = Math.min(block.length, out.length - at);
  let sample = state.previous;
  if (from === 1) {
    out[at] = block[0] as number;
    sample = state.signed ? flip(block[0] as number, middle) : (block[0] as number);
  }
  for (let n = from; n < end; n++) {
    const mapped = block[n] as number;
    const half = (mapped >>> 1) + (mapped & 1);
    const low = sample < middle;
    if (half <= (low ? sample : largest - sample)) sample += (mapped & 1) === 1 ? -half : half;
    else sample = low ? mapped : largest - mapped;
    out[at + n] = sample;
  }
  if (state.signed) for (let n = from; n < end; n++) out[at + n] = flip(out[at + n] as number, middle);
  state.previous = sample;
}

/** Inverts the highest bit. It converts between a two's complement and the distance from the lowest value. */
function flip(sample: number, middle: number): number {
  return sample < middle ? sample + middle : sample - middle;
}
