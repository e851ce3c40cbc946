import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeEach, expect, test, vi } from 'vitest';
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
const ask = async (code: string, wrscPromo = false) =>
  callAs(getOffer, undefined, { query: { lang: 'en' }, body: { code, wrscPromo }, ...gifts.from() });

test('200 a visitor sees the discount of a code for each plan, or that it cannot be used; nothing is redeemed', async () => {
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

test('200 a code for some months shows their number', async () => {
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

test('200 a code whose months end before the first charge shows that it takes nothing off', async () => {
  const { stripe } = payments.at;
  const terms = { percent_off: 50, duration: 'repeating', duration_in_months: 2 } as const;
  const { id: coupon } = await stripe.coupons.create(terms);
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: 'TWOMONTHS' });
  expect((await ask('TWOMONTHS')).body).toMatchObject({ promo_lasts: 'months', pro: { first_charge: '$9.99' } });
  expect((await ask('TWOMONTHS', true)).body).toMatchObject({ promo_lasts: 'over', pro: { first_charge: '$19.99' } });
});

test('200 a code that covers only one plan shows only the sums of that plan', async () => {
  const { stripe } = payments.at;
  const applies_to = { products: ['groundswell_pro_plus'] };
  const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: 'once', applies_to });
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: 'PLUSONLY' });
  const { body } = await ask('PLUSONLY');
  expect(body).toMatchObject({ error: false, premium: { first_charge: '$19.99' } });
  expect(body).not.toHaveProperty('pro');
});

test('200 the gift card of a link is recognized without an account', async () => {
  const { code } = await gifts.buy();
  expect((await ask(code)).body).toMatchObject({ error: false, message: 'One year of Pro', promoFree: true });
});
