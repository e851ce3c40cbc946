import { beforeEach, expect, test, vi } from 'vitest';
import { callAs } from '../../packages/accounts/test-support/call-as.ts';
import { useEmails } from '../../packages/accounts/test-support/use-emails.ts';
import { useMemoryTable } from '../../packages/data/test-support/use-memory-table.ts';
import { handler as getOffer } from './get-offer.ts';
import { useGifts } from './test-support/use-gifts.ts';
import { usePayments } from './test-support/use-payments.ts';

useMemoryTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000' });
useEmails();
const payments = usePayments();
const gifts = useGifts(payments);
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
const ask = async (code: string) =>
  callAs(getOffer, undefined, { query: { lang: 'en' }, body: { code }, ...gifts.from() });

test('200 a visitor is told what a code takes off each plan, or at once that it cannot be used; nothing is redeemed', async () => {
  const { stripe } = payments.at;
  const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: 'once', name: 'Half a year' });
  const { id } = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: 'LINK50' });
  expect((await ask('LINK50')).body).toMatchObject({
    error: false,
    message: 'Half a year',
    promo_lasts: 'first',
    pro: { first_charge: '$9.99', renewal_charge: '$19.99' },
    premium: { first_charge: '$19.99', renewal_charge: '$39.99' },
  });
  expect((await stripe.promotionCodes.retrieve(id)).times_redeemed).toBe(0);
  await stripe.promotionCodes.update(id, { active: false });
  for (const code of ['LINK50', 'NO-SUCH', '7K2QM-7K2QM-7K2QM-7K2QM-7K2QM'])
    expect((await ask(code)).body).toMatchObject({ error: true, reason: { code: 'promo-unknown' } });
});

test('200 of a code for some months it is told how many', async () => {
  const { stripe } = payments.at;
  const terms = { percent_off: 50, duration: 'repeating', duration_in_months: 24 } as const;
  const { id: coupon } = await stripe.coupons.create(terms);
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: 'TWOYEARS' });
  expect((await ask('TWOYEARS')).body).toMatchObject({
    promo_lasts: 'months',
    promo_months: 24,
    pro: { first_charge: '$9.99', renewal_charge: '$9.99' },
  });
});

test('200 a gift card of a link is told as one, without an account', async () => {
  const { code } = await gifts.buy();
  expect((await ask(code)).body).toMatchObject({ error: false, message: 'One year of Pro', promoFree: true });
});
