import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { tidesInOrder } from './tide-order.ts';

const tide = (time: string) => ({ time, separator: '|', height: '1.0 ft' });
const order = (tides: object) =>
  tidesInOrder({ low_am: null, high_am: null, low_pm: null, high_pm: null, ...tides } as DayReply).map(
    ({ kind, event }) => `${kind} ${event?.time ?? '--'}`,
  );

test('tides follow each other through the day', () => {
  const day = { low_am: tide('10:38am'), high_am: tide('4:25am'), low_pm: tide('10:43pm'), high_pm: tide('4:33pm') };
  expect(order(day)).toEqual(['high 4:25am', 'low 10:38am', 'high 4:33pm', 'low 10:43pm']);
});

test('half past midnight comes before one o’clock', () => {
  expect(order({ low_am: tide('12:30am'), high_am: tide('6:40am') }).slice(0, 2)).toEqual([
    'low 12:30am',
    'high 6:40am',
  ]);
});

test('a tide that a half day lacks stands at its end', () => {
  expect(order({ low_am: tide('5:00am'), high_pm: tide('12:05pm') })).toEqual([
    'low 5:00am',
    'high --',
    'high 12:05pm',
    'low --',
  ]);
});
