import type { SubscriptionReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { chargeWords, laterCharges } from './charge-words.ts';

const words = (over: Partial<SubscriptionReply>) =>
  chargeWords({ type: 'Pro', cancelled: false, on_trial: false, ...over } as SubscriptionReply);
const day = '2027-11-20T12:00:00Z';

test('the step after paying states the next charge: the first after a trial, the renewal, with credit and promotions', () => {
  expect(words({ on_trial: true, renew_date: day, plan_price: '$19.99' })).toEqual({
    name: 'First charge',
    text: expect.stringMatching(/^\$19\.99, .*2027/),
  });
  expect(words({ renew_date: day, plan_price: '$19.99', next_charge: '$0.00' })).toEqual({
    name: 'Renews',
    text: expect.stringMatching(/^Nothing, .*2027/),
  });
  // A charge of zero is not called the first charge.
  expect(words({ on_trial: true, renew_date: day, plan_price: '$19.99', next_charge: '$0.00' })).toEqual({
    name: 'After the trial',
    text: expect.stringMatching(/^Nothing, .*2027/),
  });
});

test('the step after paying names the first charge above zero, or the later price, with its day', () => {
  const next_later = [{ charge: '$19.99', date: '2028-11-20T12:00:00Z' }];
  const later = (over: Partial<SubscriptionReply>) =>
    laterCharges({ cancelled: false, on_trial: true, next_later, ...over } as SubscriptionReply);
  const text = '$19.99 on Mon, Nov 20, 2028 and each year after, until canceled';
  expect(later({ next_charge: '$0.00' })).toEqual([{ name: 'First charge', text }]);
  expect(later({ next_charge: '$9.99' })).toEqual([{ name: 'Renews', text }]);
});

test('a gift states until when it lasts or, on a running plan, when that continues', () => {
  expect(words({ given_until: day, cancelled: true, subscription_ends: day, plan_price: '$19.99' })).toEqual({
    text: expect.stringMatching(/^Yours until .*2027.*Nothing more is charged/),
  });
  expect(words({ given_until: day, renew_date: day, plan_price: '$19.99' })?.name).toBe('Renews');
});

test('unknown charges are not stated', () => {
  expect([chargeWords(undefined), words({})]).toEqual([undefined, undefined]);
});
