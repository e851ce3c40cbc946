/** Parts of a wind barb, from its staff's end inwards: a pennant is 50 kt, a full feather 10, a half 5. */
export interface Barb {
  readonly pennants: number;
  readonly full: number;
  readonly half: number;
}

/** The feathers of a wind, rounded to 5 kt; none in a calm. */
export function barbOf(kt: number): Barb {
  const fives = Math.round(kt / 5);
  return { pennants: Math.floor(fives / 10), full: Math.floor((fives % 10) / 2), half: fives % 2 };
}

/** The classes of wind arrows, by their upper ends in knots. */
const ARROW_CLASSES_KT = [4, 16, 30];

/** 0 to 3: under 4 kt, 16, 30, and from there on. */
export function arrowClass(kt: number): 0 | 1 | 2 | 3 {
  const found = ARROW_CLASSES_KT.findIndex((limit) => kt < limit);
  return (found < 0 ? 3 : found) as 0 | 1 | 2 | 3;
}
