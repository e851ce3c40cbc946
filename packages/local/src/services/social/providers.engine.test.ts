import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SocialProviders, startSocialProviders } from './providers.ts';

const ana = { subject: '1234', email: 'ana@example.com', emailVerified: true };
let atMs = Date.now();
let providers: SocialProviders;
beforeAll(async () => {
  providers = await startSocialProviders({ now: () => atMs }, 'http://localhost:3000');
});
afterAll(() => providers.stop());

function setting(name: string): string {
  return providers.settings[name] ?? '';
}

test.each([
  ['google', 'GOOGLE'],
  ['sign-in-with-apple', 'APPLE'],
] as const)('a token of %s verifies against its keys, issuer and audience', async (provider, prefix) => {
  const token = await providers.giveToken(provider, ana, 'n-1');
  const keys = createRemoteJWKSet(new URL(setting(`${prefix}_JWKS_URL`)));
  const expected = { issuer: setting(`${prefix}_ISSUER`), audience: setting(`${prefix}_CLIENT_ID`) };
  const { payload } = await jwtVerify(token, keys, expected);
  expect(payload).toMatchObject({ sub: '1234', email: ana.email, email_verified: true, nonce: 'n-1' });
  await expect(jwtVerify(token, keys, { ...expected, currentDate: new Date(atMs + 3_601_000) })).rejects.toThrow(/exp/);
});

test('the keys of one provider are not those of another', async () => {
  const token = await providers.giveToken('google', ana);
  await expect(jwtVerify(token, createRemoteJWKSet(new URL(setting('APPLE_JWKS_URL'))))).rejects.toThrow();
});

async function get(path: string, query: Record<string, string>) {
  const response = await fetch(`${setting('FACEBOOK_GRAPH_URL')}${path}?${new URLSearchParams(query)}`);
  return { status: response.status, body: await response.json() };
}

test('Facebook reports the owner of a valid token to the app that it was issued to', async () => {
  const input_token = await providers.giveToken('facebook', ana);
  const access_token = `${setting('FACEBOOK_APP_ID')}|${JSON.parse(providers.secret.text ?? '').appSecret}`;
  const { body } = await get('/v23.0/debug_token', { input_token, access_token });
  expect(body.data).toMatchObject({ app_id: setting('FACEBOOK_APP_ID'), is_valid: true, user_id: '1234' });
  expect((await get('/debug_token', { input_token, access_token: 'other|secret' })).status).toBe(400);
  expect((await get('/debug_token', { input_token: 'forged', access_token })).body.data.is_valid).toBe(false);
  const me = await get('/me', { fields: 'id,email', access_token: input_token });
  expect(me.body).toEqual({ id: '1234', email: ana.email });
  expect((await get('/me', { access_token: input_token, appsecret_proof: 'wrong' })).status).toBe(400);

  atMs += 3 * 3_600_000;
  expect((await get('/debug_token', { input_token, access_token })).body.data.is_valid).toBe(false);
});

test('an address that is not shared is in no reply', async () => {
  const token = await providers.giveToken('facebook', { subject: '5', emailVerified: false });
  expect((await get('/me', { fields: 'id,email', access_token: token })).body).toEqual({ id: '5' });
});

test.each([
  ['GOOGLE_ISSUER', 'google'],
  ['APPLE_ISSUER', 'sign-in-with-apple'],
  ['FACEBOOK_GRAPH_URL', 'facebook'],
])('at %s a person signs in on a page of the site, which receives every parameter', async (name, provider) => {
  const { status, headers } = await fetch(`${setting(name)}/authorize?state=a%26b&nonce=n`, { redirect: 'manual' });
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(`http://localhost:3000/_local/sign-in/${provider}?state=a%26b&nonce=n`);
});
