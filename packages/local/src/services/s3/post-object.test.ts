import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { expect, test } from 'vitest';
import { readPostedForm } from './post-object.ts';
import { S3Error } from './s3-error.ts';
import { computeSignature } from './signature.ts';

const SIGNER = { accessKeyId: 'local', secretAccessKey: 'of this cloud', region: 'us-east-1' };
const { region, ...credentials } = SIGNER;
const s3 = new S3Client({ region, credentials });
const NOW = Date.now();
type Fields = Record<string, string>;
interface Posted {
  readonly file?: string | undefined;
  readonly name?: string;
  readonly bucket?: string;
  readonly now?: number;
}

/** Signs a form as the AWS SDK does. */
async function sign(options: Partial<PresignedPostOptions> = {}): Promise<Fields> {
  const { fields } = await createPresignedPost(s3, {
    Bucket: 'pictures',
    Key: 'raw/a',
    Conditions: [['content-length-range', 1, 10]],
    Expires: 600,
    ...options,
  });
  return fields;
}

/** Returns the form with a changed policy, signed again with `secret`. */
async function withPolicy(change: (policy: Policy) => object, secret = SIGNER.secretAccessKey): Promise<Fields> {
  const fields = await sign();
  const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString()) as Policy;
  return resign(fields, JSON.stringify(change(policy)), secret);
}
interface Policy {
  readonly expiration: string;
  readonly conditions: readonly unknown[];
}

function resign(fields: Fields, policy: string, secret = SIGNER.secretAccessKey): Fields {
  const Policy = Buffer.from(policy).toString('base64');
  const day = (fields['X-Amz-Date'] ?? '').slice(0, 8);
  return { ...fields, Policy, 'X-Amz-Signature': computeSignature(Policy, secret, { day, region }) };
}

async function post(
  fields: Fields,
  { file = 'picture', name = 'wave.jpg', bucket = 'pictures', now = NOW }: Posted = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (file !== 'no file') form.append('file', new Blob([file]), name);
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  return readPostedForm({ contentType: sent.headers.get('content-type') ?? '', body }, bucket, SIGNER, now);
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));
const changed = (fields: Fields, name: string, change: (value: string) => string): Fields => ({
  ...fields,
  [name]: change(fields[name] ?? ''),
});

// The policy, the example credentials and the signature are from AWS, 'Examples: browser-based upload using HTTP POST'.
test('the signature is that of the AWS example', () => {
  const policy = `eyAiZXhwaXJhdGlvbiI6ICIyMDE1LTEyLTMwVDEyOjAwOjAwLjAwMFoiLA0KICAiY29uZGl0aW9ucyI6IFsNCiAgICB7ImJ1Y2tldCI6ICJzaWd2NGV4YW1wbGVidWNrZXQifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRrZXkiLCAidXNlci91c2VyMS8iXSwNCiAgICB7ImFjbCI6ICJwdWJsaWMtcmVhZCJ9LA0KICAgIHsic3VjY2Vzc19hY3Rpb25fcmVkaXJlY3QiOiAiaHR0cDovL3NpZ3Y0ZXhhbXBsZWJ1Y2tldC5zMy5hbWF6b25hd3MuY29tL3N1Y2Nlc3NmdWxfdXBsb2FkLmh0bWwifSwNCiAgICBbInN0YXJ0cy13aXRoIiwgIiRDb250ZW50LVR5cGUiLCAiaW1hZ2UvIl0sDQogICAgeyJ4LWFtei1tZXRhLXV1aWQiOiAiMTQzNjUxMjM2NTEyNzQifSwNCiAgICB7IngtYW16LXNlcnZlci1zaWRlLWVuY3J5cHRpb24iOiAiQUVTMjU2In0sDQogICAgWyJzdGFydHMtd2l0aCIsICIkeC1hbXotbWV0YS10YWciLCAiIl0sDQoNCiAgICB7IngtYW16LWNyZWRlbnRpYWwiOiAiQUtJQUlPU0ZPRE5ON0VYQU1QTEUvMjAxNTEyMjkvdXMtZWFzdC0xL3MzL2F3czRfcmVxdWVzdCJ9LA0KICAgIHsieC1hbXotYWxnb3JpdGhtIjogIkFXUzQtSE1BQy1TSEEyNTYifSwNCiAgICB7IngtYW16LWRhdGUiOiAiMjAxNTEyMjlUMDAwMDAwWiIgfQ0KICBdDQp9`;
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  expect(computeSignature(policy, secret, { day: '20151229', region: 'us-east-1' })).toBe(
    '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
  );
});

