import type { DayReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { ratedSurf } from '../../../entities/surf/surf.ts';
import { dayNotes, halfWords } from './day-words.ts';

const day = (over: Partial<DayReply>) => ({ changed: null, confidence: null, ...over }) as DayReply;

test('a half of a day reads as height and condition, or -- where nothing is known', () => {
  expect(halfWords(ratedSurf('3-4 ft', 3, 4, 'clean'))).toBe('3–4 ft clean');
  expect(halfWords(ratedSurf('3-4 ft', 3, 4, null))).toBe('3–4 ft');
  expect(halfWords(ratedSurf(null, null, null, null))).toBe('--');
});

test('flat water has no condition', () => {
  expect(halfWords(ratedSurf('sin olas', 0, 0, 'clean'))).toBe('sin olas');
});

test('every day says how sure it is, and how it changed since an earlier run', () => {
  const changed = { direction: 'up', text: 'Yesterday’s run said 2-3 ft' } as const;
  const confidence = { level: 'low', errorPct: 40, says: 'Low confidence: 2-5 ft likely' } as const;
  expect(dayNotes(day({ changed, confidence }))).toEqual([
    'Low confidence: 2–5 ft likely',
    '↑ Yesterday’s run said 2–3 ft',
  ]);
  expect(dayNotes(day({}))).toEqual([]);
});
