import { expect, test } from 'vitest';
import { m } from '../../../paraglide/later.js';
import { keptConditions } from './kept-conditions.ts';

const known = { cond: 'clean', score: 62, swell: null, wind: 'NNW 6 mph', tide: '0.6 ft' } as const;

test('the rating is the surfer’s own, and the score beside it is labelled as the forecast’s', () => {
  expect(m.surfs_rated({ rating: 3 })).toBe('your rating 3 of 5');
  expect(keptConditions({ conditions: { surf: '3-4 ft', ...known } })).toBe(
    '3–4 ft · clean · forecast score 62 of 100 · wind NNW 6 mph · Tide 0.6 ft',
  );
});

test('flat water is described by the word flat only', () => {
  expect(keptConditions({ conditions: { ...known, surf: 'flat', cond: null, score: null } })).toBe(
    'flat · wind NNW 6 mph · Tide 0.6 ft',
  );
});
