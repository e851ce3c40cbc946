import { expect, test } from 'vitest';
import { isBeneath, latitudeName, layoutLadder, longitudeName } from './ladder-layout.ts';

const alongLon = { from: -80, to: -60, length: 1000 };
const place = (lon: number) => (lon + 80) * 50;

test('every second degree is black, and labels have room', () => {
  const { steps, labels } = layoutLadder(alongLon, place, longitudeName);
  expect(steps[0]).toEqual({ from: 50, to: 100 });
  expect(steps).toHaveLength(10);
  expect(labels.map(({ text }) => text).slice(0, 3)).toEqual(['78°W', '76°W', '74°W']);
  expect(labels.every(({ at }) => at >= 44 && at <= 956)).toBe(true);
});

test('steps are finer close up, with minutes', () => {
  const side = layoutLadder({ from: 21.2, to: 21.7, length: 600 }, (lat) => (21.7 - lat) * 1200, latitudeName);
  expect(side.labels.map(({ text }) => text)).toEqual(['21°15′N', '21°20′N', '21°25′N', '21°30′N', '21°35′N']);
  expect(side.steps.every(({ from, to }) => from >= 0 && to <= 600 && from < to)).toBe(true);
});

test('beyond the antimeridian longitudes go on in the west', () => {
  expect([179, 180, 181, -181, 0].map(longitudeName)).toEqual(['179°E', '180°W', '179°W', '179°E', '0°E']);
  expect(latitudeName(-33.5)).toBe('33°30′S');
});

test('a degree label beneath an element is hidden, at whichever edge it stands', () => {
  const map = { width: 1280, height: 600 };
  const menu = { left: 32, right: 200, top: 24, bottom: 380 };
  const at = (edge: 'top' | 'right' | 'bottom' | 'left', px: number) => isBeneath(edge, px, map, [menu]);
  expect([at('left', 100), at('left', 384), at('left', 400)]).toEqual([true, true, false]);
  expect([at('right', 100), at('top', 100), at('bottom', 100)]).toEqual([false, false, false]);
});
