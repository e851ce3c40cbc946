/**
 * Reads the bits of packet headers. The byte after 0xFF carries only seven bits (ISO/IEC 15444-1 B.10.1). Past the end
 * of the bytes, all bits are zero.
 */
export class PacketBits {
  readonly #bytes: Uint8Array;
  #at: number;
  #byte = 0;
  #left = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  read(): number {
    if (this.#left === 0) {
      this.#left = this.#byte === 0xff ? 7 : 8;
      this.#byte = this.#bytes[this.#at++] ?? 0;
    }
    this.#left -= 1;
    return (this.#byte >>> this.#left) & 1;
  }

  readMany(count: number): number {
    let value = 0;
    for (let n = 0; n < count; n++) value = value * 2 + this.read();
    return value;
  }

  /**
   * Returns the offset of the packet's body. It begins at the next whole byte, after a stuffed byte if there is one.
   */
  end(): number {
    return this.#byte === 0xff ? this.#at + 1 : this.#at;
  }
}
