import type { BitWriter } from './ccsds-bits.ts';

/** The code of a second extension above which libaec refuses a stream. */
const LARGEST_PAIR_CODE = 90;

/** The number of a block's option: 0 for the second extension, k + 1 for a split by k bits, or all bits set. */
export interface BlockOption {
  readonly id: number;
  readonly bits: number;
}

/** Returns the option that codes the samples from `from` on in the fewest bits, without the option's identifier. */
export function chooseOption(block: Uint32Array, from: number, sampleBits: number, idBits: number): BlockOption {
  const count = block.length - from;
  const uncompressed = 2 ** idBits - 1;
  let best: BlockOption = { id: uncompressed, bits: count * sampleBits };

  let sum = 0;
  for (let n = from; n < block.length; n++) sum += block[n]!;
  // The lengths of the samples' upper and lower parts balance where a split part is about one bit long.
  const middle = Math.floor(Math.log2(Math.max(1, sum / count)));
  for (let low = Math.max(0, middle - 1); low <= middle + 1; low++) {
    if (low + 1 >= uncompressed || low >= sampleBits) break;
    let bits = count * (low + 1);
    for (let n = from; n < block.length; n++) bits += block[n]! >>> low;
    if (bits < best.bits) best = { id: low + 1, bits };
  }

  let pairBits = 1;
  for (let n = 0; n < block.length && pairBits < best.bits; n += 2) {
    const code = pairCode(n < from ? 0 : block[n]!, block[n + 1]!);
    pairBits += code > LARGEST_PAIR_CODE ? Number.POSITIVE_INFINITY : code + 1;
  }
  return pairBits < best.bits ? { id: 0, bits: pairBits } : best;
}

/** Writes the samples of a block from `from` on, after the option's identifier. */
export function writeBlock(
  out: BitWriter,
  { id }: Pick<BlockOption, 'id'>,
  block: Uint32Array,
  from: number,
  sampleBits: number,
  idBits: number,
): void {
  if (id === 0) {
    for (let n = 0; n < block.length; n += 2) out.writeUnary(pairCode(n < from ? 0 : block[n]!, block[n + 1]!));
  } else if (id === 2 ** idBits - 1) {
    for (let n = from; n < block.length; n++) out.write(block[n]!, sampleBits);
  } else {
    for (let n = from; n < block.length; n++) out.writeUnary(block[n]! >>> (id - 1));
    for (let n = from; n < block.length; n++) out.write(block[n]!, id - 1);
  }
}

/** Returns the code of two samples in the second extension. */
function pairCode(first: number, second: number): number {
  const sum = first + second;
  return (sum * (sum + 1)) / 2 + second;
}
