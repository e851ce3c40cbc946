import { expect, test } from 'vitest';
import { refusalWords } from './refusal-words.ts';

const SENTENCE = 'There is no beach called “atlantis”.';

test('an English page shows the server’s own sentence', () => {
  expect(refusalWords(SENTENCE, 'not_found', 'en')).toBe(SENTENCE);
});

test.each(['bad_request', 'invalid', 'unauthorized', 'forbidden', 'not_found', 'too_many_requests', 'internal'])(
  'a page in another language explains %s',
  (code) => {
    expect(refusalWords(SENTENCE, code, 'es')).not.toBe(SENTENCE);
  },
);

test.each([undefined, 'something_new', '__proto__'])('the server’s sentence stays for a code of %s', (code) => {
  expect(refusalWords(SENTENCE, code, 'es')).toBe(SENTENCE);
});
