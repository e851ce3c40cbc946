import { expect, test } from 'vitest';
import { fieldWords, shownDifferences } from './field-words.ts';
import { savedWords } from './words.ts';

test('times that look equal are no difference that is shown', () => {
  const at = (time: string, state: string) => ({ at: time, state });
  const theirs = at('2026-11-30T14:00:03.000Z', 'investigating');
  expect(shownDifferences(theirs, at('2026-11-30T14:00:41.000Z', 'investigating'))).toEqual([]);
  expect(shownDifferences(theirs, at('2026-11-30T14:01:03.000Z', 'resolved')).map(({ path }) => path)).toEqual([
    ['at'],
    ['state'],
  ]);
});

test('a field is named by its item and its label', () => {
  expect(fieldWords(['Late charts', 'updates', '2', 'state'])).toBe('Late charts · Updates · 2 · State');
});

test('readers see an incident within a minute, and answers within six', () => {
  expect(savedWords('incidents')).toBe('Saved. Readers see it within a minute.');
  expect(savedWords('faqs')).toBe('Saved. Readers see it within six minutes.');
});
