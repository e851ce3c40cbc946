import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Disk } from '../disk.ts';
import { openAppendFile } from './append-file.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-append-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('lines of failed writes stay in memory, and are written completely and in order once there is space', async () => {
  const path = join(dir, 'lines');
  let isFull = false;
  const disk: Disk = {
    reportFull: () => undefined,
    write(work) {
      if (!isFull) return work();
      // A full disk writes only the beginning of the line.
      appendFileSync(path, 'the seco');
      return Promise.reject(new Error('full'));
    },
  };
  const file = await openAppendFile(path, ['the first'], disk);
  isFull = true;
  const failed = [file.append('the second'), file.append('the third')];
  expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(file.append('the fourth')).rejects.toThrow('full');
  expect(readFileSync(path, 'utf8')).toBe('the first\n');

  isFull = false;
  await file.append('the fifth');
  expect(readFileSync(path, 'utf8')).toBe('the first\nthe second\nthe third\nthe fourth\nthe fifth\n');

  isFull = true;
  await expect(file.append('the last')).rejects.toThrow('full');
  isFull = false;
  await file.close();
  expect(readFileSync(path, 'utf8')).toMatch(/the fifth\nthe last\n$/);
});
