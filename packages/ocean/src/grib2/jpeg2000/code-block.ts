import {
  CONTEXT_COUNT,
  REFINEMENT_CONTEXT,
  RUN_CONTEXT,
  SIGN_CONTEXTS,
  SIGNIFICANCE_CONTEXTS,
  UNIFORM_CONTEXT,
} from './contexts.ts';
import { MqDecoder } from './mq-decoder.ts';
import type { CodeBlock } from './packets.ts';

/*
 * One flag word stands for a column of four coefficients (a stripe's height) with all their neighbours.
 * Bits 0-17: significance, three a row from the row above the stripe to the row below, west, own, east;
 * so the 3 x 3 neighbourhood of row k is the nine bits from 3k on, and its own bit is 3k + 4.
 * For row k: bit 19 + 3k negative, 20 + 3k refined before, 21 + 3k coded in this bit plane's first pass.
 * Bits 18 and 31: the coefficients above and below are negative.
 */
const OWN = 1 << 4;
const NEIGHBOURS = 0b111_101_111;
const NEGATIVE = 1 << 19;
const REFINED = 1 << 20;
const VISITED = 1 << 21;
const ABOVE_NEGATIVE = 1 << 18;
const BELOW_NEGATIVE = 1 << 31;
const ALL_VISITED = (VISITED << 0) | (VISITED << 3) | (VISITED << 6) | (VISITED << 9);
const NOTHING_NEAR = 0x3ffff | ALL_VISITED;

const BLOCK = 64;
const STRIPE = 4;
const MAX_STRIDE = BLOCK + 2;

/** Decodes code-blocks (ISO/IEC 15444-1 annex D) into a coefficient plane; keeps its buffers from block to block. */
export class CodeBlockDecoder {
  readonly #mq = new MqDecoder(CONTEXT_COUNT);
  readonly #flags = new Int32Array(MAX_STRIDE * (BLOCK / STRIPE + 2));
  #bytes: Uint8Array = new Uint8Array(4096);
  #significance: Uint8Array = SIGNIFICANCE_CONTEXTS.LL;
  /** Coefficients with their sign, doubled: the lowest bit is the half that rounds a block cut short. */
  #plane: Int32Array = new Int32Array(0);
  #stride = 0;
  #origin = 0;
  #width = 0;
  #height = 0;

  /** `block` lies within `plane`, whose rows are `stride` long. */
  decode(block: CodeBlock, plane: Int32Array, stride: number): void {
    this.#significance = SIGNIFICANCE_CONTEXTS[block.band.orientation];
    this.#plane = plane;
    this.#stride = stride;
    this.#origin = block.y * stride + block.x;
    this.#width = block.width;
    this.#height = block.height;
    this.#flags.fill(0, 0, (block.width + 2) * (Math.ceil(block.height / STRIPE) + 2));
    this.#startDecoder(block.data);

    let bitPlane = block.bitPlanes - 1;
    for (let pass = 2; pass < block.passes + 2; pass++) {
      if (pass % 3 === 0) this.#propagateSignificance(2 << bitPlane);
      else if (pass % 3 === 1) this.#refineMagnitudes(2 << bitPlane);
      else {
        this.#cleanUp(2 << bitPlane);
        bitPlane -= 1;
      }
    }
    this.#dropHalfBits();
  }

  #startDecoder(data: Uint8Array): void {
    if (this.#bytes.length < data.length + 2) this.#bytes = new Uint8Array(2 * data.length + 2);
    this.#bytes.set(data);
    this.#bytes.fill(0xff, data.length, data.length + 2);
    this.#mq.start(this.#bytes);
    // Table D.7: all contexts begin in state 0 but these.
    this.#mq.contexts.fill(0);
    this.#mq.contexts[0] = 2 * 4;
    this.#mq.contexts[RUN_CONTEXT] = 2 * 3;
    this.#mq.contexts[UNIFORM_CONTEXT] = 2 * 46;
  }

