import { expect, test } from 'vitest';
import { minutesOfDay, tideEventsOf } from './tide-events.ts';

const none = { low_2_time: null, low_2_height: null, high_2_time: null, high_2_height: null };
const friday = {
  day: 'Fri 20 Nov',
  low_1_time: '5:10am',
  low_1_height: '0.5 ft',
  high_1_time: '12:17am',
  high_1_height: '1.3 ft',
  low_2_time: '4:45pm',
  low_2_height: '0.0 ft',
  high_2_time: '11:27am',
  high_2_height: '1.1 ft',
};

test('two highs of one morning are both there, in their order', () => {
  expect(tideEventsOf({ day: 'Fri', date: '20 Nov' }, [friday]).map(({ time, high }) => [time, high])).toEqual([
    ['12:17am', true],
    ['5:10am', false],
    ['11:27am', true],
    ['4:45pm', false],
  ]);
});

test('a day finds its own row, also where another day has none', () => {
  const sunday = { ...friday, ...none, day: 'Sun 22 Nov' };
  expect(tideEventsOf({ day: 'Sun', date: '22 Nov' }, [friday, sunday])).toHaveLength(2);
  expect(tideEventsOf({ day: 'Sat', date: '21 Nov' }, [friday, sunday])).toEqual([]);
});

test('a time is read in both ways to write it', () => {
  expect(['12:05am', '6:12 AM', '12:30pm', '6:12pm', '18:12', '00:05'].map(minutesOfDay)).toEqual([
    5, 372, 750, 1092, 1092, 5,
  ]);
  expect(minutesOfDay('noon')).toBeUndefined();
});
