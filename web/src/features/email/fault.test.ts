import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { faultOf } from './fault.ts';

const OURS = 'There was an error processing this request';

test('a request that succeeded, or is in flight, has no error', () => {
  expect(faultOf({ data: undefined, error: null })).toBeUndefined();
  expect(faultOf({ data: { valid: true }, error: null })).toBeUndefined();
});

test('a refusal shows the server’s message, a failure a general one', () => {
  expect(faultOf({ data: { valid: false, errorMsg: 'This link is too old.' }, error: null })).toBe(
    'This link is too old.',
  );
  expect(faultOf({ data: { valid: false }, error: null })).toBe(OURS);
  expect(faultOf({ data: undefined, error: new ApiError(429, 'Wait an hour.') })).toBe('Wait an hour.');
  expect(faultOf({ data: undefined, error: new ApiError(500, 'secret') })).toBe(OURS);
});
