import { expect, test } from 'vitest';
import { isUnderPlates, tilesOfMapStills } from './draw/draw-map-still.ts';
import { projectionOf } from './projection.ts';
import { COASTS, coastOfRegion, mapStillViews, SHAPES } from './views.ts';

test('a few tiles cover every spot of every plate', () => {
  expect(tilesOfMapStills().length).toBeLessThan(16);
  for (const coast of COASTS)
    for (const shape of SHAPES) {
      const view = mapStillViews[coast][shape];
      const { pointAt } = projectionOf(view);
      for (let x = 0; x <= view.width; x += 13)
        for (let y = 0; y <= view.height; y += 13)
          expect(isUnderPlates(pointAt(x, y)), `${coast} ${x} ${y}`).toBe(true);
    }
});

test('projecting a point and back gives the same point', () => {
  const { place, pointAt } = projectionOf(mapStillViews.pacific.wide);
  const [x, y] = place({ lat: 21.3, lon: 178 });
  expect(pointAt(x, y).lat).toBeCloseTo(21.3);
  expect(pointAt(x, y).lon).toBeCloseTo(178);
});

test.each([
  ['hawaii', 'pacific'],
  ['west-coast', 'pacific'],
  ['east-coast', 'atlantic'],
  ['puerto-rico', 'atlantic'],
  ['gulf-coast', 'gulf'],
])('%s lies on the plate of %s', (region, coast) => {
  expect(coastOfRegion(region)).toBe(coast);
});
