import { expect, test } from 'vitest';
import { BadFirstTime, findFirstTime, formatFirstTime, parseFirstTime } from './first-time.ts';

const shown = { run: '2026112006', model: 'gfs.0p25', hours: [0, 3, 384] };

test('has the first time, the model and the hours, a line each', () => {
  expect(formatFirstTime(shown)).toBe('2026-11-20T06:00:00Z\ngfs.0p25\n0 3 384\n');
  expect(formatFirstTime({ ...shown, standInRun: '2021083100' }).split('\n')[3]).toBe('2021-08-31T00:00:00Z');
});

test('parses back unchanged', () => {
  expect(parseFirstTime(formatFirstTime(shown))).toEqual(shown);
  const standIn = { ...shown, standInRun: '2021083100' };
  expect(parseFirstTime(formatFirstTime(standIn))).toEqual(standIn);
});

test.each([
  '',
  '<!doctype html>',
  '2026-11-20T06:00:00Z',
  '2026-13-20T06:00:00Z\ngfs\n0\n',
  '2026-11-20T06:00:00Z\n../x\n0\n',
  '2026-11-20T06:00:00Z\ngfs\n3 0\n',
  '2026-11-20T06:00:00Z\ngfs\n0\nnever\n',
  `2026-11-20T06:00:00Z\ngfs\n${'0 '.repeat(5000)}\n`,
])('%j is refused, and counts as none where it is stored', (text) => {
  expect(() => parseFirstTime(text)).toThrow(BadFirstTime);
  expect(findFirstTime(text)).toBeUndefined();
});
