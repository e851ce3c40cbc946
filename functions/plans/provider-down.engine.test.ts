import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import { useTable } from '@groundswell/data/testing/use-table';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler as getDetails } from './get-subscription.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

// These tests simulate a slow or dead Stripe, so requests to Stripe need a short timeout.
useTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '3000' });
useEmails();
const people = usePeople();
const payments = usePayments();
beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

test.each([
  ['down', { hangsUp: 'before' }],
  ['slow', { delayMs: 10_000 }],
  ['at its limit', { status: 429 }],
  ['broken', { status: 500 }],
] as const)(
  '503 the provider is %s: a sentence, and nothing half done; once it is back the same press does it once',
  async (_, fault) => {
    const who = await people.join();
    await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
    const payment_method = await payments.enterCard(who);
    payments.at.faultOf = () => fault;
    const press = { body: { payment_method, agreed: AGREED_VERSIONS } };
    const refused = await callAs(updatePayment, who, press);
    expect([refused.status, refused.body.reason.code]).toEqual([503, 'payments-down']);
    expect((await callAs(getDetails, who)).status).toBe(200);
    payments.at.faultOf = undefined;
    for (const _ of [1, 2]) expect((await callAs(updatePayment, who, press)).status).toBe(200);
    const { books } = payments.at.provider;
    const [customer, ...others] = books.list('customer').filter(({ metadata }) => metadata.userId === who.account.id);
    const begun = books.list('subscription').filter((one) => one.customer === customer?.id);
    const charged = books.list('charge').filter((one) => one.customer === customer?.id);
    expect([others.length, begun.length, charged.map(({ amount }) => amount)]).toEqual([0, 1, [1999]]);
    expect((await accounts.find(who.account.id))?.tier).toBe('Pro');
  },
);
