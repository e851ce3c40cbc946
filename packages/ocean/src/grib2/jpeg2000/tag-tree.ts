import type { PacketBits } from './packet-bits.ts';

/**
 * A tag tree (ISO/IEC 15444-1 B.10.2). Each node holds the minimum of up to four children, coded from the root down.
 */
export class TagTree {
  readonly #width: number;
  /** The first node of every level, leaves first. */
  readonly #starts: number[] = [];
  readonly #widths: number[] = [];
  readonly #lower: Uint8Array;
  readonly #known: Uint8Array;

  constructor(width: number, height: number) {
    this.#width = width;
    let count = 0;
    for (let w = width, h = height; ; w = (w + 1) >>> 1, h = (h + 1) >>> 1) {
      this.#starts.push(count);
      this.#widths.push(w);
      count += w * h;
      if (w * h <= 1) break;
    }
    this.#lower = new Uint8Array(count);
    this.#known = new Uint8Array(count);
  }

  /**
   * Reads the value of a leaf (in row-major order) up to `limit`. The result `limit` means that the value is `limit` or
   * more.
   */
  read(bits: PacketBits, leaf: number, limit: number): number {
    const y = Math.floor(leaf / this.#width);
    const x = leaf - y * this.#width;
    let lower = 0;
    for (let level = this.#starts.length - 1; level >= 0; level--) {
      const node = (this.#starts[level] ?? 0) + (y >>> level) * (this.#widths[level] ?? 0) + (x >>> level);
      lower = Math.max(lower, this.#lower[node] ?? 0);
      while (lower < limit && this.#known[node] === 0) {
        if (bits.read() === 1) this.#known[node] = 1;
        else lower += 1;
      }
      this.#lower[node] = lower;
    }
    return lower;
  }
}
