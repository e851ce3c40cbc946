import { STATES } from './mq-states.ts';

/** The probabilities, indexed by state · 2 + most probable symbol. */
const PROBABILITY = Int32Array.from({ length: 94 }, (_, n) => STATES[n >>> 1]?.[0] ?? 0);
/** The next states, indexed by state · 2, plus 1 after the less probable symbol. */
const NEXT = Uint8Array.from({ length: 188 }, (_, n) => nextState(n >>> 1, (n & 1) === 1));

function nextState(state: number, less: boolean): number {
  const [, afterMps = 0, afterLps = 0, flips = 0] = STATES[state >>> 1] ?? [];
  return less ? 2 * afterLps + ((state & 1) ^ flips) : 2 * afterMps + (state & 1);
}

/** The MQ arithmetic decoder (ISO/IEC 15444-1 annex C), with the C register's fraction in the low half. */
export class MqDecoder {
  /** The state · 2 + most probable symbol of every context. */
  readonly contexts: Uint8Array;
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #interval = 0;
  #code = 0;
  #shiftsLeft = 0;

  constructor(contextCount: number) {
    this.contexts = new Uint8Array(contextCount);
  }

  /** Starts decoding a code-block. The caller must append two bytes 0xFF to `bytes` as the end mark. */
  start(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#at = 0;
    this.#code = (bytes[0] as number) << 16;
    this.#readByte();
    this.#code <<= 7;
    this.#shiftsLeft -= 7;
    this.#interval = 0x8000;
  }

  /**
   * Decodes one symbol (figures C.15 to C.18). The renormalization is the only data-dependent branch. The processor
   * would mispredict further branches half of the time.
   */
  decode(context: number): number {
    const state = this.contexts[context] as number;
    const probability = PROBABILITY[state] as number;
    const upper = this.#interval - probability;
    const isLower = ((this.#code >>> 16) - probability) >> 31;
    this.#code -= (probability << 16) & ~isLower;
    if ((upper & ~isLower & 0x8000) !== 0) {
      this.#interval = upper;
      return state & 1;
    }
    // The smaller interval belongs to the less probable symbol, even if it is the upper one.
    const isLess = (isLower ^ ((upper - probability) >> 31)) & 1;
    this.contexts[context] = NEXT[2 * state + isLess] as number;
    this.#renormalize(upper + ((probability - upper) & isLower));
    return (state & 1) ^ isLess;
  }

  #renormalize(interval: number): void {
    let shifts = Math.clz32(interval) - 16;
    this.#interval = interval << shifts;
    while (shifts > this.#shiftsLeft) {
      this.#code <<= this.#shiftsLeft;
      shifts -= this.#shiftsLeft;
      this.#readByte();
    }
    this.#code <<= shifts;
    this.#shiftsLeft -= shifts;
  }

  #readByte(): void {
    const next = this.#bytes[this.#at + 1] as number;
    if (this.#bytes[this.#at] !== 0xff) {
      this.#at += 1;
      this.#code += next << 8;
      this.#shiftsLeft = 8;
    } else if (next > 0x8f) {
      this.#code += 0xff00;
      this.#shiftsLeft = 8;
    } else {
      this.#at += 1;
      this.#code += next << 9;
      this.#shiftsLeft = 7;
    }
  }
}
