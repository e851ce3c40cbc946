import { expect, test } from 'vitest';
import { layoutLadder } from './ladder.ts';
import { projectionOf } from './projection.ts';
import { mapStillViews } from './views.ts';

test('the ladder names the degrees where the projection has them, across the date line too', () => {
  const view = mapStillViews.pacific.wide;
  const { lons, lats, across } = layoutLadder(view, { x: 0, y: 0, width: view.width, height: view.height }, 5);
  const { place } = projectionOf(view);
  const at = (text: string) => lons.find((one) => one.text === text)?.x ?? expect.fail(text);
  expect(at('180°')).toBeCloseTo(place({ lat: 0, lon: 180 })[0]);
  expect(at('170°E')).toBeCloseTo(place({ lat: 0, lon: 170 })[0]);
  expect(at('160°W')).toBeCloseTo(place({ lat: 0, lon: -160 })[0]);
  expect(lats.map(({ text }) => text)).toEqual(['10°N', '20°N', '30°N', '40°N', '50°N']);
  expect(new Set(across.map(({ width }) => width))).toEqual(new Set([5 * view.scale]));
});
