import { expect, test } from 'vitest';
import { clipRing, type Place } from './clip-ring.ts';

const frame = { left: 0, right: 10, top: 0, bottom: 10 };
const square = (left: number, top: number, side: number): readonly Place[] => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
];

test('a ring inside stays whole, one outside leaves nothing', () => {
  expect(clipRing(square(2, 2, 3), frame)).toEqual(square(2, 2, 3));
  expect(clipRing(square(20, 2, 3), frame)).toEqual([]);
});

test('a ring around the whole frame leaves the frame', () => {
  expect(areaOf(clipRing(square(-50, -50, 100), frame))).toBe(100);
});

test('parts outside are cut off at the edge', () => {
  const cut = clipRing(square(5, 5, 10), frame);
  expect(areaOf(cut)).toBe(25);
  expect(cut.every(({ x, y }) => x <= 10 && y <= 10)).toBe(true);
});

function areaOf(ring: readonly Place[]): number {
  const twice = ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
