import { InvalidRequestError } from '@groundswell/runtime';
import { parse } from '@groundswell/runtime/testing/parse';
import { expect, test } from 'vitest';
import { everyCall } from './support/every-call.ts';
import { hostileRequests } from './support/hostile-values.ts';

test.each(everyCall)(
  '$name refuses or understands every hostile value of its path and query, with a sentence',
  (listed) => {
    for (const { part, field, values } of hostileRequests(listed)) {
      try {
        parse(listed.call[part], values);
      } catch (error) {
        if (!(error instanceof InvalidRequestError)) throw error;
        expect([field, values[field], error.message]).toEqual([
          field,
          values[field],
          expect.stringMatching(/^[A-Z].*[.!?]$/s),
        ]);
      }
    }
  },
);
