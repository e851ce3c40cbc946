import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { RAD_PER_DEG } from '../sphere.ts';
import { seaKmAlong } from './land-cube.ts';
import { isLand } from './masks.ts';

test('the cube agrees with the rasters except along coasts', () => {
  const random = createRandom('cube');
  let differing = 0;
  for (let n = 0; n < 20_000; n++) {
    const z = 2 * random() - 1;
    const lonDeg = 360 * random() - 180;
    const flat = Math.sqrt(1 - z * z);
    const [x, y] = [flat * Math.cos(lonDeg * RAD_PER_DEG), flat * Math.sin(lonDeg * RAD_PER_DEG)];
    if (seaKmAlong(x, y, z) < 0 !== isLand(Math.asin(z) / RAD_PER_DEG, lonDeg)) differing++;
  }
  expect(differing / 20_000).toBeLessThan(0.012);
});
