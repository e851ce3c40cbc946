import { listBeaches } from '@groundswell/data/places';
import { expect, test } from 'vitest';
import { drawPage } from '../../web/src/server.tsx';
import { walkSampleOcean } from '../bench/scan/sample-week.ts';
import { collectFacts, listContradictions, SHOWN_DAYS } from './facts.ts';

/** A calm morning, an afternoon of gales on both coasts, and the day that clocks go back. */
const MOMENTS = {
  calm: Date.parse('2026-11-21T14:25:00Z'),
  storm: Date.parse('2026-11-18T20:40:00Z'),
  'clocks go back': Date.parse('2026-11-01T15:10:00Z'),
};
const BEACHES = 60;

test.each(Object.entries(MOMENTS))('%s: a quantity of a moment is shown alike wherever it is shown', async (_, now) => {
  const all = listBeaches();
  const some = all.filter(
    (_, index) => Math.floor((index * BEACHES) / all.length) !== Math.floor(((index - 1) * BEACHES) / all.length),
  );
  const contradictions: string[] = [];
  const places = new Set<string>();
  for (const then of walkSampleOcean([now], some, SHOWN_DAYS * 24 + 12)) {
    const facts = await collectFacts(then, drawPage);
    for (const { where } of facts) places.add(where);
    contradictions.push(...listContradictions(facts).map((line) => `${then.beach.slug}: ${line}`));
  }
  expect(contradictions).toEqual([]);
  expect([...places].sort()).toEqual([
    'calendar',
    'day',
    'favorites',
    'home',
    'hourly table',
    'hours of the day',
    'nearby',
    'open API',
    'overview',
    'page',
    'tile',
    'timeline',
    'widget',
  ]);
});
