import type { AdvisoryNameReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { repeatedAdvisories } from './repeated-advisories.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const advisory = (name: string, level: AdvisoryNameReply['level'], until = '2026-11-21T02:00:00.000Z') => ({
  code: name,
  level,
  name,
  until,
});

test('a list names an advisory of several rows once, gravest first; neither a single row’s nor an ended one', () => {
  const surf = advisory('High Surf Advisory', 'advisory');
  const flood = advisory('Coastal Flood Warning', 'warning');
  const alone = advisory('Rip Current Statement', 'statement');
  const over = advisory('Gale Warning', 'warning', '2026-11-20T14:00:00.000Z');
  const rows = [surf, undefined, flood, surf, alone, over, over, flood, surf];
  const told = repeatedAdvisories(rows, NOW).map(({ advisory: { name }, count }) => [name, count]);
  expect(told).toEqual([
    ['Coastal Flood Warning', 2],
    ['High Surf Advisory', 3],
  ]);
});
