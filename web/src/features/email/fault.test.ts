import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { faultOf } from './fault.ts';

const OURS = 'There was an error processing this request';

test('what worked, or is under way, has no error', () => {
  expect(faultOf({ data: undefined, error: null })).toBeUndefined();
  expect(faultOf({ data: { valid: true }, error: null })).toBeUndefined();
});

test('a refusal is shown in the server’s words, a failure in ours', () => {
  expect(faultOf({ data: { valid: false, errorMsg: 'This link is too old.' }, error: null })).toBe(
    'This link is too old.',
  );
  expect(faultOf({ data: { valid: false }, error: null })).toBe(OURS);
  expect(faultOf({ data: undefined, error: new ApiError(429, 'Wait an hour.') })).toBe('Wait an hour.');
  expect(faultOf({ data: undefined, error: new ApiError(500, 'secret') })).toBe(OURS);
});
