import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from './with-lock.ts';

const { signal } = new AbortController();
const newLock = () => join(mkdtempSync(join(tmpdir(), 'groundswell-lock-')), 'cache', 'building.pid');

test('a task waits while another process holds the lock, and gives it back, also when it fails', async () => {
  const lock = newLock();
  await withLock(lock, signal, async () => expect(existsSync(lock)).toBe(true));
  writeFileSync(lock, String(process.ppid));
  const looks: string[] = [];
  const wait = async () => {
    looks.push('wait');
    if (looks.length === 3) rmSync(lock);
  };
  const failing = withLock(lock, signal, () => Promise.reject(new Error('no')), wait);
  await expect(failing).rejects.toThrow('no');
  expect(looks).toHaveLength(3);
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a dead process is taken over', async () => {
  const lock = newLock();
  await withLock(lock, signal, () => Promise.resolve());
  // Process ids on Linux end at 4194304, so this one never exists.
  writeFileSync(lock, '4194305');
  const wait = () => Promise.resolve();
  expect(await withLock(lock, signal, () => Promise.resolve('done'), wait)).toBe('done');
});
