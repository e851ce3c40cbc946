import { expect, test } from 'vitest';
import { parseInlined } from './inlined.ts';

test('the reply in the page is read with the call it answers', () => {
  expect(parseInlined('{"path":"/forecast/folly?units=1","reply":{"name":"Folly"}}')).toEqual({
    path: '/forecast/folly?units=1',
    reply: { name: 'Folly' },
  });
});

test.each([null, undefined, '', '{', '[]', '1', '{"path":3,"reply":{}}', '{"path":"/x"}'])(
  '%s counts as a page without a reply',
  (text) => {
    expect(parseInlined(text)).toBeUndefined();
  },
);
