import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { signInWith } from './social-sign-in.ts';

const GRANT = { provider: 'google', access_token: 'a.b.c', remember: true, units: 1, lang: 'en' } as const;

test('a provider’s token is sent with the choice to be remembered and the new account’s defaults', async () => {
  const signIn = vi.fn(async () => ({ access_token: 'ours', user_created: true }));
  expect(await signInWith(GRANT, signIn, () => {})).toMatchObject({ access_token: 'ours', user_created: true });
  expect(signIn).toHaveBeenCalledWith({ grant: 'social', ...GRANT });
});

test('a refusal leads to the step it names, and is shown where it names none', async () => {
  const dispatch = vi.fn();
  expect(await signInWith(GRANT, async () => ({ needsVerification: true }), dispatch)).toBeUndefined();
  expect(dispatch).toHaveBeenLastCalledWith({
    type: 'refused',
    reply: expect.objectContaining({ needsVerification: true }),
  });
  await signInWith(GRANT, async () => ({}), dispatch);
  const error = 'There was a server error trying to process your login.';
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'refused', reply: { error } });
});

test('an account with a second factor leads to the second step', async () => {
  const dispatch = vi.fn();
  const reply = { needsSecondFactor: ['totp' as const] };
  expect(await signInWith(GRANT, async () => reply, dispatch)).toBeUndefined();
  expect(dispatch).toHaveBeenLastCalledWith({ type: 'refused', reply: expect.objectContaining(reply) });
});

test('a failure shows a general sentence, a rate limit its own', async () => {
  const failing = async (thrown: Error) => {
    const dispatch = vi.fn();
    await signInWith(GRANT, () => Promise.reject(thrown), dispatch);
    return dispatch.mock.lastCall?.[0].faults.form;
  };
  expect(await failing(new ApiError(500, 'secret'))).toBe('There was a server error trying to process your login.');
  expect(await failing(new ApiError(429, 'Too many requests. Try again later.'))).toBe(
    'Too many requests. Try again later.',
  );
});
