import { expect, test } from 'vitest';
import { inFeet } from '../../test-support/voices.ts';
import { presentSurf } from './present-surf.ts';

const conditionsOf = (faceM: number | undefined) => {
  const conditions = { faceM, condition: 'fair', score: 40 } as const;
  const surf = { key: '2026-11-20T14~a-surf-00', revision: 1, rating: 3, board: null, note: '', beachId: 1, at: 0 };
  return presentSurf({ ...surf, conditions }, undefined, inFeet).conditions;
};

test('a surf kept of flat water has no condition and no score; one of waves has both', () => {
  expect(conditionsOf(0.1)).toMatchObject({ surf: 'flat', cond: null, score: null });
  expect(conditionsOf(1.2)).toMatchObject({ cond: 'fair', score: 40 });
  expect(conditionsOf(undefined)).toMatchObject({ surf: null, cond: 'fair', score: 40 });
});
