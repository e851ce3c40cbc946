import type { SecondFactor } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { faultsOf, faultsOfFailure } from './faults.ts';
import { type AuthStep, startForm } from './model.ts';

const form = (step: AuthStep, typed: object = {}) => {
  const empty = startForm({ step, passwordToken: 'token' });
  return { ...empty, typed: { ...empty.typed, ...typed } };
};
const EMAIL = { email: ' kai@example.org ' };

test.each(['', 'kai', 'kai@', '@example.org', 'a b@example.org', 'kai@example'])('“%s” is no address', (email) => {
  for (const step of ['signin', 'register', 'reset', 'verify'] as const)
    expect(faultsOf(form(step, { email })).email).toBe('Your email is not valid');
});

test('a password is required, except to reset and to verify', () => {
  for (const step of ['signin', 'register', 'change'] as const)
    expect(faultsOf(form(step, EMAIL))).toEqual({ password: 'You must enter a password' });
  for (const step of ['reset', 'verify'] as const) expect(faultsOf(form(step, EMAIL))).toEqual({});
});

test('a new password needs 8 characters, an existing one is not checked', () => {
  const short = { ...EMAIL, password: '1234567' };
  for (const step of ['register', 'change'] as const)
    expect(faultsOf(form(step, short))).toEqual({ password: 'Your password must be at least 8 characters' });
  expect(faultsOf(form('signin', short))).toEqual({});
  expect(faultsOf(form('register', { ...EMAIL, password: '12345678' }))).toEqual({});
});

test('a code has six digits; pasted spaces are ignored', () => {
  const of = (passcode: string) => faultsOf(form('passcode', { ...EMAIL, passcode })).passcode;
  for (const wrong of ['', '12345', '1234567', 'abcdef']) expect(of(wrong)).toBe('Enter a pass code');
  for (const right of ['123456', ' 123 456 ']) expect(of(right)).toBeUndefined();
});

test('the second step takes six digits or a recovery code with any spacing; a passkey is not typed', () => {
  const of = (factor: SecondFactor, passcode: string) => faultsOf({ ...form('second', { passcode }), factor }).passcode;
  expect(of('totp', '12345')).toBe('Enter the six digits of your authenticator app');
  expect(of('totp', ' 123 456')).toBeUndefined();
  expect(of('recovery', '123456')).toBe('Enter a recovery code');
  expect(of('recovery', 'abcd-efgh-ijkl-2345')).toBeUndefined();
  expect(of('passkey', '')).toBeUndefined();
});

test('the server’s error about a field stands beside it', () => {
  const refused = new ApiError(422, 'x', { fields: { username: ['Your email is not valid'], passcode: ['Another.'] } });
  expect(faultsOfFailure(form('signin'), refused)).toEqual({ email: 'Your email is not valid', passcode: 'Another.' });
  const elsewhere = new ApiError(422, 'The units must be 1 or 2.', {
    fields: { units: ['The units must be 1 or 2.'] },
  });
  expect(faultsOfFailure(form('register'), elsewhere)).toEqual({ form: 'The units must be 1 or 2.' });
  const both = new ApiError(422, 'x', { fields: { email: ['Your email is not valid'], lang: ['No such language.'] } });
  expect(faultsOfFailure(form('register'), both)).toEqual({
    email: 'Your email is not valid',
    form: 'No such language.',
  });
  expect(faultsOfFailure(form('signin'), new ApiError(422, 'No.'))).toEqual({ form: 'No.' });
});

test('a rate limit, a site without email and a missing connection are shown as they are, any other failure in our own sentence', () => {
  const formFault = (step: AuthStep, error: unknown) => faultsOfFailure(form(step), error).form;
  expect(formFault('signin', new ApiError(429, 'Too many tries.'))).toBe('Too many tries.');
  expect(formFault('register', new ApiError(409, 'No email is sent.'))).toBe('No email is sent.');
  expect(formFault('signin', new ApiError(0, 'The server could not be reached.'))).toBe(
    'The server could not be reached.',
  );
  expect(formFault('signin', new ApiError(500, 'secret'))).toBe('There was a server error logging in');
  expect(formFault('register', new ApiError(503, 'secret'))).toBe('There was an error processing this request');
  expect(formFault('reset', new TypeError('bug'))).toBe('There was an error processing this request');
});
