import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { jsonReply } from '../gateway/http-message.ts';
import type { SocialPerson } from '../services/social/person.ts';
import { withLocalPages } from './local-pages.ts';
import { signInPages } from './sign-in.ts';

const given: { provider: string; person: SocialPerson; nonce?: string }[] = [];
const answer = withLocalPages(
  async () => jsonReply(418, 'the distribution'),
  signInPages({
    async giveToken(provider, person, nonce) {
      given.push({ provider, person, nonce });
      return 'a.b.c';
    },
  }),
);

function request(method: string, path: string, query = '', form: Record<string, string> = {}) {
  const body = Buffer.from(new URLSearchParams(form).toString());
  return answer({ method, path, query, headers: { host: 'localhost:3000' }, cookies: [], body, sourceIp: '127.0.0.1' });
}

test("the page asks for a person, and passes the site's parameters on without inserting them into the page as markup", async () => {
  const query = new URLSearchParams({ state: '"><script>', nonce: 'n1' }).toString();
  const { body } = await request('GET', '/_local/sign-in/google', query);
  expect(body.toString()).toContain('name="nonce" value="n1"');
  expect(body.toString()).not.toContain('<script');
});

test('the entered person signs in; the same address is the same person', async () => {
  given.length = 0;
  const form = { email: 'Ana@example.com', verified: 'on', nonce: 'n1' };
  const { body, headers } = await request('POST', '/_local/sign-in/facebook', '', form);
  await request('POST', '/_local/sign-in/facebook', '', { email: 'ana@example.com' });
  expect(given[0]).toMatchObject({ provider: 'facebook', nonce: 'n1', person: { emailVerified: true } });
  expect(given[1]?.person).toEqual({
    subject: given[0]?.person.subject,
    email: 'ana@example.com',
    emailVerified: false,
  });
  expect(body.toString()).toContain('data-token="a.b.c"');
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(body.toString()) ?? [];
  expect(headers['content-security-policy']).toContain(createHash('sha256').update(script).digest('base64'));
});

test('the token goes behind # to a page of this site, and to no other site', async () => {
  const form = { email: 'a@example.com', redirect_uri: '/login?x=1', state: 's' };
  const back = await request('POST', '/_local/sign-in/google', '', form);
  expect(back.status).toBe(303);
  expect(back.headers.location).toBe('http://localhost:3000/login?x=1#access_token=a.b.c&state=s');
  const elsewhere = await request('POST', '/_local/sign-in/google', '', {
    ...form,
    redirect_uri: 'https://evil.example/',
  });
  expect(elsewhere.status).toBe(200);
});
