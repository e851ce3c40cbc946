import { expect, test } from 'vitest';
import { listLandRings } from './land-outline.ts';

const rings = listLandRings();

/**
 * Tells whether a point is land, by the even-odd rule. Rings may continue beyond 180°, so the point is also tested one
 * turn east and one turn west.
 */
function isLand(lon: number, lat: number): boolean {
  return [-360, 0, 360].some((turn) => {
    const x = lon + turn;
    const crossings = rings.flatMap((ring) =>
      ring.filter(([ax, ay], index) => {
        const [bx, by] = ring[(index + 1) % ring.length] ?? [0, 0];
        return ay > lat !== by > lat && x < ax + ((lat - ay) / (by - ay)) * (bx - ax);
      }),
    );
    return crossings.length % 2 === 1;
  });
}

test.each([
  ['Raleigh', -78.64, 35.78, true],
  ['Honolulu’s island', -157.98, 21.48, true],
  ['the far east of Russia', -175, 67, true],
  ['the South Pole', 20, -88, true],
  ['off Hatteras', -74.5, 35, false],
  ['the middle of the Pacific', 180, 10, false],
  ['the Gulf', -90, 26, false],
])('the outline has land or sea at %s', (_, lon, lat, land) => {
  expect(isLand(lon, lat)).toBe(land);
});
