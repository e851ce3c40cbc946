import { describe, expect, test } from 'vitest';
import { latLonGrid, projectedGrid } from '../../test-support/synthetic-grids.ts';
import { parseGrid } from './parse-grid.ts';
import { Section } from './section.ts';

function parse(bytes: Uint8Array) {
  return parseGrid(new Section(bytes, 3, 0, bytes.length));
}

function changed(bytes: Uint8Array, octet: number, value: number): Uint8Array {
  return bytes.map((byte, n) => (n === octet - 1 ? value : byte));
}

describe('a latitude-longitude grid', () => {
  test('runs north to south as NOAA writes it, with the exact step where the written one is rounded', () => {
    const grid = parse(latLonGrid({ ni: 301, nj: 331, first: [55, 260], last: [0, 310] }));
    expect(grid).toMatchObject({
      template: 0,
      ni: 301,
      nj: 331,
      firstLat: 55,
      firstLon: 260,
      lastLat: 0,
      lastLon: 310,
      windsFollowGrid: false,
    });
    expect(grid).toMatchObject({ stepLonDeg: 50 / 300, stepLatDeg: 55 / 330 });
  });

  test.each([
    [0x00, [1, -1], { iNegative: false, jPositive: false, jConsecutive: false, alternating: false }],
    [0x40, [-1, 1], { iNegative: false, jPositive: true, jConsecutive: false, alternating: false }],
    [0x20, [1, -1], { iNegative: false, jPositive: false, jConsecutive: true, alternating: false }],
    [0x50, [-1, 1], { iNegative: false, jPositive: true, jConsecutive: false, alternating: true }],
  ])('keeps scanning mode %d', (scan, [firstLat = 0, lastLat = 0], flags) => {
    expect(parse(latLonGrid({ ni: 3, nj: 3, scan, first: [firstLat, 0], last: [lastLat, 2] })).scan).toEqual(flags);
  });

  test('may run westward and across the prime meridian, with negative degrees', () => {
    expect(parse(latLonGrid({ ni: 11, nj: 1, scan: 0x80, first: [-30.5, 5], last: [-30.5, -5] }))).toMatchObject({
      firstLat: -30.5,
      lastLon: -5,
      stepLonDeg: 1,
    });
    expect(parse(latLonGrid({ ni: 11, nj: 1, first: [0, 355], last: [0, 5] }))).toMatchObject({ stepLonDeg: 1 });
  });

  test('with equal first and last meridian has the written step', () => {
    expect(parse(latLonGrid({ ni: 361, nj: 1, last: [0, 0] }))).toMatchObject({ stepLonDeg: 1, stepLatDeg: 0 });
  });

  test('may count in its own basic angle', () => {
    const grid = parse(latLonGrid({ ni: 7, nj: 4, first: [0.5, 1], last: [0, 2], basicAngle: [1, 6] }));
    expect(grid).toMatchObject({ firstLat: 0.5, lastLon: 2 });
    expect(grid).toMatchObject({ stepLonDeg: expect.closeTo(1 / 6, 12), stepLatDeg: expect.closeTo(1 / 6, 12) });
  });
});

test('a Lambert grid has its cone, sphere and winds along the grid', () => {
  expect(parse(projectedGrid(30))).toMatchObject({
    template: 30,
    ni: 10,
    nj: 8,
    latin1: 40,
    latin2: 40,
    orientationLon: 255,
    stepXM: 50_000,
    earthRadiusM: 6_371_229,
    windsFollowGrid: true,
    southPole: false,
  });
});

test('a polar stereographic grid has its true latitude and pole', () => {
  expect(parse(projectedGrid(20, { south: true }))).toMatchObject({
    template: 20,
    trueLat: -60,
    firstLat: -35,
    southPole: true,
  });
});

test.each([
  [0, 6_367_470],
  [6, 6_371_229],
  [8, 6_371_200],
  [4, undefined],
])('earth shape %d has radius %d', (shape, earthRadiusM) => {
  expect(parse(changed(projectedGrid(30), 15, shape))).toMatchObject({ earthRadiusM });
});

test.each([
  [
    'another template',
    changed(latLonGrid({ ni: 2, nj: 2 }), 14, 101),
    'grid template 3.101 (unstructured grid) is not',
  ],
  ['an unknown template', changed(latLonGrid({ ni: 2, nj: 2 }), 13, 3), 'grid template 3.768 is not supported'],
  ['a list of points per row', changed(latLonGrid({ ni: 2, nj: 2 }), 11, 2), 'reduced grids'],
  ['more points than it states', latLonGrid({ ni: 2, nj: 2, claimedPoints: 5 }), '2 x 2 does not make its 5 points'],
  ['no points', latLonGrid({ ni: 0, nj: 2 }), '0 x 2'],
  [
    'a thousand million points',
    latLonGrid({ ni: 40000, nj: 25000, first: [1, 0], last: [0, 1] }),
    '1000000000 points are more than',
  ],
  ['rows against its scan', latLonGrid({ ni: 2, nj: 2, first: [0, 0], last: [1, 1] }), 'run against its scanning mode'],
  [
    'a latitude of 100',
    latLonGrid({ ni: 2, nj: 1, first: [100, 0], last: [0, 1] }),
    'latitude 100 is not on the globe',
  ],
  ['shifted rows', latLonGrid({ ni: 2, nj: 1, scan: 8 }), 'half a step'],
  ['a flat cone', changed(changed(projectedGrid(30), 66, 0x82), 70, 2), 'no cone touches'],
])('is refused with %s', (_, bytes, sentence) => {
  expect(() => parse(bytes)).toThrow(sentence);
});
