import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { errorFacts } from './error-facts.ts';

test('an error with a status keeps it', () => {
  expect(errorFacts(new ApiError(404, 'There is no such beach.'))).toEqual({
    status: 404,
    message: 'There is no such beach.',
  });
});

test('an unreachable server has its own sentence', () => {
  expect(errorFacts(new ApiError(0, 'The server could not be reached.'))).toEqual({
    status: 500,
    message: 'The server could not be reached.',
  });
});

test.each([new TypeError('x is undefined'), 'x is undefined', { status: 'bad' }])(
  '%o counts as 500, and its message is hidden from readers',
  (thrown) => {
    const message = 'Something went wrong on our side. Try again in a moment.';
    expect(errorFacts(thrown)).toEqual({ status: 500, message });
  },
);

test.each([
  'Failed to fetch dynamically imported module: https://example.org/assets/search-1.js',
  'error loading dynamically imported module: https://example.org/assets/search-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/search-1.css',
])('“%s” is shown as a sentence', (message) => {
  expect(errorFacts(new TypeError(message)).message).toBe('This part of the page did not load.');
});
