import { expect, test } from 'vitest';
import { layoutScale, layoutTide, SCALE_WIDTH } from './scale-layout.ts';

test('a scale ends at a round mark over its highest value, and clamps larger values', () => {
  expect(layoutScale(23).marks).toEqual([0, 5, 10, 15, 20, 25]);
  expect(layoutScale(2.4).marks).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  expect(layoutScale(59).marks).toEqual([0, 20, 40, 60]);
  const { x } = layoutScale(10);
  expect([x(0), x(5), x(10), x(99), x(-1)]).toEqual([0, SCALE_WIDTH / 2, SCALE_WIDTH, SCALE_WIDTH, 0]);
});

const tide = {
  unit: 'ft' as const,
  levels: [0, 3, 6, 3, 0],
  low_upto: 2,
  high_from: 4,
  now_hour: 1.5,
  ticks: [{ hour: 2, text: 'noon' }],
};

test('the band of the tide spans the stages that suit, up to the ends of the curve', () => {
  const band = (likes: Parameters<typeof layoutTide>[1]) => layoutTide(tide, likes).band;
  const all = band(['low', 'mid', 'high']);
  expect(all).toEqual({ y: 8, height: 44 });
  expect(band(['low', 'mid'])?.height).toBeCloseTo((44 * 4) / 6);
  expect(band(['high'])).toMatchObject({ y: 8 });
  expect(band(null)).toBeUndefined();
});

test('now lies on the curve between two hours', () => {
  const { now, ticks } = layoutTide(tide, null);
  expect(now.x).toBe((1.5 / 4) * SCALE_WIDTH);
  expect(now.y).toBeCloseTo(52 - (4.5 / 6) * 44);
  expect(ticks).toEqual([{ x: SCALE_WIDTH / 2, text: 'noon' }]);
});
