import { compress } from './ccsds-stream.ts';
import type { WholeValues } from './packing.ts';
import { makeSection } from './sections.ts';

/** ECMWF's choice: differences to predecessors, in 128 blocks of 32 samples. */
const SHAPE = { flags: 14, blockSize: 32, interval: 128 };

/** Returns sections 5 and 7 of whole values in lossless CCSDS compression, templates 5.42 and 7.42. */
export function packLosslessly({ whole, present, lowest, highest }: WholeValues, decimals: number): [Buffer, Buffer] {
  const bits = highest > lowest ? 32 - Math.clz32(highest - lowest) : 0;
  const samples = new Uint32Array(present);
  for (let n = 0; n < present; n++) samples[n] = whole[n]! - lowest;
  const stream = bits > 0 ? compress(samples, { ...SHAPE, bits }) : new Uint8Array(0);

  const five = makeSection(5, 25);
  five.writeUInt32BE(present, 5);
  five.writeUInt16BE(42, 9);
  // Decoders read the reference value of a field of 0 bits without the decimal scale.
  five.writeFloatBE(bits > 0 ? lowest : lowest / 10 ** decimals, 11);
  five.writeUInt16BE(bits > 0 ? decimals : 0, 17);
  five[19] = bits;
  five[21] = SHAPE.flags;
  five[22] = SHAPE.blockSize;
  five.writeUInt16BE(SHAPE.interval, 23);
  const seven = makeSection(7, 5 + stream.length);
  seven.set(stream, 5);
  return [five, seven];
}
