import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as getPromo } from './get-promo-code.ts';
import { handler as preview } from './preview-plan.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
let asked: string[];
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  asked = [];
  payments.at.faultOf = (request) => {
    // The page's own card form sends this request to the provider.
    if (request !== 'POST /v1/payment_methods') asked.push(request);
    return undefined;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  payments.at.faultOf = undefined;
});

/** Buys a plan, from the opening of the card form until the last event is processed. */
async function buy(who: Person, code?: string) {
  payments.at.takeEvents();
  const promotionCodeId =
    code === undefined ? undefined : (await callAs(getPromo, who, { params: { code } })).body.promoId;
  const payment_method = await payments.enterCard(who);
  const { body: told } = await callAs(preview, who, { query: { plan: 'pro', promotionCodeId } });
  const body = {
    payment_method,
    isPremium: false,
    promotionCodeId,
    agreedTrialDays: told.trial_days,
    quote: told.quote,
    agreed: AGREED_VERSIONS,
  };
  expect((await callAs(updatePayment, who, { body })).body).toEqual({ success: true });
  const events = payments.at.takeEvents();
  for (const event of events) await payments.send(event);
  const work = payments.takeWork();
  for (const one of work) expect(await payments.work(one)).toBe(true);
  return work;
}

test.each([
  ['with a trial', false, undefined],
  ['that is paid at once', true, undefined],
  ['with a promo code', true, 'HALF'],
] as const)(
  'a purchase %s asks the provider twelve times at most, its events included',
  async (_, isTrialUsed, code) => {
    const who = await people.join();
    await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed } });
    const { id: coupon } = await payments.at.stripe.coupons.create({ percent_off: 50, duration: 'once' });
    if (code) await payments.at.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code });
    asked = [];
    letters.take();
    const work = await buy(who, code);
    expect(work.length).toBeGreaterThan(isTrialUsed ? 3 : 1);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12);
    expect((await accounts.find(who.account.id))?.tier).toBe('Pro');
    expect(letters.take().map(({ letter }) => letter)).toEqual([isTrialUsed ? 'receipt' : 'trial-begins']);
  },
);
