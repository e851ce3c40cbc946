import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../services/http-server.ts';
import { readMirrorSettings } from './mirror-settings.ts';
import { openMirror } from './mirror-source.ts';
import { serveNoaa } from './noaa-server.ts';
import { settingsFor } from './noaa-source.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-mirror-'));
const mirror = join(dir, 'mirror');
let server: RunningServer;
let settings: Readonly<Record<string, string>>;

beforeAll(async () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(mirror, path, '..'), { recursive: true });
    writeFileSync(join(mirror, path), text);
  };
  write('noaa-gfs-bdp-pds.s3.amazonaws.com/gfs.20210826/12/wave/gridded/a.f000.grib2', 'GRIBdata7777');
  write('noaa-gfs-bdp-pds.s3.amazonaws.com/gfs.20210826/12/wave/gridded/a.f000.grib2.idx', '1:0:');
  write('noaa-gfs-bdp-pds.s3.amazonaws.com/gfs.20210826/12/wave/station/bulls.t12z/gfswave.44097.bull', 'bulletin');
  write('data/realtime2/44013.txt', '#YY');
  write('mirror.json', '{"now":"2021-08-26T17:00:00Z","pins":{"gfs.0p25":"2021083100"},"takeIncompleteAfterHours":0}');
  writeFileSync(join(dir, 'secret.txt'), 'secret');
  server = await serveNoaa(openMirror(mirror, Date.UTC(2021, 7, 26, 17)));
  settings = settingsFor(server.url);
});
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

test('a file of the bucket is served whole, in part and as its headers', async () => {
  const url = `${settings.NOAA_GFS_URL}/gfs.20210826/12/wave/gridded/a.f000.grib2`;
  expect(await (await fetch(url)).text()).toBe('GRIBdata7777');
  const part = await fetch(url, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 4-7/12', 'data']);
  expect((await fetch(url, { headers: { range: 'bytes=12-' } })).status).toBe(416);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.headers.get('content-length'), head.headers.has('last-modified')]).toEqual(['12', true]);
});

test('the bucket is listed by prefix', async () => {
  const prefix = 'gfs.20210826/12/wave/gridded/a.f';
  const xml = await (await fetch(`${settings.NOAA_GFS_URL}/?list-type=2&prefix=${prefix}`)).text();
  expect([...xml.matchAll(/<Key>([^<]+)/g)].map(([, key]) => key)).toEqual([
    `${prefix}000.grib2`,
    `${prefix}000.grib2.idx`,
  ]);
  expect(xml).toContain('<Size>12</Size>');
  // The file was copied today, but the cloud's clock is in 2021.
  expect(xml).toContain('<LastModified>2021-08-25T17:00:00.000Z</LastModified>');
});

test('a bulletin is also in the bucket; an instrument needs no folder of its host', async () => {
  const bulletin = `${settings.NOAA_BULLETINS_URL}/gfs.20210826/12/wave/station/bulls.t12z/gfswave.44097.bull`;
  expect(await (await fetch(bulletin)).text()).toBe('bulletin');
  expect(await (await fetch(`${settings.NDBC_URL}/data/realtime2/44013.txt`)).text()).toBe('#YY');
});

test('404 for a missing file, and for a path outside the folder', async () => {
  expect((await fetch(`${settings.NDBC_URL}/data/realtime2/99999.txt`)).status).toBe(404);
  expect((await fetch(`${server.url}/www.ndbc.noaa.gov/..%2f..%2f..%2fsecret.txt`)).status).toBe(404);
});

test('mirror.json sets the time, the pinned cycles and the waiting time for runs; the error names a fault in it', () => {
  expect(readMirrorSettings(mirror)).toEqual({
    now: Date.UTC(2021, 7, 26, 17),
    pins: { 'gfs.0p25': '2021083100' },
    takeIncompleteAfterHours: 0,
  });
  writeFileSync(join(dir, 'mirror.json'), '{"now":"soon"}');
  expect(() => readMirrorSettings(dir)).toThrow(/"now" in .* must be a time/);
  expect(readMirrorSettings(join(dir, 'none'))).toEqual({});
});
