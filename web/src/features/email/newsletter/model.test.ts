import { expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { subscribed } from './model.ts';

test.each(['', 'captain', 'captain@', '@example.org', 'a b@example.org', 'captain@example'])(
  '“%s” is not sent',
  async (email) => {
    const subscribe = vi.fn();
    expect(await subscribed(email, subscribe)).toEqual({
      state: 'error',
      email: 'Your email address is invalid.',
    });
    expect(subscribe).not.toHaveBeenCalled();
  },
);

test('an address is sent without surrounding spaces', async () => {
  const subscribe = vi.fn(async () => ({ valid: true }));
  expect(await subscribed(' captain@example.org ', subscribe)).toEqual({ state: 'success' });
  expect(subscribe).toHaveBeenCalledWith('captain@example.org');
});

test('the server’s sentence about an address is shown', async () => {
  const refused = async () => ({ valid: false, errorMsg: 'This address is known already.' });
  expect(await subscribed('captain@example.org', refused)).toEqual({
    state: 'error',
    form: 'This address is known already.',
  });
});

test('a refused field is shown by field, any other failure for the form', async () => {
  const fails = (error: Error) => subscribed('captain@example.org', () => Promise.reject(error));
  const refused = (fields: ApiError['fields']) => fails(new ApiError(422, 'The whole is wrong.', { fields }));
  const language = ['The language must be en, es or zh-CN.'];
  expect(await refused({ email: ['The email must be an address.'], lang: language })).toEqual({
    state: 'error',
    email: 'The email must be an address.',
  });
  expect(await refused({ lang: language })).toEqual({ state: 'error', form: language[0] });
  expect(await refused({})).toEqual({ state: 'error', form: 'The whole is wrong.' });
  const ours = { state: 'error', form: 'There was a problem processing the form' };
  expect(await fails(new ApiError(429, 'Try again in 12 minutes.'))).toEqual({
    state: 'error',
    form: 'Try again in 12 minutes.',
  });
  expect(await fails(new ApiError(409, 'No email is sent.'))).toEqual({ state: 'error', form: 'No email is sent.' });
  expect(await fails(new ApiError(500, 'Something went wrong.'))).toEqual(ours);
  expect(await fails(new TypeError('Failed to fetch'))).toEqual(ours);
});
