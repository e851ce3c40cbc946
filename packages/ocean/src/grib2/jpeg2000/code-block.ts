import {
  CONTEXT_COUNT,
  REFINEMENT_CONTEXT,
  RUN_CONTEXT,
  SIGN_CONTEXTS,
  SIGNIFICANCE_CONTEXTS,
  UNIFORM_CONTEXT,
} from './contexts.ts';
import {
  ABOVE_NEGATIVE,
  BELOW_NEGATIVE,
  insignificantNearOthers,
  lowestBit,
  NEGATIVE,
  NEIGHBOURS,
  NOTHING_NEAR,
  OWN,
  REFINED,
  ROWS,
  rowsOf,
  STRIPE,
  third,
  VISITED,
} from './flag-word.ts';
import { MqDecoder } from './mq-decoder.ts';
import type { CodeBlock } from './packets.ts';

const BLOCK = 64;
const MAX_STRIDE = BLOCK + 2;

/**
 * Decodes code-blocks (ISO/IEC 15444-1 annex D) into a coefficient plane. It reuses its buffers from block to block.
 */
export class CodeBlockDecoder {
  readonly #mq = new MqDecoder(CONTEXT_COUNT);
  readonly #flags = new Int32Array(MAX_STRIDE * (BLOCK / STRIPE + 2));
  #bytes: Uint8Array = new Uint8Array(4096);
  #significance: Uint8Array = SIGNIFICANCE_CONTEXTS.LL;
  /**
   * The signed coefficients times two. The lowest bit holds the half that rounds the values of a truncated code-block.
   */
  #plane: Int32Array = new Int32Array(0);
  #stride = 0;
  #origin = 0;
  #width = 0;
  #height = 0;

