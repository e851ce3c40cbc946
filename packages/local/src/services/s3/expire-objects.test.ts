import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOlder } from './expire-objects.ts';
import { openObjects } from './objects.ts';

test('only older objects under the prefix are removed', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-expire-'));
  let now = 1000;
  const objects = openObjects(dir, { now: () => now });
  for (const key of ['samples/old', 'kept/old']) await objects.put('b', key, Buffer.from('x'), {});
  now = 5000;
  await objects.put('b', 'samples/new', Buffer.from('x'), {});

  await removeOlder(objects, 'b', 'samples/', 3000);

  expect(await objects.list('b', '')).toEqual(['kept/old', 'samples/new']);
  rmSync(dir, { recursive: true });
});
