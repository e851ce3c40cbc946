import { expect, test } from 'vitest';
import { isBeyond } from './days-beyond.ts';

const days = ['2026-11-29', '2026-11-30', '2026-12-01'].map((dateNum) => ({ dateNum }));

test.each([
  ['the last day that is seen', '2026-12-01', false],
  ['the day after it', '2026-12-02', true],
  ['the sixteenth day', '2026-12-14', true],
  ['a day that nobody sees yet', '2026-12-15', false],
  ['yesterday', '2026-11-28', false],
  ['no date', '2026-99-99', false],
  ['none', undefined, false],
])('%s is beyond the plan: %s, %s', (_, date, beyond) => expect(isBeyond(days, date)).toBe(beyond));

test('while a beach waits for its first forecast, no day is beyond it', () => {
  expect(isBeyond([], '2026-12-02')).toBe(false);
});
