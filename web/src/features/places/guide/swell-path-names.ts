import type { SwellPathLayout } from './swell-path-layout.ts';

export interface SwellPathName {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The mean width of a character and the line height in the chart's font with its halo, in px. */
const CHARACTER_PX = 6.7;
const LINE_PX = 16;
/** The offset of a name from its mark, to the side and upwards. */
const ASIDE_PX = 11;
const ABOVE_PX = 7;

/**
 * Places the names of the storm and the beach, and the label of every second wave front. A label that would overlap
 * another one is omitted.
 */
export function placeSwellPathNames(
  { origin, beach, marks }: Pick<SwellPathLayout, 'origin' | 'beach' | 'marks'>,
  [originText, beachText]: readonly [origin: string, beach: string],
  width: number,
): readonly SwellPathName[] {
  const placed = [besidePlace(origin, originText, width), besidePlace(beach, beachText, width)];
  marks.forEach(({ x, y, text }, index) => {
    const name: SwellPathName = { text, x, y, anchor: 'middle' };
    if (index % 2 === 1 && !placed.some((other) => overlap(name, other))) placed.push(name);
  });
  return placed;
}

/** Places a name on the side with more space. */
function besidePlace([x, y]: readonly [x: number, y: number], text: string, width: number): SwellPathName {
  const isLeft = x > width / 2;
  return { text, x: isLeft ? x - ASIDE_PX : x + ASIDE_PX, y: y - ABOVE_PX, anchor: isLeft ? 'end' : 'start' };
}

const STARTS = { start: 0, middle: 0.5, end: 1 } as const;

function overlap(a: SwellPathName, b: SwellPathName): boolean {
  const [aWidth, bWidth] = [a.text.length * CHARACTER_PX, b.text.length * CHARACTER_PX];
  const [aLeft, bLeft] = [a.x - STARTS[a.anchor] * aWidth, b.x - STARTS[b.anchor] * bWidth];
  return Math.abs(a.y - b.y) < LINE_PX && aLeft < bLeft + bWidth && bLeft < aLeft + aWidth;
}
