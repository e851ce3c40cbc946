import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DeploymentPlan } from '../../template/plan.ts';
import { withDeployedFiles } from './deployed-files.ts';
import { openObjects } from './objects.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-deployed-'));
const sourceDir = join(dir, 'site');
mkdirSync(join(sourceDir, 'assets'), { recursive: true });
writeFileSync(join(dir, 'secret.txt'), 'not deployed');
writeFileSync(join(sourceDir, 'index.html'), '<link href="http://localhost:3000/x">');
writeFileSync(join(sourceDir, 'assets/a.js'), 'let a');

const plan: DeploymentPlan = { sourceDir, bucket: 'site', prefix: '', prune: false, include: [], exclude: [] };
const hashed = { ...plan, exclude: ['*'], include: ['assets/*'], cacheControl: 'immutable' };
const others = { ...plan, exclude: ['assets/*'], cacheControl: 'no-cache' };
const stored = openObjects(join(dir, 'objects'), { now: () => 0 });
const objects = withDeployedFiles(stored, [hashed, others], 'http://localhost:3107');
const textOf = async (key: string) => (await objects.get('site', key))?.body.toString();

test('a deployed file has the headers of its deployment, and the address of this site', async () => {
  expect((await objects.head('site', 'assets/a.js'))?.headers).toEqual({
    'content-type': 'text/javascript',
    'cache-control': 'immutable',
  });
  expect(await textOf('index.html')).toBe('<link href="http://localhost:3107/x">');
  expect((await objects.get('site', 'assets/a.js', { start: 4, end: 4 }))?.body.toString()).toBe('a');
});

test('other objects stay, also beside deployed ones, and no key leaves the folder', async () => {
  await objects.put('site', 'note.txt', Buffer.from('stored'), {});
  expect(await textOf('note.txt')).toBe('stored');
  expect(await objects.list('site', '')).toEqual(['assets/a.js', 'index.html', 'note.txt']);
  for (const key of [
    '../secret.txt',
    'assets/../../secret.txt',
    'assets',
    '',
    '/etc/hostname',
    'assets/a.js\0',
    './index.html',
    `assets/${'x'.repeat(300)}`,
  ])
    expect(await textOf(key), key).toBeUndefined();
  expect(await objects.get('other', 'index.html')).toBeUndefined();
});