  /** D.3.1: coefficients not yet significant that have a significant neighbour. */
  #propagateSignificance(one: number): void {
    const [flags, mq, contexts, width] = [this.#flags, this.#mq, this.#significance, this.#width];
    for (let y = 0; y < this.#height; y += STRIPE) {
      const bits = 3 * Math.min(STRIPE, this.#height - y);
      const rowStart = (y / STRIPE + 1) * (width + 2) + 1;
      for (let x = 0; x < width; x++) {
        const at = rowStart + x;
        if ((flags[at] as number) === 0) continue;
        for (let k3 = 0; k3 < bits; k3 += 3) {
          const word = (flags[at] as number) >>> k3;
          if ((word & OWN) !== 0 || (word & NEIGHBOURS) === 0) continue;
          if (mq.decode(contexts[word & 511] as number) === 1) this.#becomeSignificant(at, x, y, k3, one);
          flags[at] = (flags[at] as number) | (VISITED << k3);
        }
      }
    }
  }

  /** D.3.3: coefficients significant since an earlier bit plane. */
  #refineMagnitudes(one: number): void {
    const [flags, mq, plane, width, stride] = [this.#flags, this.#mq, this.#plane, this.#width, this.#stride];
    const half = one >> 1;
    for (let y = 0; y < this.#height; y += STRIPE) {
      const bits = 3 * Math.min(STRIPE, this.#height - y);
      const rowStart = (y / STRIPE + 1) * (width + 2) + 1;
      for (let x = 0; x < width; x++) {
        const at = rowStart + x;
        if ((flags[at] as number) === 0) continue;
        let coefficient = this.#origin + y * stride + x;
        for (let k3 = 0; k3 < bits; k3 += 3, coefficient += stride) {
          const word = (flags[at] as number) >>> k3;
          if ((word & (OWN | VISITED)) !== OWN) continue;
          const context = (word & REFINED) !== 0 ? 2 : (word & NEIGHBOURS) !== 0 ? 1 : 0;
          const value = plane[coefficient] as number;
          const grows = (mq.decode(REFINEMENT_CONTEXT + context) === 1) === value > 0;
          plane[coefficient] = grows ? value + half : value - half;
          flags[at] = (flags[at] as number) | (REFINED << k3);
        }
      }
    }
  }

  /** D.3.4: all that the other two passes left out, whole quiet columns by one bit. */
  #cleanUp(one: number): void {
    const [flags, mq, contexts, width] = [this.#flags, this.#mq, this.#significance, this.#width];
    for (let y = 0; y < this.#height; y += STRIPE) {
      const bits = 3 * Math.min(STRIPE, this.#height - y);
      const rowStart = (y / STRIPE + 1) * (width + 2) + 1;
      for (let x = 0; x < width; x++) {
        const at = rowStart + x;
        let k3 = 0;
        if (bits === 3 * STRIPE && ((flags[at] as number) & NOTHING_NEAR) === 0) {
          if (mq.decode(RUN_CONTEXT) === 0) continue;
          const run = 2 * mq.decode(UNIFORM_CONTEXT) + mq.decode(UNIFORM_CONTEXT);
          this.#becomeSignificant(at, x, y, 3 * run, one);
          k3 = 3 * run + 3;
        }
        for (; k3 < bits; k3 += 3) {
          const word = (flags[at] as number) >>> k3;
          if ((word & (OWN | VISITED)) !== 0) continue;
          if (mq.decode(contexts[word & 511] as number) === 1) this.#becomeSignificant(at, x, y, k3, one);
        }
        flags[at] = (flags[at] as number) & ~ALL_VISITED;
      }
    }
  }

  /** D.3.2: decodes the sign of row k3 / 3 of a stripe's column and tells its neighbours. */
  #becomeSignificant(at: number, x: number, y: number, k3: number, one: number): void {
    const flags = this.#flags;
    const own = flags[at] as number;
    const north = k3 === 0 ? (own >>> 18) & 1 : (own >>> (16 + k3)) & 1;
    const west = ((flags[at - 1] as number) >>> (19 + k3)) & 1;
    const east = ((flags[at + 1] as number) >>> (19 + k3)) & 1;
    const south = (own >>> (22 + k3)) & 1;
    const context = SIGN_CONTEXTS[((own >>> k3) & 0xaa) | north | (west << 2) | (east << 4) | (south << 6)] as number;
    const negative = this.#mq.decode(context & 127) ^ (context >>> 7);

    const value = one | (one >> 1);
    this.#plane[this.#origin + (y + k3 / 3) * this.#stride + x] = negative === 1 ? -value : value;

    flags[at] = own | (OWN << k3) | (negative === 1 ? NEGATIVE << k3 : 0);
    flags[at - 1] = (flags[at - 1] as number) | ((1 << 5) << k3);
    flags[at + 1] = (flags[at + 1] as number) | ((1 << 3) << k3);
    const words = this.#width + 2;
    if (k3 === 0) {
      flags[at - words - 1] = (flags[at - words - 1] as number) | (1 << 17);
      flags[at - words] = (flags[at - words] as number) | (1 << 16) | (negative === 1 ? BELOW_NEGATIVE : 0);
      flags[at - words + 1] = (flags[at - words + 1] as number) | (1 << 15);
    } else if (k3 === 9) {
      flags[at + words - 1] = (flags[at + words - 1] as number) | (1 << 2);
      flags[at + words] = (flags[at + words] as number) | (1 << 1) | (negative === 1 ? ABOVE_NEGATIVE : 0);
      flags[at + words + 1] = (flags[at + words + 1] as number) | (1 << 0);
    }
  }

  /** Towards zero, which is exact for a block with all its passes. */
  #dropHalfBits(): void {
    const plane = this.#plane;
    for (let y = 0; y < this.#height; y++) {
      const start = this.#origin + y * this.#stride;
      for (let n = start; n < start + this.#width; n++) {
        const value = plane[n] as number;
        plane[n] = (value + (value >>> 31)) >> 1;
      }
    }
  }
}
