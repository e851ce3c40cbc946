import type { UnitOptionsReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import {
  applySetting,
  hourOptions,
  requiredProof,
  revertSetting,
  stepFaultOf,
  WrongFieldError,
  waveUnitOf,
} from './model.ts';

const options = [
  { id: 5, name: 'mph' },
  { id: 7, name: 'kts' },
];
const settings = { wind: { options, value: 5 }, quietFrom: 22 } as UnitOptionsReply;

test('a change shows before the server has answered, and other settings stay', () => {
  expect(applySetting(settings, { setting: 'wind', value: 7 })).toEqual({ ...settings, wind: { options, value: 7 } });
  expect(applySetting(settings, { setting: 'quietFrom', value: 21 })).toEqual({ ...settings, quietFrom: 21 });
  expect(waveUnitOf(applySetting({ ...settings, wvht: { options, value: 1 } }, { setting: 'wvht', value: 2 }))).toBe(
    'm',
  );
});

test('a refused change is reverted, unless another was made since', () => {
  const change = { setting: 'wind', value: 7 } as const;
  expect(revertSetting(applySetting(settings, change), change, settings)).toEqual(settings);
  const since = { ...settings, wind: { options, value: 6 } };
  expect(revertSetting(since, change, settings)).toEqual(since);
  const hour = { setting: 'quietFrom', value: 21 } as const;
  expect(revertSetting(applySetting(settings, hour), hour, settings)).toEqual(settings);
});

test('hours of the day are written as in the language', () => {
  expect(hourOptions('en')[22]?.text).toBe('10pm');
  expect(hourOptions('es')[22]?.text).toBe('22:00');
});

test('a sign-in or a code is required only where the server names it', () => {
  const wanted = (field: string) => requiredProof(new ApiError(422, 'No.', { fields: { [field]: ['No.'] } }));
  expect(['sign_in', 'passcode', 'current_password'].map(wanted)).toEqual(['sign-in', 'code', undefined]);
  expect([requiredProof(new ApiError(403, 'No.')), requiredProof(new Error('No.'))]).toEqual([undefined, undefined]);
});

test('only the visible field’s error stands beside it, any other is shown for the step', () => {
  const code = ['passcode', 'passCode'];
  const refused = (field: string) => new ApiError(422, 'No.', { fields: { [field]: ['No.'] } });
  expect(stepFaultOf(new WrongFieldError('Enter a pass code'), code)).toEqual({ field: 'Enter a pass code' });
  expect(stepFaultOf(refused('passCode'), code)).toEqual({ field: 'No.' });
  expect(stepFaultOf(refused('newEmail'), code)).toEqual({ form: 'No.' });
  expect(stepFaultOf(new ApiError(429, 'Try again in 12 minutes.'), code)).toEqual({
    form: 'Try again in 12 minutes.',
  });
  expect(stepFaultOf(new ApiError(0, 'The server could not be reached.'), ['newEmail'])).toEqual({
    form: 'The server could not be reached.',
  });
  const wrapped = new Error('There was a problem confirming your pass code: No.', { cause: refused('passcode') });
  expect(stepFaultOf(wrapped, code)).toEqual({ field: wrapped.message });
});
