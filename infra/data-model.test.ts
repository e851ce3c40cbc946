import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTITIONS } from '@groundswell/data/testing/partitions';
import { expect, test } from 'vitest';
import { jobNeeds } from './needs/all-needs.ts';
import { repoRoot } from './paths.ts';
import { rowsBelow } from './test-support/rows-below.ts';

const read = (page: string) => readFileSync(join(repoRoot, 'docs', page), 'utf8');
const page = read('data-model.md');

test('docs/reference/items.md has an item of every kind of partition', () => {
  const keys = rowsBelow(read('reference/items.md'), 'Items').flatMap(([pk = '']) =>
    [...pk.matchAll(/`([^`]+)`/g)].map(([, key]) => key),
  );
  // The table below 'Items' does not list `widgetMaker`, because it is a key of the secondary index only.
  const { widgetMaker, ...partitions } = PARTITIONS;
  const missing = Object.values(partitions).filter(
    (start) => !keys.some((key) => (start.endsWith('#') ? key?.startsWith(start) : key?.split('#')[0] === start)),
  );
  expect(missing, 'add a row to the table').toEqual([]);
  expect(page).toContain(`\`${widgetMaker}<address>\``);
});

test('docs/data-model.md has every queue with the job that reads from it', () => {
  const rows = rowsBelow(page, 'Queues').map(([queue = '', , takenBy = '']) => [queue, takenBy.replaceAll('`', '')]);
  const queues = Object.entries(jobNeeds).flatMap(([job, { runs }]) =>
    'takesFrom' in runs ? [[runs.takesFrom, job]] : [],
  );
  expect(rows.sort()).toEqual(queues.sort());
  const counts = ['eight', 'nine', 'ten', 'eleven', 'twelve'];
  expect(page).toContain(`, ${counts[queues.length - 8]} queues.`);
});
