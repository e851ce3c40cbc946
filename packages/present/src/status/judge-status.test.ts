import { STATUS_QUEUES, STATUS_SOURCES } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { judgeAge, worstState } from './judge-status.ts';
import { FORECAST_LIMITS, QUEUE_LIMITS, SOURCE_LIMITS } from './status-limits.ts';

const EACH = { ...SOURCE_LIMITS, forecast: FORECAST_LIMITS };
const LIMITS = [
  ...Object.entries(EACH),
  ...Object.entries(QUEUE_LIMITS).map(([id, limits]) => [`queue ${id}`, limits] as const),
];

test.each(LIMITS)('%s is on time up to its first limit, late up to its second, then down', (_, limits) => {
  const { lateMs, downMs } = limits;
  const judged = [-60_000, 0, lateMs, lateMs + 1, downMs, downMs + 1, Number.POSITIVE_INFINITY];
  expect(judged.map((ageMs) => judgeAge(ageMs, limits))).toEqual(['ok', 'ok', 'ok', 'late', 'late', 'down', 'down']);
});

test.each([undefined, Number.NaN])('an age of %s is never on time: nothing is known', (ageMs) => {
  expect(LIMITS.map(([, limits]) => judgeAge(ageMs, limits))).toEqual(LIMITS.map(() => 'unknown'));
});

test('every source but the tides has limits, and so has every kind of work', () => {
  expect(['tides', ...Object.keys(SOURCE_LIMITS)].sort()).toEqual([...STATUS_SOURCES].sort());
  expect(Object.keys(QUEUE_LIMITS)).toEqual([...STATUS_QUEUES]);
});

test('one delay is the state of all; what is unknown is no delay, but not on time either', () => {
  expect(worstState(['ok', 'ok'])).toBe('ok');
  expect(worstState(['ok', 'unknown', 'ok'])).toBe('unknown');
  expect(worstState(['unknown', 'late', 'ok'])).toBe('late');
  expect(worstState(['late', 'down', 'unknown'])).toBe('down');
  expect(worstState([])).toBe('unknown');
});
