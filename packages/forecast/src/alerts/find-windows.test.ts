import { HOUR_MS } from '@groundswell/durations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listLocalDays } from '../time/local-days.ts';
import type { Condition } from '../wind/condition.ts';
import type { AlertDay, AlertHour } from './alert-day.ts';
import { type AlertCriteria, findAlertWindow, findAlertWindows } from './find-windows.ts';

const feet = { wave: 'ft', scale: 'face' } as const;
const metres = { wave: 'm', scale: 'face' } as const;
const any: AlertCriteria = { minHeightId: 1, maxHeightId: 0, conditions: 3, timeFrameDays: 4 };
const timeZone = 'America/New_York';

/**
 * Builds a day whose first hour is `firstHour`. The hour '105c40' has a face of 105 cm, clean conditions and 40 points.
 */
function dayOf(date: string, firstHour: number, hours: string): AlertDay {
  const startAt = Date.parse(`${date}T05:00:00Z`);
  const conditions: Record<string, Condition> = { c: 'clean', f: 'fair', x: 'choppy' };
  return {
    date,
    hours: hours.split(' ').flatMap((text, index): AlertHour[] => {
      const [, face, letter = '', score] = /^(\d+)([cfx])(\d+)$/.exec(text) ?? [];
      const condition = conditions[letter];
      return condition
        ? [{ at: startAt + (firstHour + index) * HOUR_MS, faceCm: Number(face), condition, score: Number(score) }]
        : [];
    }),
  };
}
const hoursOf = (day: AlertDay, wish: AlertCriteria, units: typeof feet | typeof metres = feet, now?: number) => {
  const window = findAlertWindow(day, wish, units, now);
  return window && [hourOf(window.fromAt), hourOf(window.endAt)];
};
const hourOf = (at: number) => (at / HOUR_MS - 5) % 24;

describe('a day worked by hand: the wind turns onshore at ten, and eases in the evening', () => {
  const day = dayOf(
    '2026-11-20',
    7,
    '110c42 118c48 124c55 130c50 131f40 131f38 128x20 126x18 125f30 124f33 123c52 121c52',
  );

  test.each<[string, Partial<AlertCriteria>, [number, number] | undefined]>([
    ['the best two hours, and that beside them which comes close', {}, [8, 11]],
    ['from 4 ft (122 cm) on', { minHeightId: 3 }, [9, 11]],
    ['from 4 ft and clean: one hour in the evening is not enough', { minHeightId: 3, conditions: 1 }, [9, 11]],
    ['up to 4 ft', { maxHeightId: 3 }, [7, 9]],
    ['from 4 ft up to 5 ft, clean or fair', { minHeightId: 3, maxHeightId: 4, conditions: 2 }, [9, 11]],
    ['from 5 ft on there is nothing', { minHeightId: 4 }, undefined],
  ])('%s', (_, wish, expected) => {
    expect(hoursOf(day, { ...any, ...wish })).toEqual(expected);
  });

  test('hours that have begun do not count: at nine only the evening remains', () => {
    const nine = Date.UTC(2026, 10, 20, 14);
    expect(hoursOf(day, { ...any, conditions: 1 }, feet, nine)).toEqual([9, 11]);
    expect(hoursOf(day, { ...any, conditions: 1 }, feet, nine + 1)).toEqual([17, 19]);
    expect(hoursOf(day, any, feet, nine + 11 * HOUR_MS)).toBeUndefined();
  });

  test('a window sums its hours up: the median face, the most frequent condition, the mean score', () => {
    const window = findAlertWindow(day, { ...any, minHeightId: 3 }, feet);
    expect(window).toEqual({
      date: '2026-11-20',
      fromAt: Date.UTC(2026, 10, 20, 14),
      endAt: Date.UTC(2026, 10, 20, 16),
      faceCm: 130,
      faceMinCm: 124,
      faceMaxCm: 130,
      condition: 'clean',
      score: 53,
    });
  });

  test('the table’s metres are nominal: the option of 6 ft (183 cm) is that of 2 m', () => {
    const high = dayOf('2026-11-20', 7, '181c50 182c50 183c50 199c50 200c50 201c50');
    expect(hoursOf(high, { ...any, minHeightId: 5 }, feet)).toEqual([9, 13]);
    expect(hoursOf(high, { ...any, minHeightId: 5 }, metres)).toEqual([11, 13]);
  });
});

test('a window has at least two consecutive hours, and an unknown hour ends it', () => {
  const clean = { ...any, conditions: 1 };
  expect(hoursOf(dayOf('2026-11-20', 7, '90c40 90x10 90c40 90x10 90c40'), clean)).toBeUndefined();
  expect(hoursOf(dayOf('2026-11-20', 7, '90c40 - 90c40 90c41'), clean)).toEqual([9, 11]);
});

test('the better of two windows wins, the first of equal ones', () => {
  const clean = { ...any, conditions: 1 };
  expect(hoursOf(dayOf('2026-11-20', 7, '90c40 90c40 90x10 90c41 90c41'), clean)).toEqual([10, 12]);
  expect(hoursOf(dayOf('2026-11-20', 7, '90c40 90c40 90x10 90c40 90c40'), clean)).toEqual([7, 9]);
});

