import { expect, test } from 'vitest';
import { describeRotation } from './describe-rotation.ts';

const SPREAD = { is: 'spread', isRevoking: true } as const;

test('a rotation that a step finished is told apart from one that was never begun', () => {
  expect(describeRotation('site', { is: 'spread', isRevoking: false }, { is: 'at-rest' })).toBe(
    'site: the rotation is finished; functions sign with the new key.',
  );
  expect(describeRotation('site', { is: 'at-rest' }, { is: 'at-rest' })).toContain('no rotation is under way');
});

test('a rotation under way says when, or with which command, it goes on', () => {
  expect(describeRotation('account', { is: 'at-rest' }, { is: 'spreading', isRevoking: false, until: 0 })).toContain(
    'Finish at 1970-01-01T00:00:00.000Z or later.',
  );
  expect(describeRotation('account', SPREAD, SPREAD)).toBe(
    'account, revoking earlier keys: every function accepts the new key. Next: npm run rotate -- account finish',
  );
});
