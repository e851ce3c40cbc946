import type { MapSize, Place } from './map-layout.ts';

export interface Labelled extends Place {
  readonly text: string;
}
export interface PlacedLabel extends Place {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The mean width of a character and the height of a line in the map's narrow font, px. */
const CHARACTER_PX = 6.4;
const LINE_PX = 13;
const MARK_PX = 11;

/**
 * Places each mark's name: beside it, or above or below, inside the picture and clear of all marks and earlier names.
 * Undefined if there is no space.
 */
export function placeLabels(marks: readonly Labelled[], size: MapSize): readonly (PlacedLabel | undefined)[] {
  const taken: Box[] = marks.map(({ x, y }) => boxAround(x, y, MARK_PX));
  return marks.map(({ x, y, text }) => {
    const width = text.length * CHARACTER_PX;
    const found = choices(x, y).find((label) => {
      const box = boxOf(label, width);
      return isWithin(box, size) && !taken.some((other) => overlap(box, other));
    });
    if (found) taken.push(boxOf(found, width));
    return found;
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function choices(x: number, y: number): readonly PlacedLabel[] {
  return [
    { x: x + MARK_PX + 3, y: y + 4, anchor: 'start' },
    { x: x - MARK_PX - 3, y: y + 4, anchor: 'end' },
    { x, y: y - MARK_PX - 4, anchor: 'middle' },
    { x, y: y + MARK_PX + LINE_PX, anchor: 'middle' },
  ];
}

function boxOf({ x, y, anchor }: PlacedLabel, width: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - LINE_PX + 3, bottom: y + 3 };
}

function boxAround(x: number, y: number, reach: number): Box {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: MapSize): boolean {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
