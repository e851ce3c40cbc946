import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { CardRefused, faultWords } from './fault-words.ts';

test('a refusal is told as it is, in the provider’s words or the server’s; what failed is called an error', () => {
  const told = (status: number, reason?: string) => faultWords(new ApiError(status, 'A sentence.', { reason }));
  expect(faultWords(new CardRefused('Your card was declined.'))).toBe('Your card was declined.');
  expect([told(422, 'card-refused'), told(409, 'payment-under-way')]).toEqual(['A sentence.', 'A sentence.']);
  expect([told(503, 'payments-down'), told(400)]).toEqual(Array(2).fill('There was an error: A sentence.'));
  expect([told(0), faultWords(new Error('?'))]).toEqual(Array(2).fill('There was an error processing this request.'));
});
