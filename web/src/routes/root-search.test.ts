import { expect, test } from 'vitest';
import { validateRootSearch } from './root-search.ts';

test('?login=true opens the sign-in window, nothing else does', () => {
  expect(validateRootSearch({ login: true })).toEqual({ login: true });
  expect(validateRootSearch({ login: 'true' })).toEqual({ login: true });
  expect(validateRootSearch({ login: false })).toEqual({});
  expect(validateRootSearch({ login: '1', day: '2026-11-20' })).toEqual({});
});
