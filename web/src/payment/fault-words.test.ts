import { DECLINES, declineOf, FOR_PEOPLE } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { CardDeclinedError, faultWords, type IfLost, PaymentLostError } from './fault-words.ts';

const refused = (status: number, reason?: string, message = 'A sentence.') => new ApiError(status, message, { reason });
/** Every failure that can end a payment: of the bank, of Stripe, of the network, and all refusals of our server. */
const FAILURES: readonly (readonly [string, unknown])[] = [
  ...DECLINES.map((decline) => [decline, new CardDeclinedError({ decline })] as const),
  ...DECLINES.map((decline) => [`${decline}, told by us`, refused(422, decline, FOR_PEOPLE[decline])] as const),
  ['the form lacks something', new CardDeclinedError({ message: 'Your card number is incomplete.' })],
  ['the provider says nothing', new CardDeclinedError({})],
  ['the provider fails', new PaymentLostError('An error occurred')],
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
  '%s, which may have led to %s, states the cause, whether anything was charged, and what to do',
  (_, act, error) => {
    const said = faultWords(error, act);
    expect(said).toMatch(/charged/);
    expect(said).not.toMatch(/An error occurred|undefined/);
    // Each message has at least two parts: the cause, and whether money was charged.
    expect(said.split(/[.:] /).length, said).toBeGreaterThan(1);
    expect(said).toMatch(/[.]$/);
  },
);

test('a lost answer is never called uncharged if it may have been charged, and a refusal always is', () => {
  const lost = (act: IfLost) => faultWords(refused(0), act);
  expect(lost('charged')).toMatch(/we do not know yet whether it was charged.*once at most/);
  expect(lost('given')).toMatch(/we do not know yet whether it was charged/);
  expect([lost('nothing'), lost('begun')]).toEqual(Array(2).fill(expect.stringContaining('Nothing was charged')));
  expect(faultWords(new CardDeclinedError({ decline: 'card-declined' }), 'charged')).toContain('Nothing was charged');
  expect(faultWords(refused(409, 'payment-under-way'), 'charged')).not.toContain('Nothing was charged');
});

test('an action with its own sentence begins with it', () => {
  expect(faultWords(refused(502), 'nothing', 'It failed.')).toBe(
    'It failed. Nothing was charged. Try again in a minute.',
  );
});

test('a refused card has the same cause and advice, whether Stripe or our server reports it', () => {
  const of = (code: string, declineCode?: string) => {
    const decline = declineOf(code, declineCode);
    const said = faultWords(
      new CardDeclinedError({ decline, message: 'Contact your bank. Try another card.' }),
      'charged',
    );
    expect(faultWords(refused(422, decline, FOR_PEOPLE[decline]), 'charged')).toBe(said);
    return said.replace(' Nothing was charged.', '');
  };
  expect(of('card_declined', 'generic_decline')).toBe('Your card was declined. Use another card.');
  expect(of('card_declined', 'stolen_card')).toBe('Your card was declined. Use another card.');
  expect(of('card_declined', 'insufficient_funds')).toBe('Your card has insufficient funds. Use another card.');
  expect(of('expired_card')).toBe('Your card has expired. Use another card.');
  expect(of('incorrect_cvc')).toBe('The card’s security code is incorrect. Enter it again.');
  expect(of('processing_error')).toBe('The bank could not process the card at the moment. Try again in a minute.');
  expect(of('setup_intent_authentication_failure')).toBe(
    'Your bank could not confirm that it was you. Try again, and confirm with your bank.',
  );
});
