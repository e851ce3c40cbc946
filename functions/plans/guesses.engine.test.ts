import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { provider } from '@groundswell/billing/testing/provider';
import { PaymentProviderError } from '@groundswell/billing/testing/provider-errors';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler as checkGift } from './check-gift.ts';
import { handler as getOffer } from './get-offer.ts';
import { handler as getPromo } from './get-promo-code.ts';
import { handler as previewPlan } from './preview-plan.ts';
import { useGifts } from './test-support/use-gifts.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000' });
useEmails();
const people = usePeople();
const payments = usePayments();
const gifts = useGifts(payments);
let promo: { readonly code: string; readonly id: string };
beforeAll(async () => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  const { stripe } = payments.at;
  const { id: coupon } = await stripe.coupons.create({ percent_off: 50, duration: 'once' });
  promo = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: 'HALF' });
});

const NO_GIFT = '7K2QM7K2QM7K2QM7K2QM7K2QM';
const lang = 'en';
const usesPromoCode = async () => promo.code;
const usesPromoId = async () => promo.id;
const isLimited = ({ status }: { readonly status?: number | undefined }) => status === 429;
const askOffer = (code: string, from: object) =>
  callAs(getOffer, undefined, { query: { lang }, body: { code }, ...from });

/** Sends a code or an id from a network. */
type Ask = (who: Person, code: string, from: object) => ReturnType<typeof callAs>;
const buyByCard: Ask = async (who, promotionCodeId, from) => {
  const payment_method = cards.get(who) ?? (await payments.enterCard(who));
  cards.set(who, payment_method);
  const body = { isPremium: false, payment_method, promotionCodeId, agreed: AGREED_VERSIONS };
  return callAs(updatePayment, who, { body, ...from });
};
const cards = new WeakMap<Person, string>();

const CALLS: readonly [call: string, unknown: string, usable: () => Promise<string>, ask: Ask][] = [
  [
    'get-promo-code',
    'NO-SUCH',
    usesPromoCode,
    (who, code, from) => callAs(getPromo, who, { params: { code }, query: { lang }, ...from }),
  ],
  [
    'check-gift',
    NO_GIFT,
    async () => (await gifts.buy()).code,
    (who, code, from) => callAs(checkGift, who, { query: { lang }, body: { code }, ...from }),
  ],
  [
    'preview-plan',
    'promo_unknown',
    usesPromoId,
    (who, promotionCodeId, from) =>
      callAs(previewPlan, who, { query: { lang, plan: 'pro', promotionCodeId }, ...from }),
  ],
  [
    'update-payment by a gift card',
    `gift_${NO_GIFT}`,
    async () => (await gifts.buy()).promoId,
    (who, promotionCodeId, from) => callAs(updatePayment, who, { body: { promotionCodeId }, ...from }),
  ],
  ['update-payment by a card', 'promo_unknown', usesPromoId, buyByCard],
];

test.each(CALLS)(
  '%s: a usable code does not count among the twenty guesses of an account',
  async (_, unknown, usable, ask) => {
    const who = await people.join();
    const code = await usable();
    const from = gifts.from();
    for (let guess = 0; guess < 19; guess++) expect(isLimited(await ask(who, unknown, from))).toBe(false);
    for (let press = 0; press < 3; press++) expect((await ask(who, code, from)).status).toBe(200);
    expect([await ask(who, unknown, from), await ask(who, unknown, from)].map(isLimited)).toEqual([false, true]);
  },
);

test('get-offer: a usable code does not count among the sixty guesses of a network; past the limit it is refused too', async () => {
  const from = gifts.from();
  await Promise.all(Array.from({ length: 59 }, () => askOffer('NO-SUCH', from)));
  for (let load = 0; load < 3; load++) expect((await askOffer(promo.code, from)).body).toMatchObject({ error: false });
  const guesses = await Promise.all(Array.from({ length: 5 }, () => askOffer('NO-SUCH', from)));
  expect(guesses.filter(isLimited)).toHaveLength(4);
  expect(isLimited(await askOffer(promo.code, from))).toBe(true);
});

test('a code does not count as a guess if the provider does not answer', async () => {
  const from = gifts.from();
  const down = vi
    .spyOn((await provider()).stripe.promotionCodes, 'list')
    .mockRejectedValue(new PaymentProviderError(undefined));
  const tries = await Promise.all(Array.from({ length: 59 }, () => askOffer('NO-SUCH', from)));
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([503]));
  down.mockRestore();
  for (let load = 0; load < 2; load++) expect((await askOffer('NO-SUCH', from)).body).toMatchObject({ error: true });
});
