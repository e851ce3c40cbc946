import { afterEach, expect, test, vi } from 'vitest';
import { needsAppleScript, signInAtApple } from './apple-sdk.ts';

const apple = { provider: 'sign-in-with-apple', clientId: 'com.waves', issuer: 'https://appleid.apple.com' } as const;
const going = { returnTo: 'https://waves.example/signed-in', nonce: { value: 'v1', digest: 'n1' } };
const answering = (signIn: () => Promise<{ authorization: { id_token: string } }>) =>
  vi.stubGlobal('AppleID', { auth: { init: vi.fn(), signIn } });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('Apple’s script is used for Apple only, not for its stub', () => {
  expect(needsAppleScript(apple)).toBe(true);
  expect(needsAppleScript({ ...apple, issuer: 'http://localhost:4000/apple' })).toBe(false);
});

test('the ID token is returned, and Apple gets only the digest of the nonce', async () => {
  answering(async () => ({ authorization: { id_token: 'a.b.c' } }));
  expect(await signInAtApple(apple, going)).toBe('a.b.c');
  expect(AppleID?.auth.init).toHaveBeenCalledWith(expect.objectContaining({ nonce: 'n1', usePopup: true }));
});

test('a closed popup is not an error', async () => {
  for (const error of ['popup_closed_by_user', 'user_cancelled_authorize']) {
    answering(() => Promise.reject({ error }));
    expect(await signInAtApple(apple, going)).toBeUndefined();
  }
});

test('any failure other than a closed popup is an error', async () => {
  answering(() => Promise.reject({ error: 'invalid_client' }));
  await expect(signInAtApple(apple, going)).rejects.toEqual({ error: 'invalid_client' });
});
