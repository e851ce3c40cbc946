/*
 * One flag word stands for a column of four coefficients (a stripe's height) with all their neighbours.
 * Bits 0-17: significance, three a row from the row above the stripe to the row below, west, own, east;
 * so the 3 x 3 neighbourhood of row k is the nine bits from 3k on, and its own bit is 3k + 4.
 * For row k: bit 19 + 3k negative, 20 + 3k refined before, 21 + 3k coded in this bit plane's first pass.
 * Bits 18 and 31: the coefficients above and below are negative.
 */
export const OWN = 4;
export const NEGATIVE = 19;
export const REFINED = 20;
export const VISITED = 21;
export const ABOVE_NEGATIVE = 18;
export const BELOW_NEGATIVE = 31;
/** One bit for each row, to be shifted to one of the places above. */
export const ROWS = 0b001_001_001_001;
export const NEIGHBOURS = 0b111_101_111;
export const NOTHING_NEAR = 0x3ffff | (ROWS << VISITED);
/** Rows of a column. */
export const STRIPE = 4;

/** The rows of a stripe `height` rows from the block's end. */
export function rowsOf(height: number): number {
  return height >= STRIPE ? ROWS : ROWS & ((1 << (3 * height)) - 1);
}

/** Rows of a column that are not significant but have a significant neighbour. */
export function insignificantNearOthers(word: number): number {
  const threes = word | (word >>> 1) | (word >>> 2);
  return (threes | (threes >>> 3) | (threes >>> 6)) & ~(word >>> OWN) & ROWS;
}

/** Place of the lowest of `rows`: three times the row's number. */
export function lowestBit(rows: number): number {
  return 31 - Math.clz32(rows & -rows);
}

/** A third of `row3`, the row's number; exact for 0, 3, 6 and 9. */
export function third(row3: number): number {
  return (row3 * 11) >> 5;
}
