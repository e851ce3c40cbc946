import { FOR_PEOPLE } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { CardDeclinedError, faultWords, type IfLost, PaymentLost } from './fault-words.ts';

const refused = (status: number, reason?: string, message = 'A sentence.') => new ApiError(status, message, { reason });
/** Every failure that can end a payment: of the bank, the provider, the wire, and all refusals of ours. */
const FAILURES: readonly (readonly [string, unknown])[] = [
  ['the bank refuses', new CardDeclinedError('Your card was declined.')],
  ['the bank refuses, told by us', refused(422, 'card-refused', 'Your card has expired.')],
  ['the provider says nothing', new CardDeclinedError('')],
  ['the provider fails', new PaymentLost('An error occurred')],
  ['no connection', refused(0, undefined, 'An error occurred')],
  ['a reply that is no JSON', refused(504, undefined, 'An error occurred')],
  ['the provider is busy', refused(503, 'payments-down', FOR_PEOPLE['payments-down'])],
  ['a fault of ours', refused(500, 'our-fault', FOR_PEOPLE['our-fault'])],
  ['too many calls', refused(429, undefined, 'Try again in 2 minutes.')],
  ['a proxy refuses', refused(403, undefined, 'An error occurred')],
  ['the script does not load', new TypeError('Failed to fetch')],
  ...(
    ['sums-changed', 'trial-used', 'plan-running', 'plan-unpaid', 'plan-given', 'no-plan', 'card-unknown'] as const
  ).map((code) => [code, refused(409, code, FOR_PEOPLE[code])] as const),
  ['payment-under-way', refused(409, 'payment-under-way', FOR_PEOPLE['payment-under-way'])],
];
const ACTS: readonly IfLost[] = ['nothing', 'begun', 'charged', 'given'];

test.each(ACTS.flatMap((act) => FAILURES.map(([name, error]) => [name, act, error] as const)))(
  '%s, where it may have been %s: what happened, whether anything was charged, what to do',
  (_, act, error) => {
    const said = faultWords(error, act);
    expect(said).toMatch(/charged/);
    expect(said).not.toMatch(/An error occurred|undefined/);
    // At least what happened, and what of the money.
    expect(said.split(/[.:] /).length, said).toBeGreaterThan(1);
    expect(said).toMatch(/[.]$/);
  },
);

test('a lost answer is never called uncharged where it may have been charged, and a refusal always is', () => {
  const lost = (act: IfLost) => faultWords(refused(0), act);
  expect(lost('charged')).toMatch(/we do not know yet whether it was charged.*once at most/);
  expect(lost('given')).toMatch(/we do not know yet whether it was charged/);
  expect([lost('nothing'), lost('begun')]).toEqual(Array(2).fill(expect.stringContaining('Nothing was charged')));
  expect(faultWords(new CardDeclinedError('Your card was declined.'), 'charged')).toBe(
    'Your card was declined. Nothing was charged. Check the card, or enter another one.',
  );
  expect(faultWords(refused(409, 'payment-under-way'), 'charged')).not.toContain('Nothing was charged');
});

test('an action with a sentence of its own begins with it', () => {
  expect(faultWords(refused(502), 'nothing', 'It failed.')).toBe(
    'It failed. Nothing was charged. Try again in a minute.',
  );
});
