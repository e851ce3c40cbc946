import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  type GetObjectCommandInput,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { bucketOrigin } from '@groundswell/local/cloudfront/origins';
import { openObjects } from '@groundswell/local/services/s3/objects';
import { serveObjects } from '@groundswell/local/services/s3/server';
import { expect } from 'vitest';
import { clientAt, describeContract } from './describe-contract.ts';

interface Buckets {
  readonly s3: S3Client;
  readonly bucket: string;
  /** Posts a form to the bucket's address, as a browser does. */
  post(form: FormData): Promise<{ readonly status: number; readonly text: string }>;
  stop(): unknown;
}

async function openOurs(): Promise<Buckets> {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-s3-'));
  const bucket = 'contract';
  const objects = openObjects(dir, Date);
  const { credentials, region } = clientAt('');
  const signer = { ...credentials, region };
  const server = await serveObjects(objects, () => [bucket], signer, Date);
  // A browser posts to CloudFront, which forwards the form to the bucket.
  const origin = bucketOrigin(objects, bucket, signer, Date.now);
  return {
    s3: new S3Client({ ...clientAt(server.url), forcePathStyle: true }),
    bucket,
    async post(form) {
      const sent = new Response(form);
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
      const request = { method: 'POST', path: '/', query: '', headers, body: Buffer.from(await sent.arrayBuffer()) };
      const { status, body } = await origin({ ...request, sourceIp: '', cookies: [] });
      return { status, text: body.toString() };
    },
    async stop() {
      await server.stop();
      rmSync(dir, { recursive: true });
    },
  };
}

async function openAt(url: string): Promise<Buckets> {
  const s3 = new S3Client({ ...clientAt(url), forcePathStyle: true });
  const bucket = `contract-${randomUUID()}`;
  await s3.send(new CreateBucketCommand({ Bucket: bucket }));
  return {
    s3,
    bucket,
    async post(body) {
      const reply = await fetch(`${url}/${bucket}`, { method: 'POST', body });
      return { status: reply.status, text: await reply.text() };
    },
    stop: () => s3.destroy(),
  };
}

