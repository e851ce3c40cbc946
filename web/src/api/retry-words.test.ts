import { expect, test } from 'vitest';
import { m } from '../paraglide/messages.js';
import { retryWords } from './retry-words.ts';

test.each([
  ['1', 'Too many requests. Try again in 1 second.'],
  ['59', 'Too many requests. Try again in 59 seconds.'],
  ['60', 'Too many requests. Try again in 1 minute.'],
  ['661', 'Too many requests. Try again in 12 minutes.'],
  ['720', 'Too many requests. Try again in 12 minutes.'],
])('%s seconds: “%s”', (retryAfter, sentence) => {
  expect(retryWords(retryAfter)).toBe(sentence);
});

test('each language states when to try again', () => {
  expect(m.errors_retry_minutes({ count: 12 }, { locale: 'es' })).toMatch(/ en 12\u00a0minutos\.$/);
  expect(m.errors_retry_minutes({ count: 1 }, { locale: 'es' })).toMatch(/ en 1\u00a0minuto\.$/);
  expect(m.errors_retry_seconds({ count: 30 }, { locale: 'zh-CN' })).toContain('30\u00a0秒后再试');
});

test.each([null, '', 'soon', '-5', '1.5', 'Wed, 21 Oct 2026 07:28:00 GMT'])('%s gives no seconds', (retryAfter) => {
  expect(retryWords(retryAfter)).toBeUndefined();
});
