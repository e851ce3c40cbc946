import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFunctionLog } from './function-log.ts';

test('a failed write of a log is reported, stops nothing, and is followed by further writes', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-log-'));
  const shown: string[] = [];
  const log = openFunctionLog(dir, false, (line) => shown.push(line));
  mkdirSync(join(dir, 'tides.log'));
  log.write('tides', 'lost');
  await expect.poll(() => shown).toEqual([expect.stringContaining('tides.log cannot be written: EISDIR')]);
  rmSync(join(dir, 'tides.log'), { recursive: true });
  log.write('tides', 'kept');
  await expect.poll(() => readFileSync(join(dir, 'tides.log'), { encoding: 'utf8', flag: 'a+' })).toBe('kept\n');
  log.close();
  rmSync(dir, { recursive: true });
});

test('failures of any service because of a full disk are printed as one message', () => {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-log-'));
  const shown: string[] = [];
  const disk = { write: <T>(work: () => Promise<T>) => work(), reportFull: () => void shown.push('full') };
  const log = openFunctionLog(dir, false, (line) => shown.push(line), disk);
  const fail = (message: string) => log.write('a', JSON.stringify({ level: 'error', error: { message } }));
  fail('commit failed (backend: database or disk is full)');
  fail('The disk is full: nothing new can be stored in /data until there is space.');
  fail('No tides.');
  expect(shown).toEqual(['full', 'full', 'a: No tides.']);
  log.close();
  rmSync(dir, { recursive: true });
});
