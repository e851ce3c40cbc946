import { expect, test } from 'vitest';
import { listSkips } from './bin/list-skips.mjs';
import { needs } from './support/needs.ts';

const skipped = (fullName: string, lacks?: string) => ({ fullName, status: 'skipped', meta: lacks ? { lacks } : {} });
const passed = { fullName: 'passes', status: 'passed', meta: { lacks: 'nothing' } };

test('a skipped test is listed with what it lacks, or without a reason', () => {
  const file = { status: 'passed', assertionResults: [passed, skipped('one', 'a tool'), skipped('other')] };
  expect(listSkips(file)).toEqual([
    { name: 'one', reason: 'a tool' },
    { name: 'other', reason: undefined },
  ]);
});

test('in a file that failed the other tests are skipped because of it', () => {
  const file = { status: 'failed', assertionResults: [skipped('one', 'a tool'), skipped('other')] };
  expect(listSkips(file).map(({ reason }) => reason)).toEqual(['a tool', 'their file failed']);
});

test('a test that lacks something is skipped with every reason; one that lacks nothing runs', () => {
  const here = () => undefined;
  expect(needs(here)).toEqual({});
  expect(
    needs(
      here,
      () => 'a tool',
      () => 'a file',
    ),
  ).toEqual({ skip: true, meta: { lacks: 'a tool; a file' } });
});
