import type { LinedTrain } from '@groundswell/forecast';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ViewedHour } from '../beach/viewed-hour.ts';
import { numberTrains } from './train-numbers.ts';

const FACING_DEG = 90;
const hourOf = (day: number, trains: readonly Partial<LinedTrain>[]): ViewedHour =>
  ({
    hour: {
      day,
      trains: trains.map((train) => ({ kind: 'swell', heightM: 1, periodS: 10, fromDeg: 90, ashore: 0.5, ...train })),
    },
  }) as unknown as ViewedHour;

test('the train with most power ashore on the first day has number 1, and a passing train the last of its day', () => {
  const hours = [
    hourOf(0, [{ line: 0, heightM: 3, fromDeg: 300, ashore: 0 }, { line: 4 }, { line: 2, heightM: 2 }]),
    hourOf(1, [
      { line: 1, heightM: 6 },
      { line: 4, heightM: 5 },
    ]),
  ];
  expect([...numberTrains(hours, FACING_DEG)]).toEqual([
    [2, 1],
    [4, 2],
    [0, 3],
    [1, 4],
  ]);
});

test('the numbers have no gaps for any number of days, and more days change none of them', () => {
  const anyDays = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 5 })), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(anyDays, (lines) => {
      const hours = lines.map((ofDay, day) =>
        hourOf(
          day,
          ofDay.map((line) => ({ line, heightM: 1 + line })),
        ),
      );
      const all = numberTrains(hours, FACING_DEG);
      for (let days = 1; days <= hours.length; days++) {
        const shown = numberTrains(hours.slice(0, days), FACING_DEG);
        expect([...shown.values()]).toEqual(Array.from(shown, (_, index) => index + 1));
        for (const [line, number] of shown) expect(all.get(line)).toBe(number);
      }
    }),
  );
});
