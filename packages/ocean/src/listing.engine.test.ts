import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeNoaa, startFakeNoaa } from '../test-support/fake-noaa.ts';
import { listObjects, parseListing } from './listing.ts';
import { DECIDING_MODELS } from './models/catalogue.ts';
import { GRID_STEPS } from './models/steps.ts';
import { RefusedFileError } from './noaa-errors.ts';
import { createNoaaClient } from './noaa-http.ts';

let host: FakeNoaa;
beforeAll(async () => {
  host = await startFakeNoaa();
});
afterAll(() => host.stop());

test('a listing of many pages is read to its end, without other prefixes', async () => {
  const [model] = DECIDING_MODELS;
  for (const step of GRID_STEPS)
    for (const ending of ['', '.idx']) host.files.set(`${model?.path('2026112006', step)}${ending}`, new Uint8Array(1));
  host.files.set('gfs.20261120/06/wave/gridded/gfswave.t06z.global.0p16.f000.grib2', new Uint8Array(1));
  const listed = await listObjects(createNoaaClient(), host.url, model?.listingPrefix('2026112006') ?? '');
  expect(listed).toHaveLength(418);
  expect(host.requests).toHaveLength(5);
  expect(await listObjects(createNoaaClient(), host.url, 'gfs.20261121/')).toEqual([]);
});

test.each([
  ['something else', '<Error><Code>SlowDown</Code></Error>'],
  ['no XML', 'nothing <<'],
  [
    'a truncated page without a continuation token',
    '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>',
  ],
  [
    'an object without a size',
    '<ListBucketResult><Contents><Key>a</Key><LastModified>2026-11-20T00:00:00Z</LastModified></Contents></ListBucketResult>',
  ],
])('a listing that is %s is refused', (_, xml) => {
  expect(() => parseListing('url', xml)).toThrow(RefusedFileError);
});
