import { expect, test } from 'vitest';
import { socialFailure } from './social-failure.ts';

test('each provider’s failure has its sentence', () => {
  expect(socialFailure('facebook')).toBe('There was a problem with Facebook Login.');
  expect(socialFailure('sign-in-with-apple')).toBe('There was a problem using Apple Sign In.');
  expect(socialFailure('google')).toBe('There was a server error trying to process your login.');
});
