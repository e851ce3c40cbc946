import { expect, test } from 'vitest';
import { curlLine, filledAddress, firstValues, readableBody } from './model.ts';

const call = {
  id: 'get-beach-forecast',
  path: '/v1/beaches/{beach}/forecast',
  parameters: [
    { name: 'beach', in: 'path', required: true, example: 'steamer-lane' },
    { name: 'days', in: 'query', required: false, example: '2' },
    { name: 'near', in: 'query', required: false },
  ],
} as const;

test('a call begins with its required values, and its address leaves out empty ones', () => {
  const values = firstValues(call);
  expect(values).toEqual({ beach: 'steamer-lane', days: '', near: '' });
  expect(filledAddress(call, values)).toBe('/v1/beaches/steamer-lane/forecast');
  expect(filledAddress(call, { beach: ' a/b?', days: '2', near: '1,2&x' })).toBe(
    '/v1/beaches/a%2Fb%3F/forecast?days=2&near=1,2%26x',
  );
});

test('the curl command names the variable of a key, never a key, and its address is a single argument', () => {
  expect(curlLine("https://waves.example/v1/beaches?name=o'b", true)).toBe(
    `curl --compressed -H "Authorization: Bearer $GROUNDSWELL_KEY" 'https://waves.example/v1/beaches?name=o'\\''b'`,
  );
  expect(curlLine('https://waves.example/v1/charts', false)).not.toContain('Authorization');
});

test('a reply that is not JSON is shown unchanged', () => {
  expect(readableBody('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readableBody('<p>Bad gateway</p>')).toBe('<p>Bad gateway</p>');
});
