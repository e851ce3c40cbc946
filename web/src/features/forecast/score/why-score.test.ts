import { expect, test } from 'vitest';
import { timelineOf } from '../forecast.fixture.ts';
import { scoreNow, scoreOf } from './why-score.ts';

const sum = (parts: readonly { points: number }[]) => parts.reduce((total, { points }) => total + points, 0);

test('the parts of an hour add up to its score', () => {
  const { score, contributions } = scoreOf(timelineOf(24), 3);
  expect(contributions).toEqual([
    { text: '3-4 ft', points: 41 },
    { text: 'light offshore 6 mph', points: 15 },
  ]);
  expect(sum(contributions)).toBe(score);
});

test('an hour without a score states why, and has no points', () => {
  const scoreTexts = ['no wind forecast for this hour'];
  const none = timelineOf(1, { score: [null], scoreTexts, scoreParts: [[0, 0]] });
  expect(scoreOf(none, 0)).toEqual({ score: undefined, contributions: [], because: 'no wind forecast for this hour' });
});

test('a current score without contributions has none', () => {
  expect(scoreNow({ nowScore: 16 })).toEqual({ score: 16, contributions: [] });
});
