import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseOptions } from '@groundswell/local/options';
import { RootConstruct } from 'constructs';
import { expect, test, vi } from 'vitest';
import { jobNeeds } from './needs/all-needs.ts';
import type { JobNeeds } from './needs/needs.ts';
import { repoRoot } from './paths.ts';
import { readSettings } from './settings.ts';
import { rowsBelow } from './test-support/rows-below.ts';

const read = (page: string) => readFileSync(join(repoRoot, 'docs', page), 'utf8');

test('docs/reference/settings.md names every setting that is read', () => {
  const { node } = new RootConstruct();
  const reads = vi.spyOn(node, 'tryGetContext');
  readSettings(node);
  const page = read('reference/settings.md');
  const named = ['Settings', 'Limits'].flatMap((title) => rowsBelow(page, title)).map(([names]) => names ?? '');
  const missing = [...new Set(reads.mock.calls.map(([name]) => `\`${name}\``))].filter(
    (name) => !named.some((cell) => cell.includes(name)),
  );
  expect(missing).toEqual([]);
});

test('docs/reference/jobs.md states when each job runs', () => {
  const told = rowsBelow(read('reference/jobs.md'), 'Jobs').map(([job, when]) => [job, when?.split(', with ')[0]]);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(jobNeeds).map(([job, { runs }]) => [job, expect.stringContaining(whenOf(runs))])),
  );
});

function whenOf(runs: JobNeeds['runs']): string {
  if ('hears' in runs) return 'SES tells';
  if ('takesFrom' in runs) {
    const queue = runs.takesFrom.replace(/(^|-)(.)/g, (_, _dash, letter: string) => letter.toUpperCase());
    return `a message in ${queue}, ${runs.atOnce} at once`;
  }
  const { everyMinutes } = runs;
  if (everyMinutes === 1) return 'every minute';
  if (everyMinutes < 60) return `every ${everyMinutes} minutes`;
  if (everyMinutes === 60) return 'hourly';
  return everyMinutes === 24 * 60 ? 'daily' : `every ${everyMinutes / 60} hours`;
}

test('docs/operations.md names the budget of a live start as it is', () => {
  expect(read('operations.md')).toContain(`at most ${parseOptions([], repoRoot).liveBudgetMb} MB are read of it`);
});