test.each<[string, Partial<PresignedPostOptions>, Posted, string]>([
  ['for one key', {}, {}, 'raw/a'],
  [
    'with conditions of every kind',
    {
      Fields: { acl: 'private', 'Content-Type': 'image/png', 'x-amz-meta-tag': 'any' },
      Conditions: [{ acl: 'private' }, ['eq', '$x-amz-meta-tag', 'any'], ['starts-with', '$content-TYPE', 'image/']],
    },
    {},
    'raw/a',
  ],
  ['for a key that ends in the file’s name', { Key: 'raw/$' + '{filename}' }, {}, 'raw/wave.jpg'],
  ['for a file with its folders', { Key: 'raw/$' + '{filename}' }, { name: 'C:\\pictures\\..\\w.jpg' }, 'raw/w.jpg'],
])('a form of the AWS SDK is taken: %s', async (_, options, posted, key) => {
  const taken = await post(await sign(options), posted);
  expect([taken.key, taken.body.toString()]).toEqual([key, 'picture']);
});

test('a field that begins with x-ignore- needs no condition, and fields after the file do not count', async () => {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...(await sign()), 'x-ignore-me': 'x' })) form.append(field, value);
  form.append('file', new Blob(['picture']), 'a.jpg');
  form.append('key', 'elsewhere');
  const sent = new Response(form);
  const contentType = sent.headers.get('content-type') ?? '';
  const body = Buffer.from(await sent.arrayBuffer());
  expect((await readPostedForm({ contentType, body }, 'pictures', SIGNER, NOW)).key).toBe('raw/a');
});