describeContract('S3', { ours: openOurs, at: openAt }, (test, buckets) => {
  const put = (Key: string, Body: string | Uint8Array, more: Partial<PutObjectCommandInput> = {}) =>
    buckets().s3.send(new PutObjectCommand({ Bucket: buckets().bucket, Key, Body, ...more }));
  const get = (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
    buckets().s3.send(new GetObjectCommand({ Bucket: buckets().bucket, Key, ...more }));
  const textOf = async (Key: string, more: Partial<GetObjectCommandInput> = {}) =>
    (await get(Key, more)).Body?.transformToString();
  const newKey = () => `keys/${randomUUID()}`;
  const list = async (Prefix: string) => {
    const { Contents = [] } = await buckets().s3.send(new ListObjectsV2Command({ Bucket: buckets().bucket, Prefix }));
    return Contents.map(({ Key }) => Key);
  };
  const status = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });

  test('an object comes back byte for byte, with its headers and its ETag', async () => {
    const key = `${newKey()} a b+ü`;
    const Body = new Uint8Array(70_000).map((_, index) => index % 251);
    const headers = { ContentType: 'image/avif', CacheControl: 'max-age=60, immutable', Metadata: { run: '06' } };
    const { ETag } = await put(key, Body, headers);
    const found = await get(key);
    expect(await found.Body?.transformToByteArray()).toEqual(Body);
    expect(found).toMatchObject({ ...headers, ContentLength: 70_000, ETag });
  });

  test('a later write replaces the object and its headers', async () => {
    const key = newKey();
    const first = await put(key, 'one', { CacheControl: 'no-cache' });
    const second = await put(key, 'two');
    expect(second.ETag).not.toBe(first.ETag);
    expect((await get(key)).CacheControl).toBeUndefined();
    expect(await textOf(key)).toBe('two');
  });

  for (const [range, text] of [
    ['bytes=2-4', 'cde'],
    ['bytes=8-99', 'ij'],
    ['bytes=7-', 'hij'],
    ['bytes=-2', 'ij'],
  ] as const)
    test(`the range ${range} of ten letters is ${text}`, async () => {
      const key = newKey();
      await put(key, 'abcdefghij');
      const found = await get(key, { Range: range });
      expect(await found.Body?.transformToString()).toBe(text);
      expect(found.ContentRange).toMatch(/^bytes \d-9\/10$|^bytes 2-4\/10$/);
    });

  test('a range past the end is refused as InvalidRange', async () => {
    const key = newKey();
    await put(key, 'abcdefghij');
    await expect(get(key, { Range: 'bytes=10-12' })).rejects.toMatchObject({ name: 'InvalidRange', ...status(416) });
  });

  test('a range of one version is read by its ETag; of a replaced version it is refused with 412', async () => {
    const key = newKey();
    const { ETag: IfMatch } = await put(key, 'abcdefghij');
    expect(await textOf(key, { Range: 'bytes=0-1', IfMatch })).toBe('ab');
    await put(key, 'klmnopqrst');
    await expect(get(key, { Range: 'bytes=0-1', IfMatch })).rejects.toMatchObject(status(412));
  });

  test('a known version is not sent again, with 304', async () => {
    const key = newKey();
    const { ETag: IfNoneMatch } = await put(key, 'a');
    await expect(get(key, { IfNoneMatch })).rejects.toMatchObject(status(304));
  });

  test('a missing object is NoSuchKey, without a body NotFound, in a missing bucket NoSuchBucket', async () => {
    const Key = newKey();
    await expect(get(Key)).rejects.toBeInstanceOf(NoSuchKey);
    const head = buckets().s3.send(new HeadObjectCommand({ Bucket: buckets().bucket, Key }));
    await expect(head).rejects.toMatchObject({ name: 'NotFound' });
    const elsewhere = get(Key, { Bucket: `missing-${randomUUID()}` });
    await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket', ...status(404) });
  });

  test('an object that must be new is written once; later writes get 412 and change nothing', async () => {
    const key = newKey();
    await put(key, 'first', { IfNoneMatch: '*' });
    await expect(put(key, 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      ...status(412),
    });
    expect(await textOf(key)).toBe('first');
  });

  test('of twelve concurrent writers of a new object one succeeds, and the others get 409 or 412', async () => {
    const key = newKey();
    await expectOneWriter(
      (text) => put(key, text, { IfNoneMatch: '*' }),
      () => textOf(key),
    );
  });

  test('a version is replaced if it is still current; otherwise the write gets 412', async () => {
    const key = newKey();
    const { ETag: IfMatch } = await put(key, 'one');
    await put(key, 'two', { IfMatch });
    await expect(put(key, 'three', { IfMatch })).rejects.toMatchObject(status(412));
    expect(await textOf(key)).toBe('two');
  });

  test('of twelve concurrent writers that replace a version one succeeds, and the others get 409 or 412', async () => {
    const key = newKey();
    const { ETag: IfMatch } = await put(key, 'read');
    await expectOneWriter(
      (text) => put(key, text, { IfMatch }),
      () => textOf(key),
    );
  });

  test('replacing a version of a missing object is NoSuchKey', async () => {
    const write = put(newKey(), 'a', { IfMatch: '"0cc175b9c0f1b6a831c399e269772661"' });
    await expect(write).rejects.toMatchObject({ name: 'NoSuchKey', ...status(404) });
  });

  test('a body that does not match its checksum is refused as BadDigest, and not stored', async () => {
    const key = newKey();
    const ChecksumSHA256 = `${'A'.repeat(43)}=`;
    await expect(put(key, 'abc', { ChecksumSHA256 })).rejects.toMatchObject({ name: 'BadDigest', ...status(400) });
    await expect(get(key)).rejects.toBeInstanceOf(NoSuchKey);
  });

  test('objects are deleted together; missing ones are no error, and a quiet reply lists none', async () => {
    const folder = newKey();
    await put(`${folder}/1`, 'a');
    await put(`${folder}/2&3`, 'b');
    const Objects = ['1', '2&3', 'missing'].map((name) => ({ Key: `${folder}/${name}` }));
    const remove = (Quiet: boolean) =>
      buckets().s3.send(new DeleteObjectsCommand({ Bucket: buckets().bucket, Delete: { Objects, Quiet } }));
    const quiet = await remove(true);
    expect([quiet.Deleted ?? [], quiet.Errors ?? []]).toEqual([[], []]);
    expect(await list(folder)).toEqual([]);
    expect((await remove(false)).Deleted?.map(({ Key }) => Key).sort()).toEqual(Objects.map(({ Key }) => Key).sort());
  });

  test('deleting a missing object succeeds', async () => {
    const remove = buckets().s3.send(new DeleteObjectCommand({ Bucket: buckets().bucket, Key: newKey() }));
    await expect(remove).resolves.toMatchObject(status(204));
  });

  test('a listing ascends in bytes, groups keys at the delimiter and is read in pages', async () => {
    const folder = newKey();
    for (const name of ['c', 'b/2', 'a.x', 'a', 'b/1', 'ü']) await put(`${folder}/${name}`, name);
    const pages: (string | undefined)[][] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await buckets().s3.send(
        new ListObjectsV2Command({
          Bucket: buckets().bucket,
          Prefix: `${folder}/`,
          Delimiter: '/',
          MaxKeys: 2,
          ContinuationToken,
        }),
      );
      const names = [
        ...(page.Contents ?? []).map(({ Key }) => Key),
        ...(page.CommonPrefixes ?? []).map((one) => one.Prefix),
      ];
      pages.push(names.map((name) => name?.slice(folder.length + 1)).sort());
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(pages).toEqual([['a', 'a.x'], ['b/', 'c'], ['ü']]);
  });

  test('a request with another secret is refused as SignatureDoesNotMatch', async () => {
    const { credentials, endpoint } = buckets().s3.config;
    const { protocol, hostname, port } = (await endpoint?.()) ?? expect.fail('The client has no endpoint.');
    const other = new S3Client({
      ...clientAt(`${protocol}//${hostname}:${port}`),
      credentials: { ...(await credentials()), secretAccessKey: 'of another account' },
      forcePathStyle: true,
    });
    const read = other.send(new GetObjectCommand({ Bucket: buckets().bucket, Key: newKey() }));
    await expect(read).rejects.toMatchObject({ name: 'SignatureDoesNotMatch', ...status(403) });
  });

  const post = async (
    key: string,
    { file = 'picture', fields = {}, ...options }: Partial<PresignedPostOptions> & Posted = {},
  ) => {
    const signed = await createPresignedPost(buckets().s3, {
      Bucket: buckets().bucket,
      Key: key,
      Expires: 600,
      Conditions: [['content-length-range', 1, 10]],
      ...options,
    });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...signed.fields, ...fields })) form.append(name, value);
    form.append('file', new Blob([file]), 'wave.jpg');
    const { status, text } = await buckets().post(form);
    return [status, /<Code>(\w+)</.exec(text)?.[1]];
  };

  test('a posted form stores its file under the signed key, with 204', async () => {
    const key = newKey();
    expect(await post(key)).toEqual([204, undefined]);
    expect(await textOf(key)).toBe('picture');
  });

  for (const [what, options, refusal] of [
    ['with a longer file than signed', { file: 'a'.repeat(11) }, [400, 'EntityTooLarge']],
    ['with an empty file', { file: '' }, [400, 'EntityTooSmall']],
    ['with another key than signed', { fields: { key: 'keys/other' } }, [403, 'AccessDenied']],
    ['with a field that is not signed', { fields: { acl: 'public-read' } }, [403, 'AccessDenied']],
    ['with another signature', { fields: { 'X-Amz-Signature': '0'.repeat(64) } }, [403, 'SignatureDoesNotMatch']],
    ['after its time', { Expires: -1 }, [403, 'AccessDenied']],
  ] as const)
    test(`a form posted ${what} is refused, and stores nothing`, async () => {
      const key = newKey();
      expect(await post(key, options)).toEqual(refusal);
      await expect(get(key)).rejects.toBeInstanceOf(NoSuchKey);
    });
});

interface Posted {
  readonly file?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** Expects one of twelve concurrent writes to succeed, and its text to be stored. */
async function expectOneWriter(
  write: (text: string) => Promise<unknown>,
  read: () => Promise<string | undefined>,
): Promise<void> {
  const texts = Array.from({ length: 12 }, (_, index) => `writer ${index}`);
  const outcomes = await Promise.allSettled(texts.map(write));
  const winners = texts.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(winners).toEqual([await read()]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect([409, 412]).toContain(outcome.reason.$metadata.httpStatusCode);
}
