/** Writes bits into a buffer of zeros, the highest bit of each octet first. */
export class BitWriter {
  readonly #out: Uint8Array;
  #bit = 0;

  constructor(octets: number) {
    this.#out = new Uint8Array(octets);
  }

  /** Writes the lowest `width` bits of `value`, 0 to 32. */
  write(value: number, width: number): void {
    for (let left = width; left > 0; ) {
      const free = 8 - (this.#bit & 7);
      const taken = Math.min(free, left);
      left -= taken;
      const part = (value >>> left) & ((1 << taken) - 1);
      this.#out[this.#bit >>> 3]! |= part << (free - taken);
      this.#bit += taken;
    }
  }

  /** Writes a fundamental sequence: `zeros` bits of 0, then a 1. */
  writeUnary(zeros: number): void {
    this.#bit += zeros;
    this.write(1, 1);
  }

  skipToOctet(): void {
    this.#bit = (this.#bit + 7) & ~7;
  }

  /** Returns the octets up to the last bit written. */
  written(): Uint8Array {
    return this.#out.subarray(0, (this.#bit + 7) >>> 3);
  }
}
