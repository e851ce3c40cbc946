/** The kind of a compass arrow: the largest swell, the second one, or the wind. */
export type ArrowKind = '1' | '2' | 'wind';

/** The lines of an arrow from north, as points to the right of and above the compass's centre. */
type Lines = readonly (readonly (readonly [right: number, up: number])[])[];

/**
 * The lines of each arrow kind. The tail of a swell arrow has crest marks, two for the largest swell. The wind arrow
 * has feathers and runs through the centre.
 */
const LINES: Readonly<Record<ArrowKind, Lines>> = {
  '1': [
    [
      [0, 48],
      [0, 35.5],
    ],
    [
      [-5.5, 41],
      [0, 35.5],
      [5.5, 41],
    ],
    [
      [-8, 48],
      [8, 48],
    ],
    [
      [-6.5, 44.5],
      [6.5, 44.5],
    ],
  ],
  '2': [
    [
      [0, 30.5],
      [0, 20.5],
    ],
    [
      [-4.5, 25],
      [0, 20.5],
      [4.5, 25],
    ],
    [
      [-6.5, 30],
      [6.5, 30],
    ],
  ],
  wind: [
    [
      [0, 15],
      [0, -15],
    ],
    [
      [-5, -10],
      [0, -15],
      [5, -10],
    ],
    [
      [0, 15],
      [6, 13.5],
    ],
    [
      [0, 10.5],
      [6, 9],
    ],
    [
      [0, 6],
      [4.5, 5],
    ],
  ],
};

/** Returns an arrow from north as SVG path data, in a 100 x 100 box; the caller rotates it around the centre. */
export function arrowIn(kind: ArrowKind): string {
  return LINES[kind].map((line) => `M${line.map(([right, up]) => `${50 + right} ${50 - up}`).join('L')}`).join('');
}
