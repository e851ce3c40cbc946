import { expect, test } from 'vitest';
import { smoothLine, smoothValues, traceIsolines } from './contours.ts';
import { layOutCrests, type SeaSample } from './crests.ts';
import { isAfloat, isClear, lengthOf, placeLabels } from './line-labels.ts';
import { scatter } from './scattered.ts';
import { layOutStreaks } from './streaks.ts';
import { packStrokes, STROKE_FLOATS } from './stroke.ts';
import { arrowClass, barbOf } from './wind-marks.ts';

const [COLUMNS, ROWS, CELL] = [61, 41, 8];
const gridOf = (valueAt: (x: number, y: number) => number) => ({
  columns: COLUMNS,
  rows: ROWS,
  cellPx: CELL,
  values: Float32Array.from({ length: COLUMNS * ROWS }, (_, n) =>
    valueAt((n % COLUMNS) * CELL, Math.floor(n / COLUMNS) * CELL),
  ),
});

test('an isoline lies where the field has its value', () => {
  const cone = gridOf((x, y) => Math.hypot(x - 240, y - 160));
  const [ring, ...others] = traceIsolines(cone, [100]);
  expect(others).toEqual([]);
  for (const [x, y] of ring?.points ?? []) expect(Math.abs(Math.hypot(x - 240, y - 160) - 100)).toBeLessThan(0.5);
  expect(ring?.points[0]).toEqual(ring?.points.at(-1));
  expect(lengthOf(ring?.points ?? [])).toBeGreaterThan(2 * Math.PI * 98);
});

test('a line that leaves the picture is one line from edge to edge', () => {
  const [line, ...others] = traceIsolines(
    gridOf((x) => x),
    [101],
  );
  expect(others).toEqual([]);
  expect(line?.points).toHaveLength(ROWS);
  expect(line?.points.every(([x]) => Math.abs(x - 101) < 1e-3)).toBe(true);
});

test('no isoline runs through missing data', () => {
  const half = traceIsolines(
    gridOf((x, y) => (y > 160 ? Number.NaN : x)),
    [101],
  );
  expect(half.flatMap(({ points }) => points).every(([, y]) => y <= 160)).toBe(true);
});

test('every crossing of a grid edge is on a line, in saddles too', () => {
  const waves = gridOf((x, y) => Math.sin(x / 20) * Math.sin(y / 20));
  for (const { points } of traceIsolines(waves, [-0.5, 0.01, 0.5])) expect(points.length).toBeGreaterThan(1);
});

test('rounding a line keeps its ends; smoothing a field keeps its mean and its gaps', () => {
  const points = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const;
  const smooth = smoothLine(points);
  expect([smooth[0], smooth.at(-1)]).toEqual([points[0], points[2]]);
  const soft = smoothValues(Float32Array.of(1, 1, 1, 1, Number.NaN, 1, 1, 1, 1), 3);
  expect([...soft]).toEqual([1, 1, 1, 1, Number.NaN, 1, 1, 1, 1]);
});

test('numbers stand on long lines, apart from each other, inside the picture and never upside down', () => {
  const lines = traceIsolines(
    gridOf((x, y) => x + y / 2),
    [100, 105, 220, 330],
  );
  const labels = placeLabels(lines, { widthPx: 480, heightPx: 320 });
  expect(labels.length).toBeGreaterThan(2);
  for (const { x, y, turn } of labels) {
    expect(Math.min(x, y, 480 - x, 320 - y)).toBeGreaterThan(30);
    expect(Math.abs(turn)).toBeLessThanOrEqual(Math.PI / 2);
  }
  for (const a of labels)
    for (const b of labels) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(60);
});

test('a number keeps clear of names, and moves along its line instead', () => {
  const lines = traceIsolines(
    gridOf((x) => x),
    [200],
  );
  const picture = { widthPx: 480, heightPx: 320 };
  const [first] = placeLabels(lines, picture);
  const name = { left: 190, right: 260, top: (first?.y ?? 0) - 8, bottom: (first?.y ?? 0) + 8 };
  const [moved] = placeLabels(lines, picture, (x, y) => isClear(x, y, [name]));
  expect([moved?.value, moved?.x]).toEqual([first?.value, first?.x]);
  expect(Math.abs((moved?.y ?? 0) - (first?.y ?? 0))).toBeGreaterThan(20);
});

