import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nameDataFolder, takeDataFolder } from './data-folder.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-folder-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('every combination of ocean, mirror and pinned time has its own folder', () => {
  const at = Date.UTC(2026, 10, 20, 15);
  const names = [
    nameDataFolder({ kind: 'live' }),
    nameDataFolder({ kind: 'sample' }),
    nameDataFolder({ kind: 'sample' }, at),
    nameDataFolder({ kind: 'sample', days: 3 }, at),
    nameDataFolder({ kind: 'mirror', mirrorDir: '/a' }, at),
    nameDataFolder({ kind: 'mirror', mirrorDir: '/b' }, at),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(names.join()).toMatch(/^[\w,-]+$/);
});

test('the composed flag is kept, and a released folder can be taken again', () => {
  const first = takeDataFolder(join(dir, 'sample'));
  expect(first.isComposed).toBe(false);
  first.rememberComposed();
  first.release();
  const second = takeDataFolder(join(dir, 'sample'));
  expect(second.isComposed).toBe(true);
  second.release();
});
