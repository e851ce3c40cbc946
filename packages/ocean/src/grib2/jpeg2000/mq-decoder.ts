/**
 * The probability states of ISO/IEC 15444-1 table C.2 as [Qe, next after MPS, next after LPS, switch].
 */
const STATES: readonly (readonly [number, number, number, number])[] = [
  [0x5601, 1, 1, 1],
  [0x3401, 2, 6, 0],
  [0x1801, 3, 9, 0],
  [0x0ac1, 4, 12, 0],
  [0x0521, 5, 29, 0],
  [0x0221, 38, 33, 0],
  [0x5601, 7, 6, 1],
  [0x5401, 8, 14, 0],
  [0x4801, 9, 14, 0],
  [0x3801, 10, 14, 0],
  [0x3001, 11, 17, 0],
  [0x2401, 12, 18, 0],
  [0x1c01, 13, 20, 0],
  [0x1601, 29, 21, 0],
  [0x5601, 15, 14, 1],
  [0x5401, 16, 14, 0],
  [0x5101, 17, 15, 0],
  [0x4801, 18, 16, 0],
  [0x3801, 19, 17, 0],
  [0x3401, 20, 18, 0],
  [0x3001, 21, 19, 0],
  [0x2801, 22, 19, 0],
  [0x2401, 23, 20, 0],
  [0x2201, 24, 21, 0],
  [0x1c01, 25, 22, 0],
  [0x1801, 26, 23, 0],
  [0x1601, 27, 24, 0],
  [0x1401, 28, 25, 0],
  [0x1201, 29, 26, 0],
  [0x1101, 30, 27, 0],
  [0x0ac1, 31, 28, 0],
  [0x09c1, 32, 29, 0],
  [0x08a1, 33, 30, 0],
  [0x0521, 34, 31, 0],
  [0x0441, 35, 32, 0],
  [0x02a1, 36, 33, 0],
  [0x0221, 37, 34, 0],
  [0x0141, 38, 35, 0],
  [0x0111, 39, 36, 0],
  [0x0085, 40, 37, 0],
  [0x0049, 41, 38, 0],
  [0x0025, 42, 39, 0],
  [0x0015, 43, 40, 0],
  [0x0009, 44, 41, 0],
  [0x0005, 45, 42, 0],
  [0x0001, 45, 43, 0],
  [0x5601, 46, 46, 0],
];

/** Indexed by state · 2 + most probable symbol. */
const PROBABILITY = Int32Array.from({ length: 94 }, (_, n) => STATES[n >>> 1]?.[0] ?? 0);
const AFTER_MPS = Uint8Array.from({ length: 94 }, (_, n) => (STATES[n >>> 1]?.[1] ?? 0) * 2 + (n & 1));
const AFTER_LPS = Uint8Array.from(
  { length: 94 },
  (_, n) => (STATES[n >>> 1]?.[2] ?? 0) * 2 + ((n & 1) ^ (STATES[n >>> 1]?.[3] ?? 0)),
);

/** The MQ arithmetic decoder (ISO/IEC 15444-1 annex C, with the C register's fraction in the low half). */
export class MqDecoder {
  /** State · 2 + most probable symbol of every context. */
  readonly contexts: Uint8Array;
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #interval = 0;
  #code = 0;
  #shiftsLeft = 0;

  constructor(contextCount: number) {
    this.contexts = new Uint8Array(contextCount);
  }

  /** Begins a code-block; `bytes` must be followed by two 0xFF, which stand for the end. */
  start(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#at = 0;
    this.#code = (bytes[0] as number) << 16;
    this.#readByte();
    this.#code <<= 7;
    this.#shiftsLeft -= 7;
    this.#interval = 0x8000;
  }

  decode(context: number): number {
    const state = this.contexts[context] as number;
    const probability = PROBABILITY[state] as number;
    const rest = this.#interval - probability;
    if (this.#code >>> 16 < probability) {
      this.#interval = probability;
      return this.#exchange(context, state, rest < probability);
    }
    this.#code -= probability << 16;
    this.#interval = rest;
    if (rest & 0x8000) return state & 1;
    return this.#exchange(context, state, rest >= probability);
  }

  #exchange(context: number, state: number, probable: boolean): number {
    this.contexts[context] = (probable ? AFTER_MPS[state] : AFTER_LPS[state]) as number;
    let shifts = Math.clz32(this.#interval) - 16;
    this.#interval <<= shifts;
    while (shifts > this.#shiftsLeft) {
      this.#code <<= this.#shiftsLeft;
      shifts -= this.#shiftsLeft;
      this.#readByte();
    }
    this.#code <<= shifts;
    this.#shiftsLeft -= shifts;
    return probable ? state & 1 : (state & 1) ^ 1;
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
