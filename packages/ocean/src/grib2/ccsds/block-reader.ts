import { readBits } from '../bits.ts';
import { checkBits, type PackedData } from '../packed-data.ts';

/**
 * Reads the coded blocks of a CCSDS 121.0-B stream. Every method stores samples in `block` from index `from` on. It
 * throws `GribError` at the end of the data, and for a sample of more bits than the stream states.
 */
export class BlockReader {
  /** The samples of the current block, as coded. */
  readonly block: Uint32Array;
  readonly #data: PackedData;
  readonly #sampleBits: number;
  readonly #largest: number;
  #bit = 0;

  constructor(data: PackedData, sampleBits: number, blockSize: number) {
    this.block = new Uint32Array(blockSize);
    this.#data = data;
    this.#sampleBits = sampleBits;
    this.#largest = 2 ** sampleBits - 1;
  }

  /** Reads an unsigned integer of `width` bits, 1 to 32. */
  read(width: number): number {
    checkBits(this.#data, this.#bit, width);
    const value = readBits(this.#data.view, this.#bit, width);
    this.#bit += width;
    return value;
  }

  /** Reads a fundamental sequence: the number of 0 bits before the next 1 bit. */
  readUnary(): number {
    const start = this.#bit;
    this.#bit = this.#findOne(start) + 1;
    return this.#bit - 1 - start;
  }

  skipToByte(): void {
    this.#bit = (this.#bit + 7) & ~7;
  }

  readUncompressed(from: number): void {
    const width = this.#sampleBits;
    checkBits(this.#data, this.#bit, width * (this.block.length - from));
    this.block.fill(0, from);
    this.#bit = this.#addLowBits(from, width, this.#bit);
  }

  /** Reads a block whose samples have their upper bits as fundamental sequences, and then `low` lower bits each. */
  readSplit(from: number, low: number): void {
    const { block } = this;
    const { view, bitLength } = this.#data;
    const most = this.#largest >>> low;
    let bit = this.#bit;
    let word = 0;
    for (let n = from; n < block.length; n++) {
      if (word === 0) {
        if (bit >= bitLength) this.#refuseEnd();
        word = view.getUint32(bit >>> 3) << (bit & 7);
      }
      let zeros = Math.clz32(word);
      if (zeros < 32) {
        word = (word << zeros) << 1;
      } else {
        zeros = this.#findOne(bit) - bit;
        word = 0;
      }
      if (zeros > most) this.#refuseLarge();
      bit += zeros + 1;
      block[n] = zeros;
    }
    checkBits(this.#data, bit, low * (block.length - from));
    if (low > 0) bit = this.#addLowBits(from, low, bit);
    this.#bit = bit;
  }

  /**
   * Reads the second extension option. Each sequence codes two samples a and b as (a + b)(a + b + 1) / 2 + b (CCSDS
   * 121.0-B-3, 3.4.3). A reference sample takes the place of the first one.
   */
  readSecondExtension(from: number): void {
    const { block } = this;
    for (let n = 0; n < block.length; n += 2) {
      const code = this.readUnary();
      const sum = Math.floor((Math.sqrt(8 * code + 1) - 1) / 2);
      const second = code - (sum * (sum + 1)) / 2;
      if (Math.max(second, sum - second) > this.#largest) this.#refuseLarge();
      if (n >= from) block[n] = sum - second;
      block[n + 1] = second;
    }
  }

  /** Appends the lower bits to the upper bits in `block`. Returns the bit after them. */
  #addLowBits(from: number, low: number, start: number): number {
    const { block } = this;
    const { view } = this.#data;
    const shift = 32 - low;
    let bit = start;
    if (low <= 25) {
      for (let n = from; n < block.length; n++, bit += low)
        block[n] = ((block[n] as number) << low) | ((view.getUint32(bit >>> 3) << (bit & 7)) >>> shift);
    } else {
      for (let n = from; n < block.length; n++, bit += low)
        block[n] = ((block[n] as number) << low) | readBits(view, bit, low);
    }
    return bit;
  }

  /** Returns the position of the next 1 bit. Throws if the data ends before it. */
  #findOne(from: number): number {
    const { view, bitLength } = this.#data;
    for (let bit = from; bit < bitLength; bit = (bit & ~7) + 32) {
      const word = view.getUint32(bit >>> 3) << (bit & 7);
      const one = bit + Math.clz32(word);
      if (word !== 0 && one < bitLength) return one;
    }
    return this.#refuseEnd();
  }

  #refuseEnd(): never {
    return this.#data.section.refuse(
      `its ${this.#data.section.length} bytes are too few for the values it should hold`,
    );
  }

  #refuseLarge(): never {
    return this.#data.section.refuse(`its CCSDS stream codes a sample of more than ${this.#sampleBits} bits`);
  }
}
