import { expect, test } from 'vitest';
import { instantAt, PLAY_MS, stepAfter } from './swell-play.ts';

const play = { from: 1000, until: 7000, steps: [2000, 4000, 6000] };

test('a swell runs from its storm to next week once, then the plate stands at now', () => {
  expect([0, PLAY_MS / 2, PLAY_MS - 1].map((elapsed) => instantAt(play, elapsed))).toEqual([1000, 4000, 6999]);
  expect(instantAt(play, PLAY_MS)).toBeUndefined();
});

test('its steps lead from the storm through each half day back to now', () => {
  expect(stepAfter(play, undefined)).toBe(2000);
  expect(stepAfter(play, 2000)).toBe(4000);
  expect(stepAfter(play, 6000)).toBeUndefined();
});
