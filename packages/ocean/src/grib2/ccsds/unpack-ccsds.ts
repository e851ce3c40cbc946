import { packedData } from '../packed-data.ts';
import type { CcsdsPacking } from '../packing.ts';
import type { Section } from '../section.ts';
import { BlockReader } from './block-reader.ts';
import { restoreSamples } from './predictor.ts';

/** The number of blocks after which a run of zero blocks must end (CCSDS 121.0-B-3, 3.5). */
const SEGMENT_BLOCKS = 64;
/** The code for a run that reaches the end of its segment or interval. */
const REST_OF_SEGMENT = 5;

/** Unpacks template 7.42, a stream of CCSDS 121.0-B lossless compression, into packed integers. */
export function unpackCcsds(section: Section, packing: CcsdsPacking, out: Float64Array): void {
  const { bitsPerValue, blockSize, referenceInterval, signed, predicted, padded } = packing;
  const optionBits = optionBitsOf(packing);
  const uncompressed = 2 ** optionBits - 1;
  const reader = new BlockReader(packedData(section), bitsPerValue, blockSize);
  const { block } = reader;
  const sample = { signed, bits: bitsPerValue, previous: 0 };
  const write = (at: number, from: number) => {
    if (predicted) restoreSamples(block, from, sample, out, at);
    else for (let n = 0, end = Math.min(blockSize, out.length - at); n < end; n++) out[at + n] = block[n] as number;
  };

  let blockOfInterval = 0;
  for (let at = 0; at < out.length; ) {
    const from = predicted && blockOfInterval === 0 ? 1 : 0;
    const option = reader.read(optionBits);
    const secondExtension = option === 0 && reader.read(1) === 1;
    if (from === 1) block[0] = reader.read(bitsPerValue);

    let blocks = 1;
    if (option === uncompressed) reader.readUncompressed(from);
    else if (option > 0) reader.readSplit(from, option - 1);
    else if (secondExtension) reader.readSecondExtension(from);
    else {
      blocks = zeroBlocks(reader.readUnary() + 1, blockOfInterval, referenceInterval);
      if (blocks > referenceInterval - blockOfInterval)
        section.refuse('its CCSDS stream has a run of zeros past the reference sample interval');
      block.fill(0, from);
    }

    write(at, from);
    at += blockSize;
    if (blocks > 1) {
      // Zeros repeat the last sample if it predicts the next one.
      const end = Math.min(out.length, at + (blocks - 1) * blockSize);
      if (at < end) out.fill(predicted ? (out[at - 1] as number) : 0, at, end);
      at = end;
    }
    blockOfInterval += blocks;
    if (blockOfInterval < referenceInterval) continue;
    blockOfInterval = 0;
    if (padded) reader.skipToByte();
  }
}

/** Returns the length of the option identifier (CCSDS 121.0-B-3, table 5-1). */
function optionBitsOf({ bitsPerValue, restricted }: CcsdsPacking): number {
  if (bitsPerValue > 16) return 5;
  if (bitsPerValue > 8) return 4;
  if (!restricted) return 3;
  return bitsPerValue > 2 ? 2 : 1;
}

/** Returns the number of blocks in a run of zero blocks, from its code. */
function zeroBlocks(code: number, blockOfInterval: number, referenceInterval: number): number {
  if (code < REST_OF_SEGMENT) return code;
  if (code > REST_OF_SEGMENT) return code - 1;
  return Math.min(referenceInterval - blockOfInterval, SEGMENT_BLOCKS - (blockOfInterval % SEGMENT_BLOCKS));
}