  /** Decodes a block into `plane` at the block's position. A row of `plane` has `stride` coefficients. */
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
    // All contexts begin in state 0, except the three that are set below (table D.7).
    this.#mq.contexts.fill(0);
    this.#mq.contexts[0] = 2 * 4;
    this.#mq.contexts[RUN_CONTEXT] = 2 * 3;
    this.#mq.contexts[UNIFORM_CONTEXT] = 2 * 46;
  }

  /** Decodes the coefficients that are not yet significant but have a significant neighbour (D.3.1). */
  #propagateSignificance(one: number): void {
    const [flags, mq, contexts, width] = [this.#flags, this.#mq, this.#significance, this.#width];
    for (let y = 0; y < this.#height; y += STRIPE) {
      const stripeRows = rowsOf(this.#height - y);
      const rowStart = (y / STRIPE + 1) * (width + 2) + 1;
      for (let at = rowStart; at < rowStart + width; at++) {
        let word = flags[at] as number;
        if (word === 0) continue;
        let rows = insignificantNearOthers(word) & stripeRows;
        while (rows !== 0) {
          const row3 = lowestBit(rows);
          if (mq.decode(contexts[(word >>> row3) & 511] as number) === 1)
            this.#becomeSignificant(at, at - rowStart, y, row3, one);
          word = (flags[at] as number) | (1 << (VISITED + row3));
          flags[at] = word;
          // A coefficient that has just become significant makes the coefficient below it a candidate for this pass.
          rows = insignificantNearOthers(word) & stripeRows & (-2 << row3);
        }
      }
    }
  }

  /** Refines the coefficients that became significant in an earlier bit plane (D.3.3). */
  #refineMagnitudes(one: number): void {
    const [flags, mq, plane, width, stride] = [this.#flags, this.#mq, this.#plane, this.#width, this.#stride];
    const half = one >> 1;
    for (let y = 0; y < this.#height; y += STRIPE) {
      const rowStart = (y / STRIPE + 1) * (width + 2) + 1;
      const origin = this.#origin + y * stride - rowStart;
      for (let at = rowStart; at < rowStart + width; at++) {
        const word = flags[at] as number;
        let rows = (word >>> OWN) & ~(word >>> VISITED) & ROWS;
        if (rows === 0) continue;
        flags[at] = word | (rows << REFINED);
        do {
          const row3 = lowestBit(rows);
          rows &= rows - 1;
          const near = ((word >>> row3) & NEIGHBOURS) === 0 ? 0 : 1;
          const context = ((word >>> (REFINED + row3)) & 1) === 1 ? 2 : near;
          const coefficient = origin + third(row3) * stride + at;
          const value = plane[coefficient] as number;
          const shrinks = mq.decode(REFINEMENT_CONTEXT + context) ^ (value >>> 31) ^ 1;
          plane[coefficient] = value + ((half ^ -shrinks) + shrinks);
        } while (rows !== 0);
      }
    }
  }

  /**
   * Decodes all coefficients that the other two passes left out (D.3.4). A column without significant coefficients or
   * neighbours may be coded in a single bit.
   */
  #cleanUp(one: number): void {
    const [flags, mq, contexts, width] = [this.#flags, this.#mq, this.#significance, this.#width];
    for (let y = 0; y < this.#height; y += STRIPE) {
      const stripeRows = rowsOf(this.#height - y);
      const rowStart = (y / STRIPE + 1) * (width + 2) + 1;
      for (let at = rowStart; at < rowStart + width; at++) {
        const word = flags[at] as number;
        let rows = ~(word >>> OWN) & ~(word >>> VISITED) & stripeRows;
        if (stripeRows === ROWS && (word & NOTHING_NEAR) === 0) {
          if (mq.decode(RUN_CONTEXT) === 0) continue;
          const run3 = 3 * (2 * mq.decode(UNIFORM_CONTEXT) + mq.decode(UNIFORM_CONTEXT));
          this.#becomeSignificant(at, at - rowStart, y, run3, one);
          rows &= -2 << run3;
        }
        for (; rows !== 0; rows &= rows - 1) {
          const row3 = lowestBit(rows);
          const context = contexts[((flags[at] as number) >>> row3) & 511] as number;
          if (mq.decode(context) === 1) this.#becomeSignificant(at, at - rowStart, y, row3, one);
        }
        flags[at] = (flags[at] as number) & ~(ROWS << VISITED);
      }
    }
  }

  /**
   * Decodes the sign of a coefficient and updates its neighbours' flags (D.3.2). The coefficient lies in row `row3` / 3
   * of a column of the stripe.
   */
  #becomeSignificant(at: number, x: number, y: number, row3: number, one: number): void {
    const flags = this.#flags;
    const own = flags[at] as number;
    const north = (own >>> (row3 === 0 ? ABOVE_NEGATIVE : NEGATIVE + row3 - 3)) & 1;
    const west = ((flags[at - 1] as number) >>> (NEGATIVE + row3)) & 1;
    const east = ((flags[at + 1] as number) >>> (NEGATIVE + row3)) & 1;
    const south = (own >>> (NEGATIVE + row3 + 3)) & 1;
    const context = SIGN_CONTEXTS[((own >>> row3) & 0xaa) | north | (west << 2) | (east << 4) | (south << 6)] as number;
    const negative = this.#mq.decode(context & 127) ^ (context >>> 7);

    const value = one | (one >> 1);
    this.#plane[this.#origin + (y + third(row3)) * this.#stride + x] = (value ^ -negative) + negative;

    flags[at] = own | (1 << (OWN + row3)) | (negative << (NEGATIVE + row3));
    flags[at - 1] = (flags[at - 1] as number) | (1 << (row3 + 5));
    flags[at + 1] = (flags[at + 1] as number) | (1 << (row3 + 3));
    const words = this.#width + 2;
    if (row3 === 0) {
      flags[at - words - 1] = (flags[at - words - 1] as number) | (1 << 17);
      flags[at - words] = (flags[at - words] as number) | (1 << 16) | (negative << BELOW_NEGATIVE);
      flags[at - words + 1] = (flags[at - words + 1] as number) | (1 << 15);
    } else if (row3 === 9) {
      flags[at + words - 1] = (flags[at + words - 1] as number) | (1 << 2);
      flags[at + words] = (flags[at + words] as number) | (1 << 1) | (negative << ABOVE_NEGATIVE);
      flags[at + words + 1] = (flags[at + words + 1] as number) | (1 << 0);
    }
  }

  /**
   * Halves the coefficients, rounding towards zero. For a code-block with all its coding passes, the result is exact.
   */
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
