import { expect, test } from 'vitest';
import { instantAt, PLAY_MS, stepAfter, swellPlayOf } from './swell-play.ts';

const play = { from: 1000, until: 7000, steps: [2000, 4000, 6000] };

test('a swell plays from its storm to next week once, then the map still shows the current time', () => {
  expect([0, PLAY_MS / 2, PLAY_MS - 1].map((elapsed) => instantAt(play, elapsed))).toEqual([1000, 4000, 6999]);
  expect(instantAt(play, PLAY_MS)).toBeUndefined();
});

test('the steps lead from the storm through each half day back to the current time', () => {
  expect(stepAfter(play, undefined)).toBe(2000);
  expect(stepAfter(play, 2000)).toBe(4000);
  expect(stepAfter(play, 6000)).toBeUndefined();
});

test('without a swell the sea plays from the current time; without both nothing can be played', () => {
  const plate = { at: '2026-11-20T15:00:00.000Z', offset_min: -600, story: null } as never as Parameters<
    typeof swellPlayOf
  >[0];
  const { from, until, steps } = swellPlayOf({ ...plate, days: '/days.json' }) ?? expect.fail();
  expect([from, until]).toEqual(['2026-11-20T15:00:00Z', '2026-11-24T15:00:00Z'].map((at) => Date.parse(at)));
  expect(steps).toHaveLength(8);
  expect(swellPlayOf(plate)).toBeUndefined();
});
