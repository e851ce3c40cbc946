import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cacheFiles } from './file-cache.ts';
import type { NoaaSource } from './noaa-source.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-kept-'));
afterAll(() => rmSync(dir, { recursive: true }));

const asked: string[] = [];
const source: NoaaSource = {
  async find(_host, path) {
    asked.push(path);
    const bytes = Buffer.from(`bytes of ${path}`);
    return {
      sizeBytes: bytes.length,
      modifiedAt: 0,
      contentType: 'application/octet-stream',
      read: async ({ start, end }) => bytes.subarray(start, end + 1),
    };
  },
  list: async () => [],
};
const isKept = (path: string) => path.startsWith('/run/');
const open = () => cacheFiles(source, dir, isKept);
async function partOf(from: NoaaSource, path: string) {
  const file = (await from.find('host', path)) ?? expect.fail();
  return [file.sizeBytes, Buffer.from(await file.read({ start: 9, end: 12 })).toString()];
}

test('a file of a run is cached, also for later starts; other files are requested each time', async () => {
  expect(await partOf(open(), '/run/a')).toEqual([15, '/run']);
  expect(await partOf(open(), '/run/a')).toEqual([15, '/run']);
  await partOf(open(), '/now');
  await partOf(open(), '/now');
  expect(asked).toEqual(['/run/a', '/now', '/now']);
});

test('a cached file is removed when its run is no longer the newest', async () => {
  asked.length = 0;
  utimesSync(join(dir, encodeURIComponent('/run/a')), 0, 0);
  await partOf(open(), '/run/a');
  expect(asked).toEqual(['/run/a']);
});

test('a truncated or changed file is written again; every concurrent request gets the complete file', async () => {
  const file = join(dir, encodeURIComponent('/run/a'));
  for (const spoil of [(bytes: Buffer) => bytes.subarray(0, 6), (bytes: Buffer) => bytes.fill(0, 3, 4)]) {
    asked.length = 0;
    writeFileSync(file, spoil(readFileSync(file)));
    expect(await partOf(open(), '/run/a')).toEqual([15, '/run']);
    expect(asked).toEqual(['/run/a']);
  }
  const parts = await Promise.all(Array.from({ length: 40 }, (_, n) => partOf(open(), `/run/b${n % 2}`)));
  for (const part of parts) expect(part).toEqual([16, '/run']);
});
