import { BitWriter } from './ccsds-bits.ts';
import { chooseOption, writeBlock } from './ccsds-options.ts';

/** The shape of a CCSDS stream, as in template 5.42. */
export interface CcsdsShape {
  /** The bits of a sample, 1 to 32. */
  readonly bits: number;
  /** The flags of libaec: 1 signed, 8 differences to predecessors, 16 restricted options, 32 whole octets. */
  readonly flags: number;
  /** The samples of a block: 8, 16, 32 or 64. */
  readonly blockSize: number;
  /** The blocks of a reference sample interval, 1 to 4096. */
  readonly interval: number;
}

const SEGMENT_BLOCKS = 64;

/**
 * Compresses samples losslessly by CCSDS 121.0-B-3. Each sample has at most `bits` bits; a signed one is given by the
 * same bits. The last sample fills up the last block.
 */
export function compress(samples: Uint32Array, shape: CcsdsShape): Uint8Array {
  const { bits, flags, blockSize, interval } = shape;
  const predicted = (flags & 8) !== 0;
  const idBits = identifierBits(shape);
  const blocks = Math.ceil(samples.length / blockSize);
  const out = new BitWriter(Math.ceil((blocks * (idBits + blockSize * bits)) / 8) + Math.ceil(blocks / interval) + 8);

  const mapped = new Uint32Array(Math.min(blocks, interval) * blockSize);
  for (let start = 0; start < blocks; start += interval) {
    const count = Math.min(interval, blocks - start);
    mapSamples(samples, start * blockSize, shape, mapped.subarray(0, count * blockSize));
    for (let b = 0; b < count; ) {
      const from = predicted && b === 0 ? 1 : 0;
      const zeros = countZeroBlocks(mapped, b, count, blockSize, from);
      const block = mapped.subarray(b * blockSize, (b + 1) * blockSize);
      const option = zeros > 0 ? { id: 0 } : chooseOption(block, from, bits, idBits);
      out.write(option.id, idBits);
      if (option.id === 0) out.write(zeros > 0 ? 0 : 1, 1);
      if (from === 1) out.write(block[0]!, bits);
      if (zeros > 0) out.writeUnary(zeroRunCode(zeros, b + zeros === count || (b + zeros) % SEGMENT_BLOCKS === 0));
      else writeBlock(out, option, block, from, bits, idBits);
      b += Math.max(1, zeros);
    }
    if ((flags & 32) !== 0) out.skipToOctet();
  }
  return out.written();
}

function identifierBits({ bits, flags }: CcsdsShape): number {
  if (bits > 16) return 5;
  if (bits > 8) return 4;
  if ((flags & 16) === 0) return 3;
  if (bits > 4) throw new Error('The restricted options exist for at most 4 bits.');
  return bits > 2 ? 2 : 1;
}

/** Writes an interval's samples to `mapped`, as differences to their predecessors if the flags say so. */
function mapSamples(samples: Uint32Array, start: number, { bits, flags }: CcsdsShape, mapped: Uint32Array): void {
  const largest = 2 ** bits - 1;
  const middle = 2 ** (bits - 1);
  const last = samples.length - 1;
  if ((flags & 8) === 0) {
    for (let n = 0; n < mapped.length; n++) mapped[n] = samples[Math.min(start + n, last)]!;
    return;
  }
  const raised = (sample: number) => ((flags & 1) === 0 ? sample : (sample + middle) % (largest + 1));
  mapped[0] = samples[start]!;
  let previous = raised(samples[start]!);
  for (let n = 1; n < mapped.length; n++) {
    const sample = raised(samples[Math.min(start + n, last)]!);
    const difference = sample - previous;
    const near = Math.min(previous, largest - previous);
    const size = Math.abs(difference);
    mapped[n] = size > near ? near + size : 2 * size - (difference < 0 ? 1 : 0);
    previous = sample;
  }
}

/** Returns how many blocks of zeros follow from block `first` on, at most to the end of its segment. */
function countZeroBlocks(mapped: Uint32Array, first: number, count: number, blockSize: number, from: number): number {
  const end = Math.min(count, (Math.floor(first / SEGMENT_BLOCKS) + 1) * SEGMENT_BLOCKS);
  let n = first * blockSize + from;
  while (n < end * blockSize && mapped[n] === 0) n++;
  return Math.floor(n / blockSize) - first;
}

/** Returns the zeros that code a run of zero blocks. Code 4 is a run of five or more to the end of its segment. */
function zeroRunCode(blocks: number, toEnd: boolean): number {
  if (blocks < 5) return blocks - 1;
  return toEnd ? 4 : blocks;
}
