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

test('a stand-in is moved to the cycle it replaces, and states how far', () => {
  expect(sourceFileOf('2021082612', 3, '2021083100')).toEqual({
    cycle: '2021083100',
    step: 3,
    validAt: Date.UTC(2021, 7, 26, 15),
    standInHours: -108,
  });
});