test('a number lies on the water from end to end, and its halo clear of the shore', () => {
  const isLand = (x: number) => x > 110;
  expect(isAfloat(100, 50, 0, isLand)).toBe(false);
  expect(isAfloat(91, 50, 0, isLand)).toBe(false);
  expect(isAfloat(85, 50, 0, isLand)).toBe(true);
  expect(isAfloat(102, 50, Math.PI / 2, isLand)).toBe(false);
  expect(isAfloat(98, 50, Math.PI / 2, isLand)).toBe(true);
});

const RECT = { left: 0.29, right: 0.29 + 1280 / (256 * 2 ** 6), top: 0.4, bottom: 0.4 + 600 / (256 * 2 ** 6) };
const sea = (changed: Partial<SeaSample> = {}): SeaSample => ({
  heightFt: 6,
  periodS: 12,
  fromEast: 1,
  fromNorth: 0,
  ...changed,
});
const crests = (seaAt: (x: number, y: number) => SeaSample | undefined, maxGroups = 900) =>
  layOutCrests({ seeds: scatter(RECT, 6, 12), maxGroups, seaAt, isLightAt: () => false });

test('crests lie across the wave direction and bend with it', () => {
  for (const { curve, drift } of crests(() => sea())) {
    expect(Math.abs(curve[4] - curve[0])).toBeLessThan(1e-6);
    expect(drift[0]).toBeGreaterThan(0);
    expect(drift[1]).toBeCloseTo(0);
  }
});

test('crests grow with height, spread with period, and there are none under .4 ft, at most the cap', () => {
  const length = (heightFt: number) =>
    Math.max(
      ...crests(() => sea({ heightFt })).map(({ curve }) => Math.hypot(curve[4] - curve[0], curve[5] - curve[1])),
    );
  expect(length(12)).toBeGreaterThan(length(3));
  const spacing = (periodS: number) => Math.hypot(...(crests(() => sea({ periodS }))[0]?.drift ?? [0, 0]));
  expect(spacing(18)).toBeGreaterThan(spacing(6));
  expect(crests(() => sea({ heightFt: 0.39 }))).toEqual([]);
  expect(crests(() => sea(), 10)).toHaveLength(40);
  expect(crests(() => sea({ periodS: 16 }))[0]?.rate).toBeLessThan(crests(() => sea({ periodS: 8 }))[0]?.rate ?? 0);
});

test('the points to draw at stay fixed to the map while it moves', () => {
  const moved = { ...RECT, left: RECT.left + 100 / (256 * 64), right: RECT.right + 100 / (256 * 64) };
  const before = new Map(scatter(RECT, 6, 24).map(({ x, own }) => [own, x]));
  const both = scatter(moved, 6, 24).filter(({ own }) => before.has(own));
  expect(both.length).toBeGreaterThan(100);
  for (const { x, own } of both) expect(x + 100).toBeCloseTo(before.get(own) ?? 0, 3);
});

test('streaks go with the wind, longer where it is stronger; a calm has none', () => {
  const streaks = (eastKt: number, max = 900) =>
    layOutStreaks({ seeds: scatter(RECT, 6, 24), max, windAt: () => ({ eastKt, northKt: 0 }), isLightAt: () => true });
  const lengthOf = (kt: number) => (streaks(kt)[0]?.curve[4] ?? 0) - (streaks(kt)[0]?.curve[0] ?? 0);
  expect(lengthOf(40)).toBeGreaterThan(lengthOf(10));
  expect(lengthOf(10)).toBeGreaterThan(0);
  expect(streaks(0.2)).toEqual([]);
  expect(streaks(20, 7)).toHaveLength(7);
  expect(packStrokes(streaks(20, 7))).toHaveLength(7 * STROKE_FLOATS);
});

test('a barb’s feathers add up to the wind, to 5 kt; arrows have classes at 4, 16 and 30 kt', () => {
  for (let kt = 0; kt < 120; kt++) {
    const { pennants, full, half } = barbOf(kt);
    expect(Math.abs(pennants * 50 + full * 10 + half * 5 - kt)).toBeLessThanOrEqual(2.5);
  }
  expect([0, 3.9, 4, 15.9, 16, 29.9, 30, 80].map(arrowClass)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});
