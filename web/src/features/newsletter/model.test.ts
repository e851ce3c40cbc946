import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { subscribed } from './model.ts';

test.each(['', 'captain', 'captain@', '@example.org', 'a b@example.org', 'captain@example'])(
  '“%s” is not sent',
  async (email) => {
    const subscribe = vi.fn();
    expect(await subscribed(email, subscribe)).toEqual({
      state: 'error',
      sentence: 'Your email address is invalid.',
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
    sentence: 'This address is known already.',
  });
});

test('a refused field is shown in its own sentence, any other failure in ours', async () => {
  const fails = (error: Error) => subscribed('captain@example.org', () => Promise.reject(error));
  expect(await fails(new ApiError(422, 'The email must be an address.'))).toEqual({
    state: 'error',
    sentence: 'The email must be an address.',
  });
  const ours = { state: 'error', sentence: 'There was a problem processing the form' };
  expect(await fails(new ApiError(429, 'Try again in 12 minutes.'))).toEqual({
    state: 'error',
    sentence: 'Try again in 12 minutes.',
  });
  expect(await fails(new ApiError(500, 'Something went wrong.'))).toEqual(ours);
  expect(await fails(new TypeError('Failed to fetch'))).toEqual(ours);
});
