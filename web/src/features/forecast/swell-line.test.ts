import { expect, test } from 'vitest';
import { timelineOf } from './forecast.fixture.ts';
import { swellLine } from './swell-line.ts';

const { swell } = timelineOf(1);
const heights = (swell1: number | null, swell2: number | null, swell3: number | null) => ({
  swell: { ...swell, swell1: [swell1], swell2: [swell2], swell3: [swell3] },
});

test('a swell has the colour of the line that is as high, whichever rank it has at that hour', () => {
  expect(swellLine(heights(null, 4, 2.6), 0, 'NNW 4.0 ft 11 s')).toBe(2);
  expect(swellLine(heights(null, 1.2, 0.8), 0, 'NNO 0,8 m 11 s')).toBe(3);
});

test('no colour where no line or more than one is as high, or no swell is told', () => {
  expect(swellLine(heights(1, 2, 3), 0, 'N 4.0 ft 9 s')).toBeUndefined();
  expect(swellLine(heights(1, 1, 3), 0, 'N 1.0 ft 9 s')).toBeUndefined();
  expect(swellLine(heights(1, 2, 3), 0, null)).toBeUndefined();
});
