import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { managePlan, PlanNotManagedError } from '@groundswell/billing/admin';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts, followUps } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { DAY_MS } from '@groundswell/durations';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler as exportAccount } from '../settings/export-account.ts';
import { handler as getDetails } from './get-subscription.ts';
import { handler as compare } from './reconcile-subscriptions.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '20000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
beforeAll(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

const manage = ({ account }: Person, ...asked: string[]) => managePlan([account.email, ...asked]);
const tierOf = async ({ account }: Person) => (await accounts.find(account.id))?.tier;
const details = async (who: Person) => (await callAs(getDetails, who)).body;
/**
 * Buys a plan that is charged at once. The trial counts as used, because one card has one trial and tests share the
 * card.
 */
async function pay(who: Person) {
  const { id } = who.account;
  if (!(await subscriptions.find(id)))
    await subscriptions.write(id, undefined, { row: { source: 'web', isTrialUsed: true } });
  const payment_method = await payments.enterCard(who);
  return callAs(updatePayment, who, { body: { payment_method, agreed: AGREED_VERSIONS } });
}

test('a plan that is given lasts a year, ends by itself, and is shown with its events', async () => {
  const who = await people.join();
  await manage(who, 'give');
  expect(await tierOf(who)).toBe('Pro');
  expect(await details(who)).toMatchObject({ cancelled: true, on_trial: false });
  await payments.processEvents();
  expect((await manage(who)).join('\n')).toMatch(
    /tier Pro\n.*at the provider sub_.*subscription\.created evt_\w+ done/s,
  );
  await manage(who, 'give');
  const { subscription_ends } = await details(who);
  expect(Math.round((Date.parse(subscription_ends) - Date.now()) / DAY_MS)).toBeGreaterThan(700);
  await expect(manage(who, 'give')).rejects.toThrow(PlanNotManagedError);
});

test('a plan that an operator ends is over at once, with an email, and nothing more is charged', async () => {
  const who = await people.join();
  await pay(who);
  letters.take();
  await manage(who, 'end');
  expect(await tierOf(who)).toBe('Basic');
  expect(letters.take()).toMatchObject([{ letter: 'plan-ended', cause: 'by-us' }]);
  await expect(manage(who, 'end')).rejects.toThrow('No plan runs.');
});

test('an app store plan is shown as such, ignored by the sync, renewed, and over with its term; it uses up the trial', async () => {
  const who = await people.join();
  const { id } = who.account;
  // Opening the card form creates the user's subscription row.
  await payments.enterCard(who);
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  await manage(who, 'ios', 'Pro Plus', day(30));
  expect(await details(who)).toMatchObject({ source: 'ios', type: 'Premium', is_premium: true });
  expect((await details(who)).plan_price).toBeUndefined();
  expect((await pay(who)).status).toBe(409);
  await compare({}, { awsRequestId: 'r' });
  await payments.processEvents();
  expect(await tierOf(who)).toBe('Pro Plus');
  await manage(who, 'ios', 'Pro Plus', day(60));
  const due = (await followUps.listDue(Date.now() + 90 * DAY_MS, 100)).filter(
    ({ task }) => task.does === 'end-device-plan',
  );
  expect(due).toHaveLength(2);
  // The plan was renewed, so this follow-up for the end of the first term must not end it.
  await payments.work({ does: 'end-device-plan', userId: id });
  expect(await tierOf(who)).toBe('Pro Plus');
  vi.setSystemTime(Date.now() + 61 * DAY_MS);
  for (const _ of [1, 2]) await payments.work({ does: 'end-device-plan', userId: id });
  vi.useRealTimers();
  expect(await tierOf(who)).toBe('Basic');
  expect(await subscriptions.find(id)).toMatchObject({ source: 'web', isTrialUsed: true });
});

test('an app store plan does not replace one bought on the web; an unknown email address is named', async () => {
  const who = await people.join();
  await pay(who);
  await expect(manage(who, 'android', 'Pro', '2040-01-01')).rejects.toThrow('end it first');
  await expect(manage(who, 'android', 'Basic', '2040-01-01')).rejects.toThrow(PlanNotManagedError);
  await expect(managePlan(['nobody@example.com'])).rejects.toThrow('Nobody has an account');
});

test('the export of a user’s data contains how they pay, and the terms they agreed to', async () => {
  const who = await people.join();
  await pay(who);
  const { body } = await callAs(exportAccount, who);
  expect(body.subscription).toMatchObject([
    { source: 'web', agreed: { terms: expect.any(String), privacy: expect.any(String), at: expect.any(Number) } },
  ]);
});
