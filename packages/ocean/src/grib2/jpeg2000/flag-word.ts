/*
 * A flag word holds a column of four coefficients (a stripe's height) with all their neighbours. Bits 0-17 are
 * significance, three bits a row (west, own, east), from the row above the stripe to the row below. The 3 x 3
 * neighbourhood of row k is therefore the nine bits from 3k on, and its own bit is 3k + 4. For row k, bit 19 + 3k means
 * negative, 20 + 3k refined before, 21 + 3k coded in this bit plane's first pass. Bits 18 and 31 mean that the
 * coefficients above and below are negative.
 */
export const OWN = 4;
export const NEGATIVE = 19;
export const REFINED = 20;
export const VISITED = 21;
export const ABOVE_NEGATIVE = 18;
export const BELOW_NEGATIVE = 31;
/** A mask with one bit for each row, to be shifted to one of the positions above. */
export const ROWS = 0b001_001_001_001;
export const NEIGHBOURS = 0b111_101_111;
export const NOTHING_NEAR = 0x3ffff | (ROWS << VISITED);
/** The number of rows of a column. */
export const STRIPE = 4;

/**
 * Returns a mask of the rows in a stripe that begins `height` rows above the bottom edge of the code-block. The last
 * stripe may have fewer than four rows.
 */
export function rowsOf(height: number): number {
  return height >= STRIPE ? ROWS : ROWS & ((1 << (3 * height)) - 1);
}

/** Returns a mask of a column's rows that are not significant but have a significant neighbour. */
export function insignificantNearOthers(word: number): number {
  const threes = word | (word >>> 1) | (word >>> 2);
  return (threes | (threes >>> 3) | (threes >>> 6)) & ~(word >>> OWN) & ROWS;
}

/** Returns the position of the lowest set bit of a row mask: three times the row's number. */
export function lowestBit(rows: number): number {
  return 31 - Math.clz32(rows & -rows);
}

/** Returns a third of `row3`, which is the row's number; exact for 0, 3, 6 and 9. */
export function third(row3: number): number {
  return (row3 * 11) >> 5;
}
