import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import type { SummaryDay } from './beach-summary.ts';
import { surfAhead } from './surf-ahead.ts';

const HONOLULU = 'Pacific/Honolulu';
const startAt = Date.UTC(2026, 10, 20, 10);
const at = (hour: number) => startAt + hour * HOUR_MS;
const day: SummaryDay = {
  date: '2026-11-20',
  startAt,
  endAt: at(24),
  am: { faceMm: 1800, condition: 'clean' },
  pm: { faceMm: 2000, condition: 'fair' },
  windows: [],
  light: { fromAt: at(6), faceCm: [180, null, 190, 270], conditions: 'cx-f' },
};

test('remaining daylight hours are ahead, the current hour included; hours of unknown surf are left out', () => {
  const all = [
    { at: at(6), faceM: 1.8, condition: 'clean' },
    { at: at(8), faceM: 1.9 },
    { at: at(9), faceM: 2.7, condition: 'fair' },
  ];
  expect(surfAhead(day, HONOLULU, startAt)).toEqual(all);
  expect(surfAhead(day, HONOLULU, at(7) - 1)).toEqual(all);
  expect(surfAhead(day, HONOLULU, at(7))).toEqual(all.slice(1));
  expect(surfAhead(day, HONOLULU, at(10))).toEqual([]);
});

test('hours with first or last light are not ahead, and no hour has surf in a half summarized as flat', () => {
  const light = { ...day.light, fromAt: at(6), faceCm: [180, 180, 180], conditions: 'ccc' };
  const dusk = { ...day, light: { ...light, firstLight: at(6.5), lastLight: at(8.5) } };
  expect(surfAhead(dusk, HONOLULU, startAt)).toEqual([{ at: at(7), faceM: 1.8, condition: 'clean' }]);
  const flat = { ...day, light, am: { faceMm: 50 } };
  expect(surfAhead(flat, HONOLULU, startAt).map(({ faceM }) => faceM)).toEqual([0.05, 0.05, 0.05]);
});

test('a day without stored hours gives its halves, from local noon on only the afternoon', () => {
  const { light: _, ...bare } = day;
  const [am, pm] = [
    { faceM: 1.8, condition: 'clean' },
    { faceM: 2, condition: 'fair' },
  ];
  expect(surfAhead(bare, HONOLULU, at(11.9))).toEqual([am, pm]);
  expect(surfAhead(bare, HONOLULU, at(12))).toEqual([pm]);
  expect(surfAhead({ ...bare, am: {}, pm: { condition: 'fair' } }, HONOLULU, at(6))).toEqual([]);
});
