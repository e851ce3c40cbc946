import { expect, test } from 'vitest';
import { closeRings, type LonLat, simplify } from './coast-rings.ts';

const box = { west: 0, east: 10, south: 0, north: 10 };

test('the pieces of an island become one ring', () => {
  const pieces: LonLat[][] = [
    [
      [4, 4],
      [6, 4],
      [6, 6],
    ],
    [
      [6, 6],
      [4, 6],
      [4, 4],
    ],
  ];
  expect(closeRings(pieces, box)).toEqual([
    [
      [4, 4],
      [6, 4],
      [6, 6],
      [6, 6],
      [4, 6],
      [4, 4],
    ],
  ]);
});

test('a coast cut by the box is closed along the box’s edge on its left, the land side', () => {
  const northward: LonLat[] = [
    [5, 0],
    [5, 10],
  ];
  expect(closeRings([northward], box)).toEqual([
    [
      [5, 0],
      [5, 10],
      [0, 10],
      [0, 0],
      [5, 0],
    ],
  ]);
  const southward: LonLat[] = [
    [5, 10],
    [5, 0],
  ];
  expect(closeRings([southward], box)).toEqual([
    [
      [5, 10],
      [5, 0],
      [10, 0],
      [10, 10],
      [5, 10],
    ],
  ]);
});

test('land between two coasts is one ring', () => {
  const west: LonLat[] = [
    [2, 10],
    [2, 0],
  ];
  const east: LonLat[] = [
    [8, 0],
    [8, 10],
  ];
  expect(closeRings([west, east], box)).toEqual([
    [
      [2, 10],
      [2, 0],
      [8, 0],
      [8, 10],
      [2, 10],
    ],
  ]);
});

test('a shoreline that ends at sea is refused', () => {
  expect(() =>
    closeRings(
      [
        [
          [0, 5],
          [5, 5],
        ],
      ],
      box,
    ),
  ).toThrow('inside its box');
});

test('simplifying removes points on a straight line and keeps every corner', () => {
  const line: LonLat[] = [
    [0, 0],
    [5, 0.05],
    [10, 0],
    [10, 5],
    [10, 10],
  ];
  expect(simplify(line, 0.1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ]);
});
