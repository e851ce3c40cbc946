import { expect, test } from 'vitest';
import { sourceFileOf } from './source-file.ts';

test('a step is read from its own cycle, an hour before it from the cycle a day earlier', () => {
  expect(sourceFileOf('2026112006', 12)).toEqual({
    cycle: '2026112006',
    step: 12,
    validAt: Date.UTC(2026, 10, 20, 18),
  });
  expect(sourceFileOf('2026112006', -1)).toEqual({ cycle: '2026111906', step: 23, validAt: Date.UTC(2026, 10, 20, 5) });
  expect(sourceFileOf('2026112006', -24)).toEqual({ cycle: '2026111906', step: 0, validAt: Date.UTC(2026, 10, 19, 6) });
});

test('a stand-in keeps its hours of the day and begins not later than the cycle it stands for', () => {
  const file = sourceFileOf('2026112006', 3, '2021083118');
  expect(file).toMatchObject({ cycle: '2021083118', step: 3, validAt: Date.UTC(2026, 10, 19, 21) });
  expect((file.standInHours ?? 1) % 24).toBe(0);
});
