import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStamps } from './quick-stamp.ts';
import { computeStamp } from './stamp.ts';

const SOURCES = { web: ['web'], app: ['infra', 'cdk.json'] };

let root: string;
const keptIn = () => join(root, 'cache/stamps.json');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = () => readStamps(root, SOURCES, keptIn());
const hashed = () => ({ web: computeStamp(root, SOURCES.web), app: computeStamp(root, SOURCES.app) });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'groundswell-stamps-'));
  for (const folder of ['web', 'infra']) mkdirSync(join(root, folder));
  write('web/page.ts', 'one');
  write('infra/stack.ts', 'one');
  write('cdk.json', '{}');
  // Moves the clock on, so that all files are older than SETTLED_MS.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('stamps are read without contents while no file changed', () => {
  expect(read()).toEqual(hashed());
  const kept = JSON.parse(readFileSync(keptIn(), 'utf8'));
  writeFileSync(keptIn(), JSON.stringify({ ...kept, stamps: { web: 'kept', app: 'kept' } }));
  expect(read()).toEqual({ web: 'kept', app: 'kept' });
});

test('a changed file of the same size, with its old modification time restored, is noticed', () => {
  const before = read();
  const { atime, mtime } = statSync(join(root, 'web/page.ts'));
  write('web/page.ts', 'two');
  utimesSync(join(root, 'web/page.ts'), atime, mtime);
  expect(read()).toEqual(hashed());
  expect(read().web).not.toBe(before.web);
  expect(read().app).toBe(before.app);
});

test('a file that is new, gone, renamed or exchanged is noticed', () => {
  const steps = [
    () => write('web/new.ts', 'new'),
    () => renameSync(join(root, 'web/new.ts'), join(root, 'web/newer.ts')),
    () => renameSync(join(root, 'web/newer.ts'), join(root, 'web/page.ts')),
    () => rmSync(join(root, 'web/page.ts')),
  ];
  for (const step of steps) {
    const before = read();
    step();
    expect(read()).toEqual(hashed());
    expect(read().web).not.toBe(before.web);
  }
});

test('a file that was changed just now is hashed again next time', () => {
  vi.restoreAllMocks();
  expect(read()).toEqual(hashed());
  expect(() => readFileSync(keptIn())).toThrow('ENOENT');
});

test('a corrupt cache is ignored', () => {
  read();
  writeFileSync(keptIn(), '{"quick":');
  expect(read()).toEqual(hashed());
});
