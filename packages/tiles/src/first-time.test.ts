import { expect, test } from 'vitest';
import { BadFirstTimeError, findFirstTime, formatFirstTime, parseFirstTime } from './first-time.ts';

const shown = { run: '2026112006', model: 'gfs.0p25', hours: [0, 3, 384] };

test('has the first time, the model and the hours, a line each', () => {
  expect(formatFirstTime(shown)).toBe('2026-11-20T06:00:00Z\ngfs.0p25\n0 3 384\n');
  expect(formatFirstTime({ ...shown, standInRun: '2021083100' }).split('\n')[3]).toBe('2021-08-31T00:00:00Z');
});

test('parses back unchanged', () => {
  expect(parseFirstTime(formatFirstTime(shown))).toEqual(shown);
  const whole = {
    ...shown,
    standInRun: '2021083100',
    awaitedHours: [6, 9],
    earlier: [
      { run: '2026112000', hours: [12, 15] },
      { run: '2026111918', hours: [384] },
    ],
  };
  const { standInRun, awaitedHours, earlier, ...plain } = whole;
  for (const one of [
    whole,
    { ...whole, hours: [] },
    { ...plain, standInRun },
    { ...plain, awaitedHours },
    { ...plain, earlier },
  ])
    expect(parseFirstTime(formatFirstTime(one))).toEqual(one);
});

test.each([
  '',
  '<!doctype html>',
  '2026-11-20T06:00:00Z',
  '2026-13-20T06:00:00Z\ngfs\n0\n',
  '2026-11-20T06:00:00Z\n../x\n0\n',
  '2026-11-20T06:00:00Z\ngfs\n3 0\n',
  '2026-11-20T06:00:00Z\ngfs\n0\nnever\n',
  '2026-11-20T06:00:00Z\ngfs\n0\n-\nnever\n',
  '2026-11-20T06:00:00Z\ngfs\n0\n-\n3\nnever 3\n',
  `2026-11-20T06:00:00Z\ngfs\n${'0 '.repeat(5000)}\n`,
])('%j is refused, and a stored one counts as absent', (text) => {
  expect(() => parseFirstTime(text)).toThrow(BadFirstTimeError);
  expect(findFirstTime(text)).toBeUndefined();
});
