import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Flag, type Mark, nameBeside, placeFlags, type Rect, STALKS } from './place-flags.ts';

const room = { width: 876, height: 728, taken: [] as Rect[], stalks: STALKS.large };
const mark = (id: number, x: number, y: number, facingDeg = 90): Mark => ({
  id,
  x,
  y,
  facingDeg,
  width: 46,
  height: 28,
});

const rectOf = ({ x, y, width, height }: Mark, { dx, dy }: Flag): Rect => ({
  x: x + dx - width / 2,
  y: y + dy - height / 2,
  width,
  height,
});
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('a flag stands straight out to sea on the shortest stalk', () => {
  const flag = placeFlags([mark(1, 400, 300, 180)], room).get(1);
  expect(flag?.dx).toBeCloseTo(0);
  expect(flag?.dy).toBeCloseTo(32);
});

test('where places are close the first keeps its place, others turn or go farther out, and the last has none', () => {
  const crowd = Array.from({ length: 14 }, (_, id) => mark(id, 400, 300 + id * 7));
  const flags = placeFlags(crowd, room);
  expect(flags.get(0)).toEqual(placeFlags([mark(0, 400, 300)], room).get(0));
  expect(flags.size).toBeGreaterThan(3);
  expect(flags.size).toBeLessThan(14);
});

test('no flag and no stalk crosses a taken box', () => {
  const wall = { x: 410, y: 0, width: 8, height: 728 };
  expect(placeFlags([mark(1, 400, 300)], { ...room, taken: [wall] }).size).toBe(0);
});

test('a name stands beside its flag, on the side away from its place', () => {
  const at = mark(1, 400, 300);
  expect(nameBeside(at, { dx: 40, dy: 0 }, 90)).toEqual({ x: 467, y: 286, width: 90, height: 28 });
  expect(nameBeside(at, { dx: -40, dy: 0 }, 90)).toEqual({ x: 243, y: 286, width: 90, height: 28 });
});

test('places outside of the map have no flag, and none sticks out of it', () => {
  expect(placeFlags([mark(1, -4, 300), mark(2, 870, 300, 90)], room).size).toBe(0);
});

test('whatever the coast, no flag covers another, a place or a stalk, and no stalk is longer than it may be', () => {
  const spot = fc.record({
    x: fc.integer({ min: -50, max: 920 }),
    y: fc.integer({ min: -50, max: 780 }),
    facingDeg: fc.integer({ min: 0, max: 359 }),
  });
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 40 }), (spots) => {
      const marks = spots.map(({ x, y, facingDeg }, id) => mark(id, x, y, facingDeg));
      const flags = placeFlags(marks, room);
      const placed = marks.flatMap((one) => {
        const flag = flags.get(one.id);
        return flag ? [{ one, flag, rect: rectOf(one, flag) }] : [];
      });
      for (const { one, flag, rect } of placed) {
        expect(Math.abs(flag.dy)).toBeLessThanOrEqual(74);
        expect(Math.hypot(flag.dx, flag.dy)).toBeLessThanOrEqual(74 + 46 * 0.28);
        for (const other of placed) if (other.one !== one) expect(overlap(rect, other.rect)).toBe(false);
        for (const { x, y } of marks) {
          const isShown = x > 0 && y > 0 && x < room.width && y < room.height;
          if (isShown) expect(overlap(rect, { x: x - 4, y: y - 4, width: 8, height: 8 })).toBe(false);
        }
        for (const other of placed.filter((another) => another.one !== one))
          for (const part of [0.2, 0.5, 0.8]) {
            const at = { x: other.one.x + other.flag.dx * part, y: other.one.y + other.flag.dy * part };
            expect(overlap(rect, { ...at, width: 0.01, height: 0.01 })).toBe(false);
          }
      }
    }),
  );
});
