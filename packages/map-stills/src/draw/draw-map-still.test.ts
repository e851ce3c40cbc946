import { gzipSync } from 'node:zlib';
import { distanceKm, type Point } from '@groundswell/forecast';
import { expect, test } from 'vitest';
import { heightUnder, type Isoline, readMapStill } from '../map-still.ts';
import { projectionOf, type Spot } from '../projection.ts';
import { COASTS, mapStillViews, SHAPES } from '../views.ts';
import { drawMapStill, type ReadSea } from './draw-map-still.ts';

const STORM: Point = { lat: 40, lon: -170 };
const FT_PER_M = 3.281;

/** A round storm of 9 m over a sea of 1 m, with land in the east. */
const sea: ReadSea = (point) =>
  point.lon > -124 && point.lon < -30
    ? undefined
    : { heightM: 1 + 8 * Math.exp(-((distanceKm(point, STORM) / 1200) ** 2)), periodS: 12, fromDeg: 300 };

const view = mapStillViews.pacific.wide;
const plate = drawMapStill('pacific', 'wide', sea) ?? expect.fail();

/** Lists the points of an SVG path that consists of 'M' and 'l' commands. */
function spotsOf(path: string): Spot[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, kind, a, b]) => {
    [x, y] = kind === 'M' ? [Number(a), Number(b)] : [x + Number(a), y + Number(b)];
    return [x, y];
  });
}

test('each isoline lies where the sea has its height, to the width of a cell', () => {
  const { pointAt } = projectionOf(view);
  const check = ({ height, path }: Isoline, perMetre: number) => {
    for (const [x, y] of spotsOf(path)) {
      const metres = sea(pointAt(x, y))?.heightM;
      if (metres !== undefined) expect(Math.abs(metres * perMetre - height)).toBeLessThan(0.35 * perMetre);
    }
  };
  expect(plate.isolines.ft.map(({ height }) => height)).toEqual([5, 8, 12, 16, 20, 25]);
  expect(plate.isolines.m.map(({ height }) => height)).toEqual([1.5, 2.5, 4, 5, 6, 8]);
  for (const line of plate.isolines.ft) check(line, FT_PER_M);
  for (const line of plate.isolines.m) check(line, 1);
});

test('fills rise from the lowest to the highest, and end with the storm', () => {
  const heights = plate.fills.map(({ ft }) => ft);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(heights.at(-1)).toBeLessThanOrEqual(9 * FT_PER_M);
  expect(heights.at(-1)).toBeGreaterThan(8.3 * FT_PER_M);
});

test('the height under a name is that of the field at its spot', () => {
  const { place } = projectionOf(view);
  expect(heightUnder(plate, place(STORM), view)).toBeGreaterThan(24);
  expect(heightUnder(plate, place({ lat: 20, lon: 150 }), view)).toBeLessThan(6);
});

test('no label and no crest is drawn on land', () => {
  const { pointAt } = projectionOf(view);
  const isLand = (x: number, y: number) => sea(pointAt(x, y)) === undefined;
  expect(plate.isolines.ft.flatMap(({ labels }) => labels).length).toBeGreaterThan(3);
  for (const { x, y } of plate.isolines.ft.flatMap(({ labels }) => labels)) expect(isLand(x, y)).toBe(false);
  const middles = plate.crests.flatMap(({ path }) =>
    path
      .split('M')
      .slice(1)
      .map((one) => spotsOf(`M${one}`)[1] ?? expect.fail()),
  );
  expect(middles.length).toBeGreaterThan(300);
  for (const [x, y] of middles) expect(isLand(x, y)).toBe(false);
});

test('the labels of a height keep their distance', () => {
  const bumps: ReadSea = ({ lat, lon }) => ({
    heightM: 3 + 2 * Math.sin(lat) * Math.sin(lon),
    periodS: 12,
    fromDeg: 0,
  });
  const { isolines } = drawMapStill('pacific', 'wide', bumps) ?? expect.fail();
  const { labels } = isolines.ft.find(({ height }) => height === 8) ?? expect.fail();
  expect(labels.length).toBeGreaterThan(20);
  for (const [index, a] of labels.entries())
    for (const b of labels.slice(0, index)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(70);
});

test.each(COASTS.flatMap((coast) => SHAPES.map((shape) => [coast, shape] as const)))(
  'the plate of %s, %s, is read back and stays under 60 KB on the wire',
  (coast, shape) => {
    const rough: ReadSea = (point) => ({
      // The swells alternate every few degrees: rougher than any real sea.
      heightM: 4 + 3 * Math.sin(point.lon / 6) * Math.cos(point.lat / 5) + 0.4 * Math.sin(point.lon / 1.3 + point.lat),
      periodS: 9,
      fromDeg: 200,
    });
    const drawn = drawMapStill(coast, shape, rough);
    const text = JSON.stringify(drawn);
    expect(readMapStill(JSON.parse(text))).toEqual(drawn);
    expect(gzipSync(text).length).toBeLessThan(60_000);
  },
);

test('without any sea there is no plate', () => {
  expect(drawMapStill('gulf', 'tall', () => undefined)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['another version', { ...plate, v: 2 }],
  ['a path with a script', { ...plate, fills: [{ ft: 3, path: 'M0 0"><script>' }] }],
  ['a height that is none', { ...plate, crests: [{ ft: Number.NaN, path: 'M0 0' }] }],
  ['too many parts', { ...plate, fills: Array(200).fill({ ft: 3, path: 'M0 0' }) }],
  ['a path without an end', { ...plate, fills: [{ ft: 3, path: 'l'.repeat(500_000) }] }],
  ['no isolines in metres', { ...plate, isolines: { ft: [] } }],
  ['a grid of another size', { ...plate, under: { columns: 2, rows: 2, ft: [1] } }],
])('%s is rejected as a plate', (_, value) => {
  expect(readMapStill(value)).toBeUndefined();
});
