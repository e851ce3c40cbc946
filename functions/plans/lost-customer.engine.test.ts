import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { reconcileSubscriptions } from '@groundswell/billing';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler as cancel } from './cancel-subscription.ts';
import { handler as change } from './change-subscription.ts';
import { handler as getReceipts } from './get-receipts.ts';
import { handler as getStripeIntent } from './get-stripe-intent.ts';
import { handler as getDetails } from './get-subscription.ts';
import { handler as preview } from './preview-plan.ts';
import { useGifts } from './test-support/use-gifts.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000', STRIPE_PANEL_WAITS_MS: '120000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
const gifts = useGifts(payments);
beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

async function pay(who: Person) {
  const body = {
    payment_method: await payments.enterCard(who),
    isPremium: false,
    agreedTrialDays: 0,
    agreed: AGREED_VERSIONS,
  };
  expect((await callAs(updatePayment, who, { body })).body).toEqual({ success: true });
  await payments.processEvents();
}
async function joinPro(): Promise<Person> {
  const who = await people.join();
  await pay(who);
  return who;
}
const rowOf = ({ account }: Person) => subscriptions.find(account.id);
const tierOf = async ({ account }: Person) => (await accounts.find(account.id))?.tier;

/**
 * Deletes a user's customer as in Stripe's dashboard ('deleted'), or makes Stripe not know it, as in another Stripe
 * account ('unknown').
 */
async function lose(who: Person, how: 'deleted' | 'unknown'): Promise<void> {
  const customerId = (await rowOf(who))?.customerId ?? '';
  const { books } = payments.at.provider;
  if (how === 'deleted') await payments.at.stripe.customers.del(customerId);
  else {
    for (const one of books.list('subscription')) if (one.customer === customerId) books.remove(one);
    books.remove(books.get('customer', customerId));
  }
  // Discards Stripe's events, as if none had arrived.
  payments.at.takeEvents();
}

test('a deleted customer is forgotten by its event: the plan ends at once, and the next purchase has a new one and no trial', async () => {
  const who = await joinPro();
  const before = await rowOf(who);
  letters.take();
  await payments.at.stripe.customers.del(before?.customerId ?? '');
  await payments.processEvents();
  expect([await tierOf(who), (await rowOf(who))?.customerId, (await rowOf(who))?.plan?.state]).toEqual([
    'Basic',
    undefined,
    'ended',
  ]);
  expect(letters.take().map(({ letter }) => letter)).toEqual(['plan-ended']);
  expect((await callAs(getDetails, who)).body).toMatchObject({ type: 'Basic', trial_days: 0 });
  await pay(who);
  const after = await rowOf(who);
  expect([await tierOf(who), after?.plan?.state, after?.customerId !== before?.customerId]).toEqual([
    'Pro',
    'active',
    true,
  ]);
});

test.each([
  ['deleted', 'details', (who: Person) => callAs(getDetails, who)],
  ['unknown', 'details', (who: Person) => callAs(getDetails, who)],
  ['deleted', 'preview', (who: Person) => callAs(preview, who, { query: { plan: 'pro' } })],
  ['unknown', 'preview', (who: Person) => callAs(preview, who, { query: { plan: 'pro' } })],
  ['deleted', 'stripe-intent', (who: Person) => callAs(getStripeIntent, who)],
  ['unknown', 'stripe-intent', (who: Person) => callAs(getStripeIntent, who)],
  ['deleted', 'receipts', (who: Person) => callAs(getReceipts, who)],
  ['unknown', 'receipts', (who: Person) => callAs(getReceipts, who)],
  ['deleted', 'change', (who: Person) => callAs(change, who, { body: { changeSubscription: 'premium' } })],
  ['unknown', 'change', (who: Person) => callAs(change, who, { body: { changeSubscription: 'premium' } })],
  ['deleted', 'cancel', (who: Person) => callAs(cancel, who)],
  ['unknown', 'cancel', (who: Person) => callAs(cancel, who)],
] as const)(
  'a customer who is %s, of whom no event has told: %s copes, and then a purchase succeeds',
  async (how, _, call) => {
    const who = await joinPro();
    await lose(who, how);
    expect((await call(who)).status).toBeLessThan(500);
    await pay(who);
    expect([await tierOf(who), (await rowOf(who))?.isTrialUsed]).toEqual(['Pro', true]);
  },
);

test.each(['deleted', 'unknown'] as const)('a gift card is redeemed by somebody whose customer is %s', async (how) => {
  const who = await joinPro();
  const { promoId } = await gifts.buy();
  await lose(who, how);
  expect((await gifts.redeem(who, promoId)).body).toEqual({ success: true });
  expect([await tierOf(who), (await rowOf(who))?.plan?.isGift]).toEqual(['Pro', true]);
});

test('the nightly comparison forgets a deleted customer of whom no event has told', async () => {
  const who = await joinPro();
  await lose(who, 'deleted');
  await reconcileSubscriptions(60_000);
  expect([await tierOf(who), (await rowOf(who))?.customerId]).toEqual(['Basic', undefined]);
});
