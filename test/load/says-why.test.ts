import { expect, test } from 'vitest';
import { saysWhy } from './says-why.ts';

test.each([
  [429, '{"errorMsg":"Too many requests. Try again later.","code":"too_many_requests"}', true],
  [503, '{"message":"This machine is busy: too many calls are waiting. Try again in a few seconds."}', true],
  [429, 'You have sent too many requests. Try again in a minute.', true],
  [503, '<html><head><title>a b.</title></head><body><p>The site is busy.</p></body></html>', true],
  [503, '<html><head><title>a b.</title></head><body></body></html>', false],
  [429, '{"message":"Too Many Requests"}', false],
  [503, '', false],
  [500, '{"message":"This machine is busy. Try again."}', false],
  [502, '{"message":"The local cloud could not answer; its terminal says why."}', false],
])('%i %s: %s', (status, body, expected) => {
  expect(saysWhy(status, body)).toBe(expected);
});
