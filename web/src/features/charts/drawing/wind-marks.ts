/** The parts of a wind barb, from the staff's end inwards: a pennant is 50 kt, a full feather 10, a half feather 5. */
export interface Barb {
  readonly pennants: number;
  readonly full: number;
  readonly half: number;
}

/** Returns the feathers of a wind speed, rounded to 5 kt; a calm has none. */
export function barbOf(kt: number): Barb {
  const fives = Math.round(kt / 5);
  return { pennants: Math.floor(fives / 10), full: Math.floor((fives % 10) / 2), half: fives % 2 };
}

/** The upper ends of the lower three classes of wind arrows, in knots. */
const ARROW_CLASSES_KT = [4, 16, 30];

/** Returns the class of a wind: 0 under 4 kt, 1 under 16, 2 under 30, else 3. */
export function arrowClass(kt: number): 0 | 1 | 2 | 3 {
  const found = ARROW_CLASSES_KT.findIndex((limit) => kt < limit);
  return (found < 0 ? 3 : found) as 0 | 1 | 2 | 3;
}
