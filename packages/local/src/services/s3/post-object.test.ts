import { expect, test } from 'vitest';
import { readPostedForm } from './post-object.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const policy = (over: object = {}) =>
  Buffer.from(
    JSON.stringify({
      expiration: new Date(NOW + 600_000).toISOString(),
      conditions: [['content-length-range', 1, 10], { key: 'raw/a' }, { bucket: 'pictures' }],
      ...over,
    }),
  ).toString('base64');

async function post(fields: Record<string, string>, file: string | undefined = 'picture', bucket = 'pictures') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file !== undefined) form.append('file', new Blob([file]), 'wave.jpg');
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  return readPostedForm({ contentType: sent.headers.get('content-type') ?? '', body }, bucket, NOW);
}
const RIGHT = { key: 'raw/a', 'X-Amz-Signature': 's', Policy: policy() };

test('a file is taken under the key of its form', async () => {
  const { key, body } = await post(RIGHT);
  expect([key, body.toString()]).toEqual(['raw/a', 'picture']);
});

test.each([
  ['another key than its policy has', { ...RIGHT, key: 'uploads/a' }, 'picture', /key/],
  ['more than its policy allows', RIGHT, 'more than ten bytes', /larger/],
  ['nothing', RIGHT, '', /smaller/],
  ['a policy that is over', { ...RIGHT, Policy: policy({ expiration: '2020-01-01T00:00:00Z' }) }, 'x', /expired/],
  ['no policy', { key: 'raw/a', 'X-Amz-Signature': 's' }, 'x', /policy/],
  ['no signature', { key: 'raw/a', Policy: policy() }, 'x', /signature/],
])('refused: %s', async (_, fields, file, why) => {
  await expect(post(fields, file)).rejects.toThrow(why);
});

test('refused: a form for another bucket, and what is no form', async () => {
  await expect(post(RIGHT, 'x', 'site')).rejects.toThrow(/bucket/);
  await expect(
    readPostedForm({ contentType: 'text/plain', body: Buffer.from('x') }, 'pictures', NOW),
  ).rejects.toThrow();
});
