import { GMT, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { drawCoastFloor } from './coast-floor.ts';
import { type FloorReading, readFloor } from './depth-grid.ts';
import { parseSoundedGrid } from './sounded-grid.ts';

describe('with the coastline', needs(GMT), () => {
  const steamerLane = { lat: 36.951, lon: -122.026 };
  const depthsAt = (
    floor: Awaited<ReturnType<typeof drawCoastFloor>>,
    places: readonly (readonly [number, number])[],
  ) =>
    places.map(([eastM, northM]) => {
      const into: FloorReading = { depthM: 0, eastward: 0, northward: 0, spacingM: 0 };
      readFloor(floor, eastM, northM, into);
      return into.depthM;
    });

  test('land is north of Steamer Lane and the floor deepens to the south', async () => {
    const floor = await drawCoastFloor(steamerLane, 15_000, []);
    const [land = 1, near = 0, off = 0, far = 0] = depthsAt(floor, [
      [0, 2500],
      [0, -800],
      [0, -4000],
      [0, -12_000],
    ]);
    expect(land).toBe(0);
    expect(near).toBeGreaterThan(5);
    expect(off).toBeGreaterThan(near);
    expect(far).toBeGreaterThan(off);
  });

  test('soundings count alone from 1.6 of their spacings off the shore, the shelf alone within a half', async () => {
    const flat = parseSoundedGrid(`101 101 -123 36 0.03 0.03\n${'-70 '.repeat(10_201)}`);
    const sounded = depthsAt(await drawCoastFloor(steamerLane, 15_000, [flat]), [
      [0, -800],
      [0, -12_000],
    ]);
    const [made] = depthsAt(await drawCoastFloor(steamerLane, 15_000, []), [[0, -800]]);
    expect(sounded[0]).toBe(made);
    expect(sounded[1]).toBeCloseTo(70, 3);
  });
});
