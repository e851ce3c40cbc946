import { InvalidRequestError } from '@groundswell/runtime';
import { parse } from '@groundswell/runtime/testing/parse';
import { expect, test } from 'vitest';
import { everyCall } from './support/every-call.ts';
import { formsOf } from './support/fields-of.ts';
import { wellFormed } from './support/well-formed.ts';

/** Values of all JSON types. Few fields accept any of them. */
const WRONG = [undefined, null, true, 17.5, '', 'wave\u0000', 'x'.repeat(6000), [], [{}], {}];
const right = wellFormed({ email: 'a@example.com', beachId: 148, slug: 'banzai-pipeline' });

test.each(everyCall)('$name says of every wrong field what it must be', ({ name, call }) => {
  for (const part of ['params', 'query', 'body'] as const)
    for (const field of formsOf(call[part]).flatMap((form) => form.fields))
      for (const wrong of part === 'body' ? WRONG : WRONG.filter((one) => typeof one === 'string'))
        try {
          parse(call[part], { ...right[name][part], [field]: wrong });
        } catch (error) {
          if (!(error instanceof InvalidRequestError)) throw error;
          const vague = Object.values(error.fields)
            .flat()
            .filter(({ code }) => code === 'not-valid');
          expect({ part, field, wrong, vague }).toEqual({ part, field, wrong, vague: [] });
        }
});

test.each(everyCall.filter(({ call }) => formsOf(call.query).some(({ fields }) => fields.includes('after'))))(
  '$name refuses a place to go on that no list gave',
  ({ name, call }) => {
    for (const after of ['', ' ', 'zzz!', '../x', '-1', 'A'.repeat(200)])
      expect(() => parse(call.query, { ...right[name].query, after }), after).toThrow(
        'The place where the list goes on must be one that this list gave.',
      );
  },
);
