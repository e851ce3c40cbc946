import { listBeaches } from '@groundswell/data/places';
import { walkSampleOcean } from '@groundswell/sample-ocean/testing/sample-week';
import { drawPage } from '@groundswell/web/testing/server';
import { expect, test } from 'vitest';
import { drawGraphTable } from './draw-graph-table.tsx';
import { collectFacts, listContradictions } from './facts.ts';
import { HOURS_AHEAD, MOMENTS } from './moments.ts';

const BEACHES = 60;

test.each(Object.entries(MOMENTS))('%s: a quantity of a moment is shown alike wherever it is shown', async (_, now) => {
  const all = listBeaches();
  const some = all.filter(
    (_, index) => Math.floor((index * BEACHES) / all.length) !== Math.floor(((index - 1) * BEACHES) / all.length),
  );
  const contradictions: string[] = [];
  const places = new Set<string>();
  for (const then of walkSampleOcean([now], some, HOURS_AHEAD)) {
    const facts = await collectFacts(then, { drawPage, drawGraphTable });
    for (const { where } of facts) places.add(where);
    contradictions.push(...listContradictions(facts).map((line) => `${then.beach.slug}: ${line}`));
  }
  expect(contradictions).toEqual([]);
  expect([...places].sort()).toEqual([
    'calendar',
    'day',
    'favorites',
    'graph table',
    'home',
    'hourly table',
    'hours of the day',
    'letter',
    'nearby',
    'open API',
    'overview',
    'page',
    'tile',
    'timeline',
    'widget',
  ]);
});
