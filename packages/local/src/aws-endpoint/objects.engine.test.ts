import { randomUUID } from 'node:crypto';
import { findSharedMoto, MOTO } from '@groundswell/test/support/moto';
import { needs } from '@groundswell/test/support/needs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Objects } from '../services/s3/objects.ts';
import { openObjectsAt } from './objects.ts';

const BUCKET = `objects-${randomUUID()}`;
const HEADERS = { 'content-type': 'text/plain', 'cache-control': 'no-cache', 'x-amz-meta-run': '2026112006' };

describe('a bucket at moto', needs(MOTO), () => {
  let objects: Objects;
  beforeAll(async () => {
    const url = await findSharedMoto();
    for (const _again of [1, 2]) objects = await openObjectsAt(url, [{ name: BUCKET, expiry: [] }]);
  });

  test('an object is read back with its headers, whole or in part, and is gone once deleted', async () => {
    expect(await objects.get(BUCKET, 'a/b')).toBe(undefined);
    const written = await objects.put(BUCKET, 'a/b', Buffer.from('hello'), HEADERS);
    const found = await objects.get(BUCKET, 'a/b');
    expect(found?.body.toString()).toBe('hello');
    expect(found?.head).toMatchObject({ sizeBytes: 5, etag: written?.etag, headers: HEADERS });
    expect(await objects.head(BUCKET, 'a/b')).toEqual(found?.head);
    const part = await objects.get(BUCKET, 'a/b', { start: 1, end: 2 });
    expect([part?.body.toString(), part?.head.sizeBytes]).toEqual(['el', 5]);
    expect(await objects.list(BUCKET, 'a/')).toEqual(['a/b']);
    await objects.delete(BUCKET, 'a/b');
    expect([await objects.head(BUCKET, 'a/b'), await objects.list(BUCKET, '')]).toEqual([undefined, []]);
  });

  test('a conditional write fails if the object is there, or has another version', async () => {
    const first = await objects.put(BUCKET, 'c', Buffer.from('1'), {}, 'new');
    expect(await objects.put(BUCKET, 'c', Buffer.from('2'), {}, 'new')).toBe(undefined);
    expect(await objects.put(BUCKET, 'c', Buffer.from('3'), {}, { etag: '"other"' })).toBe(undefined);
    expect(await objects.put(BUCKET, 'c', Buffer.from('4'), {}, { etag: first?.etag ?? '' })).toBeDefined();
    expect((await objects.get(BUCKET, 'c'))?.body.toString()).toBe('4');
  });
});
