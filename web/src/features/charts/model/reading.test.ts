import { expect, test } from 'vitest';
import { spreadPlaces } from './reading.ts';

test('places are spread over the whole width of a map, also of one that shows the world more than once', () => {
  const lonsOf = (minLon: number, maxLon: number) =>
    spreadPlaces({ minLat: 0, maxLat: 10, minLon, maxLon }, 4, 1).map(({ lon }) => lon);
  expect(lonsOf(-225, 225)).toEqual([-180, -90, 0, 90]);
  expect(lonsOf(170, 190)).toEqual([172.5, 177.5, -177.5, -172.5]);
  expect(lonsOf(170, -170)).toEqual([172.5, 177.5, -177.5, -172.5]);
});
