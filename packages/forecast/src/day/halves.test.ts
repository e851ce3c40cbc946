import { expect, test } from 'vitest';
import { splitHalves } from './halves.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clock = HOURS.map((hour) => hour * 60);

test('a half day consists of its daylight hours; a half without daylight, of all of its hours', () => {
  const winter = splitHalves(
    HOURS,
    clock,
    HOURS.map((hour) => hour >= 7 && hour <= 16),
  );
  expect(winter).toEqual({ am: [7, 8, 9, 10, 11], pm: [12, 13, 14, 15, 16] });
  const polarNight = splitHalves(
    HOURS,
    clock,
    HOURS.map(() => false),
  );
  expect(polarNight).toEqual({ am: [6, 7, 8, 9, 10, 11], pm: [12, 13, 14, 15, 16, 17, 18] });
});
