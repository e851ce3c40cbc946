import { expect, test } from 'vitest';
import { inOrder, type Provider, parseProviderAnswer, signInAddress } from './social.ts';

const going = { returnTo: 'https://waves.example/signed-in', state: 's1', nonce: { value: 'v1', digest: 'n1' } };

test('Google is asked for an ID token with the nonce, Facebook for an access token', () => {
  const google = new URL(
    signInAddress({ provider: 'google', clientId: 'c', issuer: 'https://accounts.google.com' }, going),
  );
  expect(google.origin + google.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(google.searchParams)).toEqual({
    client_id: 'c',
    redirect_uri: 'https://waves.example/signed-in',
    response_type: 'id_token',
    scope: 'openid email',
    state: 's1',
    nonce: 'n1',
  });
  const facebook = new URL(
    signInAddress({ provider: 'facebook', clientId: 'c', issuer: 'https://graph.facebook.com/v23.0' }, going),
  );
  expect(facebook.origin + facebook.pathname).toBe('https://www.facebook.com/v23.0/dialog/oauth');
  expect(facebook.searchParams.get('response_type')).toBe('token');
});

test('a provider without a listed page signs in below its own address', () => {
  const address = signInAddress({ provider: 'google', clientId: 'c', issuer: 'http://localhost:4000/google' }, going);
  expect(address.split('?')[0]).toBe('http://localhost:4000/google/authorize');
});

test('the address returns a token or a refusal, with the state of the request', () => {
  expect(parseProviderAnswer('#id_token=a.b.c&state=s1')).toEqual({ state: 's1', token: 'a.b.c' });
  expect(parseProviderAnswer('#access_token=abc&state=s1&expires_in=60')).toEqual({ state: 's1', token: 'abc' });
  expect(parseProviderAnswer('#error=access_denied&state=s1')).toEqual({ state: 's1', token: undefined });
});

test.each(['', '#', '#contact', '#state=s1', '#id_token=a.b.c'])('“%s” returns nothing', (hash) => {
  expect(parseProviderAnswer(hash)).toBeUndefined();
});

test('Apple’s button comes first, whatever the server’s order, and none is added', () => {
  const of = (provider: Provider['provider']): Provider => ({ provider, clientId: 'c', issuer: 'https://i.example' });
  const order = inOrder([of('facebook'), of('google'), of('sign-in-with-apple')]).map(({ provider }) => provider);
  expect(order).toEqual(['sign-in-with-apple', 'google', 'facebook']);
  expect(inOrder([of('facebook')])).toHaveLength(1);
});
