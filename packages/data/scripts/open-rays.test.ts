import { type Point, pointAlong } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { drawWindow } from './open-rays.ts';

const origin: Point = { lat: 35, lon: -75 };
const at = (bearing: number, km: number) => pointAlong(origin, bearing, km);
/** The directions, in degrees, that are open by more than half. */
const openOf = (window: string) => [...window].flatMap((digit, index) => (Number(digit) > 4 ? [index * 5] : []));

test('without a shore all 72 directions are open', () => {
  expect(drawWindow(origin, [], 20)).toBe('9'.repeat(72));
});

test('a straight shore behind closes its half of the circle as far as the reach', () => {
  const shore = [at(270, 0.5), pointAlong(at(270, 0.5), 0, 400)];
  const other = [at(270, 0.5), pointAlong(at(270, 0.5), 180, 400)];
  const open = openOf(drawWindow(origin, [shore, other], 20));
  expect(open).toEqual(Array.from({ length: 37 }, (_, index) => index * 5));
});

test('a headland to the north closes the directions that it stands in, across north too', () => {
  const open = openOf(drawWindow(origin, [[at(338, 6), at(32, 6)]], 20));
  expect(open).toEqual(Array.from({ length: 61 }, (_, index) => 35 + index * 5));
});

test('a direction that is half land is half open', () => {
  expect(Number(drawWindow(origin, [[at(50.1, 6), at(80, 6)]], 20)[10])).toBe(5);
});

test('land beyond the reach is for the wave model to know', () => {
  const island = [at(80, 25), at(100, 25)];
  expect(drawWindow(origin, [island], 20)).toBe('9'.repeat(72));
  expect(openOf(drawWindow(origin, [island], 30))).not.toContain(90);
});

test('it does not matter which way round a shore is drawn', () => {
  const island = [at(80, 5), at(85, 4), at(100, 6), at(350, 7)];
  expect(drawWindow(origin, [[...island].reverse()], 20)).toBe(drawWindow(origin, [island], 20));
});
