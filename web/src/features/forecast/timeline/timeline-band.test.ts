import { expect, test } from 'vitest';
import { bandOf } from './timeline-band.ts';

const place = (hour: number, height: number) => ({ x: hour, y: 10 - height });

test('a band runs along the upper heights and back along the lower ones', () => {
  expect(bandOf([1, 2], [3, 5], place)).toBe('M0 7L1 5L1 8L0 9z');
});

test('an hour without heights splits the band; no heights draw nothing', () => {
  expect(bandOf([1, null, 1], [2, 3, 2], place)).toBe('M0 8L0 9zM2 8L2 9z');
  expect(bandOf([], [], place)).toBe('');
});
