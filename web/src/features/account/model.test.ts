import type { UnitOptionsReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { asSet, hourOptions, isEmail, isPassCode, tierName, unlessSet } from './model.ts';

const options = [
  { id: 5, name: 'mph' },
  { id: 7, name: 'kts' },
];
const settings = { wind: { options, value: 5 }, quietFrom: 22 } as UnitOptionsReply;

test('a change shows before the server has answered, and nothing else changes', () => {
  expect(asSet(settings, { setting: 'wind', value: 7 })).toEqual({ ...settings, wind: { options, value: 7 } });
  expect(asSet(settings, { setting: 'quietFrom', value: 21 })).toEqual({ ...settings, quietFrom: 21 });
});

test('a change that is refused goes back, unless another was made since', () => {
  const change = { setting: 'wind', value: 7 } as const;
  expect(unlessSet(asSet(settings, change), change, settings)).toEqual(settings);
  const since = { ...settings, wind: { options, value: 6 } };
  expect(unlessSet(since, change, settings)).toEqual(since);
  const hour = { setting: 'quietFrom', value: 21 } as const;
  expect(unlessSet(asSet(settings, hour), hour, settings)).toEqual(settings);
});

test('hours of the day read as their language writes them', () => {
  expect(hourOptions('en')[22]?.text.replace(' ', ' ')).toBe('10:00 PM');
  expect(hourOptions('es')[22]?.text).toBe('22:00');
});

test('what is typed is judged before it is sent, and no harder than the server does', () => {
  expect([isEmail(' ana@example.com '), isEmail('ana@example'), isEmail('')]).toEqual([true, false, false]);
  expect([isPassCode('123 456'), isPassCode('12345')]).toEqual([true, false]);
});

test('Premium in the data is Pro Plus to people', () => {
  expect(tierName('Premium')).toBe('Pro Plus');
});
