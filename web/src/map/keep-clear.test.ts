import { expect, test } from 'vitest';
import { panClear } from './keep-clear.ts';

const [PHONE, DESKTOP] = [
  { width: 390, height: 600 },
  { width: 1280, height: 560 },
];
const FOOT = { left: 0, right: 390, top: 228, bottom: 600 };
const PANEL = { left: 840, right: 1188, top: 24, bottom: 440 };

test.each([
  ['beneath the sheet of a phone moves up alone', { x: 150, y: 500 }, PHONE, FOOT, { x: 0, y: 500 - 164 }],
  ['beneath a desktop’s panel moves left alone', { x: 1000, y: 200 }, DESKTOP, PANEL, { x: 1000 - 776, y: 0 }],
  ['out of view comes in', { x: -40, y: 700 }, PHONE, FOOT, { x: -104, y: 536 }],
  ['in free view stays', { x: 150, y: 100 }, PHONE, FOOT, { x: 0, y: 0 }],
  ['below a desktop’s panel stays', { x: 1000, y: 505 }, DESKTOP, PANEL, { x: 0, y: 0 }],
] as const)('a mark %s', (_, point, size, sheet, pan) => {
  expect(panClear(point, size, sheet)).toEqual(pan);
});

test('beside a sheet that leaves little space, a marker is centred in the rest', () => {
  const { x, y } = panClear({ x: 150, y: 500 }, { width: 390, height: 420 }, { ...FOOT, top: 100, bottom: 420 });
  expect([x, y]).toEqual([0, 450]);
});
