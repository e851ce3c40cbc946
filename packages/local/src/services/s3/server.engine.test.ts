import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DeleteObjectsCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signAddress } from '../../test-support/sign-address.ts';
import type { RunningServer } from '../http-server.ts';
import { openObjects } from './objects.ts';
import { serveObjects } from './server.ts';

const Bucket = 'samples';
const parent = mkdtempSync(join(tmpdir(), 'groundswell-s3-'));
const dir = join(parent, 'objects');
const SIGNER = { accessKeyId: 'local', secretAccessKey: 'of this cloud', region: 'us-east-1' };
let server: RunningServer;
let s3: S3Client;

beforeAll(async () => {
  const clock = { now: () => Date.UTC(2026, 10, 20) };
  server = await serveObjects(
    openObjects(dir, clock),
    () => [Bucket],
    SIGNER,
    clock,
    (_, { action, resource }) => (action === 's3:DeleteObject' && resource.includes('/kept') ? 'No right.' : undefined),
  );
  s3 = open();
});
function open(given: Partial<typeof SIGNER> = {}): S3Client {
  const { region, ...credentials } = { ...SIGNER, ...given };
  return new S3Client({ endpoint: server.url, region, credentials, forcePathStyle: true, maxAttempts: 1 });
}
afterAll(async () => {
  s3.destroy();
  await server.stop();
  rmSync(parent, { recursive: true });
});

async function textOf(Key: string, Range?: string): Promise<string | undefined> {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, Range }));
  return Body?.transformToString();
}

test('a streamed body, framed in chunks with a trailing checksum, is stored without its frame', async () => {
  const Body = Readable.from([Buffer.alloc(80_000, 'a'), Buffer.alloc(5, 'b')]);
  await s3.send(
    new PutObjectCommand({ Bucket, Key: 'streamed', Body, ContentLength: 80_005, ChecksumAlgorithm: 'CRC32' }),
  );
  expect(await textOf('streamed')).toBe(`${'a'.repeat(80_000)}bbbbb`);
});

test('of a deletion of many objects, those that the caller has no right to are kept and reported', async () => {
  for (const Key of ['kept', 'spare']) await s3.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
  const Objects = [{ Key: 'kept' }, { Key: 'spare' }];
  const reply = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect(reply.Deleted).toEqual([{ Key: 'spare' }]);
  expect(reply.Errors).toEqual([{ Key: 'kept', Code: 'AccessDenied', Message: 'No right.' }]);
  expect(await textOf('kept')).toBe('kept');
  await expect(textOf('spare')).rejects.toBeInstanceOf(NoSuchKey);
});

test('a key with .. stays below its bucket', async () => {
  const url = `${server.url}/${Bucket}/..%2F..%2Fescaped`;
  const sent = fetch(signAddress('PUT', url, SIGNER), { method: 'PUT', body: 'x' });
  expect((await sent).status).toBe(200);
  expect(readdirSync(parent)).toEqual(['objects']);
  expect(await (await fetch(signAddress('GET', url, SIGNER))).text()).toBe('x');
});

describe('a request', () => {
  const url = () => `${server.url}/${Bucket}/signed`;
  const refusal = async (address: string, init?: RequestInit) => {
    const reply = await fetch(address, init);
    return [reply.status, /<Code>(\w+)</.exec(await reply.text())?.[1]];
  };

  test('403 without a signature, for each method', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'])
      expect((await fetch(url(), { method })).status, method).toBe(403);
    expect(await refusal(url(), { method: 'PUT', body: 'x' })).toEqual([403, 'AccessDenied']);
    await expect(textOf('signed')).rejects.toBeInstanceOf(NoSuchKey);
  });

  test.each([
    ['SignatureDoesNotMatch', { secretAccessKey: 'of another cloud' }],
    ['InvalidAccessKeyId', { accessKeyId: 'other' }],
    ['InvalidArgument', { region: 'eu-west-1' }],
  ])('%s for another key', async (name, other) => {
    const put = open(other).send(new PutObjectCommand({ Bucket, Key: 'signed', Body: 'x' }));
    await expect(put).rejects.toMatchObject({ name });
    expect((await refusal(signAddress('GET', url(), { ...SIGNER, ...other })))[1]).toBe(name);
  });

  test('403 for a presigned address with another method, key, parameter or time', async () => {
    const address = signAddress('GET', url(), SIGNER);
    const mismatch = [403, 'SignatureDoesNotMatch'];
    expect(await refusal(address)).toEqual([404, 'NoSuchKey']);
    expect(await refusal(address, { method: 'PUT', body: 'x' })).toEqual(mismatch);
    expect(await refusal(address.replace('/signed?', '/other?'))).toEqual(mismatch);
    expect(await refusal(`${address}&versionId=1`)).toEqual(mismatch);
    expect(await refusal(address.replace('Expires=60', 'Expires=6000'))).toEqual(mismatch);
    expect(await refusal(address, { headers: { 'x-amz-acl': 'public-read' } })).toEqual([403, 'AccessDenied']);
    const early = signAddress('GET', url(), SIGNER, Date.now() - 61_000);
    expect(await refusal(early)).toEqual([403, 'AccessDenied']);
  });

  test('403 for a header signed long ago, 400 for a body that is not the signed one', async () => {
    const client = open();
    client.middlewareStack.add(
      (next) => (given) => {
        const { request } = given as { request: { body: unknown } };
        request.body = 'changed';
        return next(given);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    const put = client.send(new PutObjectCommand({ Bucket, Key: 'signed', Body: 'as long' }));
    await expect(put).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });

    const { region, ...credentials } = SIGNER;
    const late = { endpoint: server.url, region, credentials, forcePathStyle: true, maxAttempts: 1 };
    const old = new S3Client({ ...late, systemClockOffset: -16 * 60_000 });
    await expect(old.send(new GetObjectCommand({ Bucket, Key: 'signed' }))).rejects.toMatchObject({
      name: 'RequestTimeTooSkewed',
    });
  });

  test('of a function passes by the cloud’s clock, of a program by the machine’s', async () => {
    for (const now of [Date.UTC(2026, 10, 20), Date.now()])
      expect(await refusal(signAddress('GET', url(), SIGNER, now))).toEqual([404, 'NoSuchKey']);
  });
});

test('400 for a chunk longer than its body', async () => {
  const url = signAddress('PUT', `${server.url}/${Bucket}/framed`, SIGNER);
  const headers = { 'content-encoding': 'aws-chunked' };
  const response = await fetch(url, { method: 'PUT', headers, body: 'ff\r\nabc\r\n0\r\n\r\n' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('<Code>IncompleteBody</Code>');
});
