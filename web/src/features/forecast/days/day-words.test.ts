import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { ratedSurf } from '../../../entities/surf/surf.ts';
import { dayNote, halfWords } from './day-words.ts';

const day = (over: Partial<DayReply>) => ({ changed: null, confidence: null, ...over }) as DayReply;

test('a half of a day reads as height and condition, or -- where nothing is known', () => {
  expect(halfWords(ratedSurf('3-4 ft', 3, 4, 'clean'))).toBe('3–4 ft clean');
  expect(halfWords(ratedSurf('3-4 ft', 3, 4, null))).toBe('3–4 ft');
  expect(halfWords(ratedSurf(null, null, null, null))).toBe('--');
});

test('flat water has no condition', () => {
  expect(halfWords(ratedSurf('sin olas', 0, 0, 'clean'))).toBe('sin olas');
});

test('a change since an earlier run comes before the agreement of the runs', () => {
  const changed = { direction: 'up', text: 'Yesterday’s run said 2-3 ft' } as const;
  const confidence = { level: 'low', says: 'The last 5 runs say 2-5 ft' } as const;
  expect(dayNote(day({ changed, confidence }))).toBe('↑ Yesterday’s run said 2–3 ft');
  expect(dayNote(day({ confidence }))).toBe('The last 5 runs say 2–5 ft');
});

test('too few runs to compare give no note', () => {
  expect(dayNote(day({ confidence: { level: null, says: 'No earlier run covers this day' } }))).toBeUndefined();
  expect(dayNote(day({}))).toBeUndefined();
});
