import { expect, test } from 'vitest';
import { chooseShown } from './points-shown.ts';

const hours = (count: number) => Array.from({ length: count }, (_, n) => 3 * n);
const run = (name: string, count: number) => ({ run: name, model: 'gfs.0p25', hours: hours(count) });

test('a newer run is shown, an older one never', () => {
  const [older, newer] = [run('2026112000', 73), run('2026112006', 73)];
  expect(chooseShown(older, newer, 73)).toBe(newer);
  expect(chooseShown(newer, older, 73)).toBeUndefined();
});

test('the same run is shown again only with more hours', () => {
  const [few, more] = [run('2026112006', 40), run('2026112006', 41)];
  expect(chooseShown(few, more, 73)).toBe(more);
  expect(chooseShown(more, few, 73)).toBeUndefined();
  expect(chooseShown(more, more, 73)).toBeUndefined();
});

test('a run with less than half of its hours replaces no other run, but is shown when none is', () => {
  const [older, short] = [run('2026112000', 73), run('2026112006', 36)];
  expect(chooseShown(older, short, 73)).toBeUndefined();
  expect(chooseShown(undefined, short, 73)).toBe(short);
  expect(chooseShown(older, run('2026112006', 37), 73)?.run).toBe('2026112006');
});
