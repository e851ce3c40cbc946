import { expect, test } from 'vitest';
import { UNIT_OPTIONS, unitChoicesOfSystem, unitsOfChoices, unitsOfReader } from './unit-options.ts';
import { IMPERIAL, METRIC } from './units.ts';

test('a new account begins with the visitor’s units', () => {
  expect(unitsOfChoices(unitChoicesOfSystem(1))).toEqual(IMPERIAL);
  expect(unitsOfChoices(unitChoicesOfSystem(2))).toEqual(METRIC);
});

test('ids are those of the specification, and each has one meaning', () => {
  expect(unitChoicesOfSystem(1)).toEqual({ wind: 5, wvht: 1, tide: 3, temp: 8, scale: 10 });
  const ids = Object.values(UNIT_OPTIONS).flatMap((options) => options.map(({ id }) => id));
  expect(ids.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('each quantity has its own options', () => {
  expect(unitsOfChoices({ wind: 7, wvht: 2, tide: 3, temp: 9, scale: 11 })).toEqual({
    wave: 'm',
    tide: 'ft',
    wind: 'kts',
    temp: 'C',
    scale: 'hawaiian',
  });
});

test('an id of another list is not accepted', () => {
  expect(unitsOfChoices({ wind: 1, wvht: 5, tide: 2, temp: 0, scale: 1 })).toEqual(IMPERIAL);
});

test('a unit chosen on the page overrides the account’s and the cookie’s, only for its quantity', () => {
  expect(unitsOfReader(1, undefined, ['m', 'C'])).toEqual({ ...IMPERIAL, wave: 'm', temp: 'C' });
  expect(unitsOfReader(1, unitChoicesOfSystem(2), ['kts'])).toEqual({ ...METRIC, wind: 'kts' });
});
