import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Condition } from '../wind/condition.ts';
import type { AlertWindow } from './find-windows.ts';
import { addNotified, listNewWindows, type NotifiedDays } from './new-windows.ts';

const units = { wave: 'm', scale: 'face' } as const;
const window = (faceCm: number, condition: Condition, score: number, date = '2026-11-21'): AlertWindow => ({
  date,
  fromAt: 0,
  endAt: 0,
  faceCm,
  faceMinCm: faceCm,
  faceMaxCm: faceCm,
  condition,
  score,
});
const told = addNotified({}, [window(130, 'fair', 40)], units, '2026-11-20');
const isNews = (one: AlertWindow, before: NotifiedDays = told) => listNewWindows([one], before, units).length === 1;

test('a day without a notification is new, a window already notified is not', () => {
  expect(isNews(window(130, 'fair', 40), {})).toBe(true);
  expect(isNews(window(130, 'fair', 40))).toBe(false);
  expect(isNews(window(130, 'fair', 40, '2026-11-22'))).toBe(true);
});

test.each<[string, AlertWindow, boolean]>([
  ['a better condition', window(130, 'clean', 40), true],
  ['the next height of the table', window(150, 'fair', 40), true],
  ['a height just below it', window(149, 'fair', 40), false],
  ['15 points more', window(130, 'fair', 55), true],
  ['14 points more', window(130, 'fair', 54), false],
  ['less of everything', window(70, 'choppy', 5), false],
])('%s than notified: %#', (_, one, expected) => {
  expect(isNews(one)).toBe(expected);
});

test('past days are forgotten', () => {
  expect(Object.keys(addNotified(told, [window(90, 'clean', 20, '2026-11-25')], units, '2026-11-22'))).toEqual([
    '2026-11-25',
  ]);
});

test('however forecasts waver, a day causes at most 19 notifications, because each raises the notified values by a step', () => {
  const arbitraryWindow = fc
    .record({
      faceCm: fc.integer({ min: 0, max: 800 }),
      condition: fc.constantFrom<Condition>('clean', 'fair', 'choppy'),
      score: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ faceCm, condition, score }) => window(faceCm, condition, score));
  fc.assert(
    fc.property(fc.array(arbitraryWindow, { maxLength: 60 }), (windows) => {
      let known: NotifiedDays = {};
      let mails = 0;
      for (const one of windows) {
        const news = listNewWindows([one], known, units);
        mails += news.length;
        if (news.length > 0) known = addNotified(known, news, units, '2026-11-20');
        expect(listNewWindows([one], known, units)).toEqual([]);
      }
      expect(mails).toBeLessThanOrEqual(1 + 2 + 10 + 6);
    }),
  );
});
