import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeOldApps } from './build-app.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-apps-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('the newest three builds stay, and those that a running cloud was started from', () => {
  const holders: Readonly<Record<string, number>> = { 'app-a1': process.pid, 'app-a2': 2 ** 22 + 1 };
  for (const [age, name] of ['app-a0', 'app-a1', 'app-a2', 'app-b0', 'app-b1', 'app-b2'].entries()) {
    mkdirSync(join(dir, name));
    if (holders[name]) writeFileSync(join(dir, name, `held-by-${holders[name]}`), '');
    utimesSync(join(dir, name), age, age);
  }
  mkdirSync(join(dir, 'other'));
  removeOldApps(dir);
  expect(readdirSync(dir).sort()).toEqual(['app-a1', 'app-b0', 'app-b1', 'app-b2', 'other']);
});