test('a time frame of one day ends tomorrow evening at the beach, one of four on the fourth day from today', () => {
  const days = ['20', '21', '22', '23', '24', '25'].map((day) => dayOf(`2026-11-${day}`, 7, '90c40 90c40'));
  const dates = (timeFrameDays: number, today: string) =>
    findAlertWindows(days, { ...any, timeFrameDays }, feet, { today, now: 0 }).map(({ date }) => date.slice(-2));
  expect(dates(1, '2026-11-20')).toEqual(['20', '21']);
  expect(dates(4, '2026-11-20')).toEqual(['20', '21', '22', '23', '24']);
  expect(dates(2, '2026-11-23')).toEqual(['23', '24', '25']);
  expect(dates(10, '2026-11-27')).toEqual([]);
});

test.each([
  ['2026-03-08', 'of 23 hours'],
  ['2026-11-01', 'of 25 hours'],
])('on %s, a day %s, consecutive hours stay consecutive, and days are counted by their dates', (date) => {
  const [day, next] = listLocalDays(timeZone, Date.parse(`${date}T12:00:00Z`), 2);
  const dark = { faceCm: 100, condition: 'clean', score: 50 } as const;
  const listHours = (startAt: number, endAt: number): AlertHour[] =>
    Array.from({ length: (endAt - startAt) / HOUR_MS }, (_, index) => ({ ...dark, at: startAt + index * HOUR_MS }));
  const days = [day, next].flatMap((one) =>
    one ? [{ date: one.date, hours: listHours(one.startAt, one.endAt).slice(1, 4) }] : [],
  );
  const found = findAlertWindows(days, { ...any, timeFrameDays: 1 }, feet, { today: date, now: 0 });
  expect(found.map(({ date, endAt, fromAt }) => [date, (endAt - fromAt) / HOUR_MS])).toEqual([
    [date, 3],
    [next?.date, 3],
  ]);
});

describe('for arbitrary days', () => {
  const arbitraryHour = fc.record({
    faceCm: fc.integer({ min: 10, max: 700 }),
    condition: fc.constantFrom<Condition>('clean', 'fair', 'choppy'),
    score: fc.integer({ min: 0, max: 100 }),
    isKnown: fc.boolean(),
  });
  const arbitraryDays = fc
    .array(fc.array(arbitraryHour, { minLength: 10, maxLength: 15 }), { minLength: 1, maxLength: 6 })
    .map((days) =>
      days.map((hours, index): AlertDay => {
        const startAt = Date.UTC(2026, 10, 20 + index, 12);
        return {
          date: `2026-11-${20 + index}`,
          hours: hours.flatMap(({ isKnown, ...hour }, at) =>
            isKnown ? [{ ...hour, at: startAt + at * HOUR_MS }] : [],
          ),
        };
      }),
    );
  const arbitraryWish = fc.record({
    minHeightId: fc.integer({ min: 1, max: 10 }),
    maxHeightId: fc.integer({ min: 0, max: 10 }),
    conditions: fc.constantFrom(1, 2, 3),
    timeFrameDays: fc.constantFrom(1, 2, 4, 7, 10),
  });
  const arbitraryUnits = fc.record({
    wave: fc.constantFrom('ft', 'm'),
    scale: fc.constantFrom('face', 'hawaiian'),
  });
  const at = { today: '2026-11-20', now: Date.UTC(2026, 10, 20, 15) };
  const all = fc.tuple(arbitraryDays, arbitraryWish, arbitraryUnits);
  type Found = [readonly AlertDay[], AlertCriteria, Parameters<typeof findAlertWindows>[2]];
  const datesOf = ([days, wish, units]: Found) => findAlertWindows(days, wish, units, at).map(({ date }) => date);

  test('a higher minimum never adds a day', () => {
    fc.assert(
      fc.property(all, ([days, wish, units]) => {
        const raised = { ...wish, minHeightId: Math.min(10, wish.minHeightId + 1) };
        expect(datesOf([days, wish, units])).toEqual(expect.arrayContaining(datesOf([days, raised, units])));
      }),
    );
  });

  test('more conditions, a higher maximum or a longer frame never take a day away', () => {
    fc.assert(
      fc.property(all, ([days, wish, units]) => {
        const found = datesOf([days, wish, units]);
        const wider: Partial<AlertCriteria>[] = [
          { conditions: Math.min(3, wish.conditions + 1) },
          { maxHeightId: wish.maxHeightId === 10 ? 0 : wish.maxHeightId && wish.maxHeightId + 1 },
          { timeFrameDays: 10 },
        ];
        for (const change of wider)
          expect(datesOf([days, { ...wish, ...change }, units])).toEqual(expect.arrayContaining(found));
      }),
    );
  });

  test('every window has two to four hours of its day that all match the criteria', () => {
    fc.assert(
      fc.property(all, ([days, wish, units]) => {
        for (const { date, fromAt, endAt, faceCm, score } of findAlertWindows(days, wish, units, at)) {
          const hours = days
            .find((day) => day.date === date)
            ?.hours.filter((hour) => hour.at >= fromAt && hour.at < endAt);
          expect(hours?.length).toBe((endAt - fromAt) / HOUR_MS);
          expect(hours?.length).toBeGreaterThanOrEqual(2);
          expect(hours?.length).toBeLessThanOrEqual(4);
          expect(fromAt).toBeGreaterThanOrEqual(at.now);
          const alone = { date, hours: hours ?? [] };
          expect(findAlertWindow(alone, wish, units)).toMatchObject({ fromAt, endAt, faceCm, score });
        }
      }),
    );
  });
});