const EXTRA = { conditions: [] as readonly unknown[] };
test.each<[code: string, what: string, fields: () => Promise<Fields> | Fields, posted?: Posted]>([
  // These forms have a missing or forged signature.
  ['AccessDenied', 'no policy', async () => without(await sign(), 'Policy')],
  ['AccessDenied', 'a key and nothing else', () => ({ key: 'raw/a' })],
  ['SignatureDoesNotMatch', 'no signature', async () => without(await sign(), 'X-Amz-Signature')],
  ['SignatureDoesNotMatch', 'an empty signature', async () => ({ ...(await sign()), 'X-Amz-Signature': '' })],
  [
    'SignatureDoesNotMatch',
    'an invented signature',
    async () => ({ ...(await sign()), 'X-Amz-Signature': 'a'.repeat(64) }),
  ],
  [
    'SignatureDoesNotMatch',
    'a cut signature',
    async () => changed(await sign(), 'X-Amz-Signature', (one) => one.slice(0, 32)),
  ],
  [
    'SignatureDoesNotMatch',
    'a signature with another last digit',
    async () => changed(await sign(), 'X-Amz-Signature', (one) => `${one.slice(0, -1)}G`),
  ],
  [
    'SignatureDoesNotMatch',
    'a policy of one’s own under a real signature',
    async () => {
      const fields = await sign();
      return {
        ...(await withPolicy((policy) => ({ ...policy, conditions: [] }))),
        'X-Amz-Signature': fields['X-Amz-Signature'] ?? '',
      };
    },
  ],
  [
    'SignatureDoesNotMatch',
    'a policy with a space added',
    async () => changed(await sign(), 'Policy', (one) => `${one} `),
  ],
  ['SignatureDoesNotMatch', 'a signature by the well-known secret', () => withPolicy((policy) => policy, 'local')],
  ['SignatureDoesNotMatch', 'a signature by an empty secret', () => withPolicy((policy) => policy, '')],
  [
    'SignatureDoesNotMatch',
    'a signature of another day',
    async () => {
      const fields = await sign();
      const yesterday = changed(fields, 'X-Amz-Date', () => '20200101T000000Z');
      return changed(yesterday, 'X-Amz-Credential', (one) => one.replace(/\/\d{8}\//, '/20200101/'));
    },
  ],
  // These forms have a malformed credential.
  ['InvalidArgument', 'no algorithm', async () => without(await sign(), 'X-Amz-Algorithm')],
  ['InvalidArgument', 'a weaker algorithm', async () => ({ ...(await sign()), 'X-Amz-Algorithm': 'HMAC-SHA1' })],
  ['InvalidArgument', 'no credential', async () => without(await sign(), 'X-Amz-Credential')],
  [
    'InvalidArgument',
    'another region',
    async () => changed(await sign(), 'X-Amz-Credential', (one) => one.replace(region, 'eu-west-1')),
  ],
  [
    'InvalidArgument',
    'another service',
    async () => changed(await sign(), 'X-Amz-Credential', (one) => one.replace('/s3/', '/sqs/')),
  ],
  [
    'InvalidArgument',
    'a longer credential',
    async () => changed(await sign(), 'X-Amz-Credential', (one) => `${one}/x`),
  ],
  [
    'InvalidArgument',
    'a date that is not the credential’s',
    async () => ({ ...(await sign()), 'X-Amz-Date': '20200101T000000Z' }),
  ],
  [
    'InvalidAccessKeyId',
    'an unknown key',
    async () => changed(await sign(), 'X-Amz-Credential', (one) => one.replace('local', 'AKIA')),
  ],
  // These forms violate their policy.
  ['AccessDenied', 'after its time', () => sign(), { now: NOW + 601_000 }],
  ['AccessDenied', 'another key', async () => ({ ...(await sign()), key: 'uploads/a' })],
  ['AccessDenied', 'the same key in capitals', async () => ({ ...(await sign()), key: 'RAW/A' })],
  ['AccessDenied', 'another bucket than it is signed for', () => sign(), { bucket: 'site' }],
  ['AccessDenied', 'another bucket in a field', async () => ({ ...(await sign()), bucket: 'site' })],
  [
    'AccessDenied',
    'a key outside of the prefix',
    async () => ({ ...(await sign({ Key: 'raw/$' + '{filename}' })), key: 'site/$' + '{filename}' }),
  ],
  ['AccessDenied', 'a field that no condition names', async () => ({ ...(await sign()), 'Content-Type': 'text/html' })],
  ['AccessDenied', 'metadata that no condition names', async () => ({ ...(await sign()), 'x-amz-meta-a': 'b' })],
  [
    'AccessDenied',
    'another type than the condition begins with',
    async () => ({
      ...(await sign({ Conditions: [['starts-with', '$Content-Type', 'image/']] })),
      'Content-Type': 'text/html',
    }),
  ],
  [
    'AccessDenied',
    'a missing field that a condition names',
    () => sign({ Conditions: [['starts-with', '$Content-Type', '']] }),
  ],
  ['EntityTooLarge', 'a file that is too large', () => sign(), { file: 'more than ten' }],
  ['EntityTooSmall', 'an empty file', () => sign(), { file: '' }],
  // These forms have a malformed policy.
  ['InvalidPolicyDocument', 'a policy that is no JSON', async () => resign(await sign(), '{')],
  ['InvalidPolicyDocument', 'a policy that is a text', async () => resign(await sign(), '"x"')],
  ['InvalidPolicyDocument', 'a policy without an end', () => withPolicy(({ conditions }) => ({ conditions }))],
  [
    'InvalidPolicyDocument',
    'an end in no format',
    () => withPolicy((policy) => ({ ...policy, expiration: 'Dec 31 2099' })),
  ],
  ['InvalidPolicyDocument', 'a policy without conditions', () => withPolicy(({ expiration }) => ({ expiration }))],
  [
    'InvalidPolicyDocument',
    'an unknown condition',
    () => withPolicy((policy) => ({ ...policy, conditions: [['matches', '$key', '.*']] })),
  ],
  [
    'InvalidPolicyDocument',
    'sizes that are no numbers',
    () => withPolicy((policy) => ({ ...policy, conditions: [['content-length-range', 'a', {}]] })),
  ],
  ['AccessDenied', 'a policy that names no field', () => withPolicy((policy) => ({ ...policy, ...EXTRA }))],
  // These forms are incomplete.
  ['InvalidArgument', 'no file', () => sign(), { file: 'no file' }],
  ['InvalidArgument', 'no key', async () => without(await sign(), 'key')],
])('%s: %s', async (code, _, fields, posted) => {
  const refusal = await post(await fields(), posted).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(S3Error);
  expect(refusal).toMatchObject({ code });
});

test('a body that is not a form is malformed', async () => {
  const text = { contentType: 'text/plain', body: Buffer.from('x') };
  await expect(readPostedForm(text, 'pictures', SIGNER, NOW)).rejects.toMatchObject({ code: 'MalformedPOSTRequest' });
});
