import { expect, test } from 'vitest';
import { parseInlined } from './inlined.ts';

test('the inlined reply is read together with its call', () => {
  expect(parseInlined('{"path":"/forecast/folly?units=1","reply":{"name":"Folly"}}')).toEqual({
    path: '/forecast/folly?units=1',
    reply: { name: 'Folly' },
  });
});

test('a page that the server drew carries the time of drawing', () => {
  expect(parseInlined('{"path":"/x","reply":{},"drawnAt":1764000000000}')?.drawnAt).toBe(1764000000000);
  expect(parseInlined('{"path":"/x","reply":{},"drawnAt":"now"}')?.drawnAt).toBeUndefined();
});

test.each([null, undefined, '', '{', '[]', '1', '{"path":3,"reply":{}}', '{"path":"/x"}'])(
  '%s counts as a page without a reply',
  (text) => {
    expect(parseInlined(text)).toBeUndefined();
  },
);
