import type { Orientation } from './sub-bands.ts';

/** Context numbers: 0-8 are significance contexts, followed by these (ISO/IEC 15444-1 tables D.1 to D.5). */
const SIGN_CONTEXT = 9;
export const REFINEMENT_CONTEXT = 14;
export const RUN_CONTEXT = 17;
export const UNIFORM_CONTEXT = 18;
export const CONTEXT_COUNT = 19;

/**
 * The significance context by the nine bits of a neighbourhood, row by row from the north-west; the centre is ignored
 * (table D.1).
 */
export const SIGNIFICANCE_CONTEXTS: Readonly<Record<Orientation, Uint8Array>> = {
  LL: tabulate(512, (bits) => alongContext(horizontal(bits), vertical(bits), diagonal(bits))),
  LH: tabulate(512, (bits) => alongContext(horizontal(bits), vertical(bits), diagonal(bits))),
  HL: tabulate(512, (bits) => alongContext(vertical(bits), horizontal(bits), diagonal(bits))),
  HH: tabulate(512, (bits) => diagonalContext(horizontal(bits) + vertical(bits), diagonal(bits))),
};

/**
 * The sign context, plus 128 where the decoded bit is to be flipped (tables D.2 and D.3). The index holds the
 * significance of N, W, E, S (bits 1, 3, 5, 7) and whether each is negative (bits 0, 2, 4, 6).
 */
export const SIGN_CONTEXTS: Uint8Array = tabulate(256, (bits) => {
  const [v, h] = [clamp(signAt(bits, 0) + signAt(bits, 6)), clamp(signAt(bits, 2) + signAt(bits, 4))];
  const flip = h < 0 || (h === 0 && v < 0);
  const [along, across] = flip ? [-h, -v] : [h, v];
  const context = along === 1 ? 12 + across : SIGN_CONTEXT + across;
  return context + (flip ? 128 : 0);
});

function alongContext(along: number, across: number, diagonals: number): number {
  if (along === 2) return 8;
  if (along === 1) return across > 0 ? 7 : diagonals > 0 ? 6 : 5;
  if (across > 0) return across + 2;
  return Math.min(diagonals, 2);
}

function diagonalContext(sides: number, diagonals: number): number {
  if (diagonals >= 3) return 8;
  if (diagonals === 2) return sides > 0 ? 7 : 6;
  if (diagonals === 1) return 3 + Math.min(sides, 2);
  return Math.min(sides, 2);
}

function horizontal(bits: number): number {
  return ((bits >>> 3) & 1) + ((bits >>> 5) & 1);
}
function vertical(bits: number): number {
  return ((bits >>> 1) & 1) + ((bits >>> 7) & 1);
}
function diagonal(bits: number): number {
  return (bits & 1) + ((bits >>> 2) & 1) + ((bits >>> 6) & 1) + ((bits >>> 8) & 1);
}

function signAt(bits: number, at: number): number {
  if (((bits >>> (at + 1)) & 1) === 0) return 0;
  return (bits >>> at) & 1 ? -1 : 1;
}

function clamp(sum: number): number {
  return Math.max(-1, Math.min(1, sum));
}

function tabulate(size: number, of: (bits: number) => number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, bits) => of(bits));
}
