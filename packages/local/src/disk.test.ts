import { expect, test } from 'vitest';
import { DiskFull, watchDisk } from './disk.ts';

const noSpace = (code = 'ENOSPC') => Object.assign(new Error(`${code}: write`), { code });
function watch() {
  const said: string[] = [];
  const free = { bytes: 0 };
  return {
    said,
    free,
    disk: watchDisk(
      '/data',
      (line) => said.push(line),
      async () => free.bytes,
    ),
  };
}

test('a full disk is printed once, however many writes fail, and so is the end of that state', async () => {
  const { said, free, disk } = watch();
  const failing = () => Promise.reject(noSpace());
  for (const code of ['ENOSPC', 'EDQUOT'])
    await expect(disk.write(() => Promise.reject(noSpace(code)))).rejects.toThrow(DiskFull);
  disk.reportFull();
  // A nearly full disk still accepts small writes.
  expect(await disk.write(async () => 'small')).toBe('small');
  expect(said).toEqual(['The disk is full: nothing new can be stored in /data until there is space.']);

  free.bytes = 1e9;
  await Promise.all([disk.write(async () => 1), disk.write(async () => 2)]);
  expect(said.slice(1)).toEqual(['There is space again on the disk of /data.']);
  await expect(disk.write(failing)).rejects.toThrow(DiskFull);
  expect(said).toHaveLength(3);
});

test('other failures of a write pass unchanged', async () => {
  const { said, disk } = watch();
  const denied = noSpace('EACCES');
  await expect(disk.write(() => Promise.reject(denied))).rejects.toBe(denied);
  expect(said).toEqual([]);
});
