import { distanceKm } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { type DepthAt, drawDepthGrid } from './depth-grid.ts';
import { drawTransfer, meanTransfer } from './draw-transfer.ts';
import { depthOver, type LaidFeature } from './features.ts';
import { knownFeatures } from './known-features.ts';
import { listRayBeaches } from './ray-inputs.ts';

/** The axis runs straight north from the shore; seaward it gets deeper and wider. */
const axis = [
  { eastM: 0, northM: 400, depthM: 20, halfWidthM: 200 },
  { eastM: 0, northM: 4000, depthM: 120, halfWidthM: 600 },
];
const canyon: LaidFeature = { isCanyon: true, axis };
const ridge: LaidFeature = {
  isCanyon: false,
  axis: [
    { eastM: 0, northM: 400, depthM: 5, halfWidthM: 250 },
    { eastM: 0, northM: 1600, depthM: 18, halfWidthM: 400 },
  ],
};
/** A shelf that faces north with a slope of 1 in 50. */
const shelf: DepthAt = (_, northM) => Math.max(0, northM / 50);

test('a feature has its own depth on its axis and the shelf’s at its edges, with a smooth slope between', () => {
  const across = (eastM: number) => depthOver([canyon], 44, eastM, 2200);
  expect(across(0)).toBeCloseTo(70, 9);
  expect(across(400)).toBeCloseTo(44, 9);
  for (let eastM = 0; eastM < 500; eastM += 5) {
    expect(across(eastM + 5)).toBeLessThanOrEqual(across(eastM));
    expect(across(eastM) - across(eastM + 5)).toBeLessThan(1);
    expect(across(-eastM)).toBeCloseTo(across(eastM), 9);
  }
});

test('a canyon only deepens and a ridge only raises the floor, and neither digs into land', () => {
  for (let northM = 0; northM < 5000; northM += 100) {
    const shelfM = shelf(0, northM);
    expect(depthOver([canyon], shelfM, 50, northM)).toBeGreaterThanOrEqual(shelfM);
    expect(depthOver([ridge], shelfM, 50, northM)).toBeLessThanOrEqual(shelfM);
  }
  expect(depthOver([canyon], 0, 0, 400)).toBe(0);
});

test('a canyon defocuses waves on the shore behind its head, a ridge focuses them', () => {
  const ahead = (features: readonly LaidFeature[], eastM: number) => {
    const grids = [5000, 12_000].map((halfM, index) =>
      drawDepthGrid(halfM, index === 0 ? 401 : 241, (east, north) =>
        depthOver(features, shelf(east, north), east, north),
      ),
    );
    const sites = [-100, 0, 100].map((aside) => ({
      ...{ eastM: eastM + aside, northM: 250, depthM: 5, facingDeg: 0, cellDepthM: 150, reachM: 11_000 },
    }));
    return meanTransfer(sites.map((site) => drawTransfer(grids, site, 14))).kept[0] ?? 0;
  };
  const open = ahead([], 0);
  expect(ahead([canyon], 0)).toBeLessThan(0.5 * open);
  expect(ahead([ridge], 0)).toBeGreaterThan(1.2 * open);
});

test('known features have plausible slopes and lengths, and canyons deepen seaward', () => {
  for (const { name, kind, axis } of knownFeatures) {
    axis.slice(1).forEach(([lat, lon, depthM, halfWidthM], index) => {
      const [fromLat = 0, fromLon = 0, fromDepthM = 0, fromHalfM = 0] = axis[index] ?? [];
      const alongKm = distanceKm({ lat: fromLat, lon: fromLon }, { lat, lon });
      expect(alongKm, name).toBeGreaterThan(0.2);
      expect(alongKm, name).toBeLessThan(6);
      if (kind === 'canyon') expect(depthM, name).toBeGreaterThan(fromDepthM);
      expect(halfWidthM, name).toBeGreaterThanOrEqual(fromHalfM);
      expect((depthM - fromDepthM) / (1000 * alongKm), name).toBeLessThan(0.25);
    });
  }
});

test('a beach has the features off it, and a sheltered break has its own start depth', () => {
  const find = (slug: string) => listRayBeaches().find(({ beach }) => beach.slug === slug);
  expect(find('mavericks')?.features.map(({ name }) => name)).toContain("Mavericks' ramp");
  expect(find('mavericks')?.startDepthM).toBeUndefined();
  expect(find('cowells-beach')).toMatchObject({ features: [], startDepthM: expect.closeTo(2.3, 1) });
  expect(find('rincon')).toMatchObject({ features: [] });
});
