import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import { useTable } from '@groundswell/data/testing/use-table';
import { expect, test } from 'vitest';
import { handler as cancel } from './cancel-subscription.ts';
import { handler as renew } from './renew-subscription.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000' });
useEmails();
const people = usePeople();
const payments = usePayments();

const purchase = (who: Person, payment_method: string, body: object) =>
  callAs(updatePayment, who, { body: { payment_method, isPremium: false, agreed: AGREED_VERSIONS, ...body } });
const chargesOf = (who: Person) => {
  const { books } = payments.at.provider;
  const own = books.list('customer').filter(({ metadata }) => metadata.userId === who.account.id);
  return books.list('charge').filter(({ customer }) => own.some(({ id }) => id === customer)).length;
};
const codeOf = ({ status, body }: Awaited<ReturnType<typeof purchase>>) => [status, body.reason?.code];

test('a user who agreed to a trial is never charged instead, however often the request is repeated', async () => {
  const [first, second] = [await people.join(), await people.join()];
  await purchase(first, await payments.enterCard(first), { agreedTrialDays: 14 });
  const method = await payments.enterCard(second);
  const presses = await Promise.all(Array.from({ length: 8 }, () => purchase(second, method, { agreedTrialDays: 14 })));
  presses.push(await purchase(second, method, { agreedTrialDays: 14 }));
  for (const one of presses) expect(codeOf(one)).toEqual([422, 'trial-used']);
  expect([chargesOf(second), (await accounts.find(second.account.id))?.tier]).toEqual([0, 'Basic']);

  const third = await people.join();
  const same = await payments.enterCard(third);
  for (const who of [second, third]) {
    const reply = await purchase(who, who === second ? method : same, { agreedTrialDays: 0 });
    expect([reply.body, chargesOf(who)]).toEqual([{ success: true }, 1]);
  }
  // A delayed repeat of an earlier request, which had agreed to 14 trial days. The plan already runs, so the repeat
  // charges nothing and is not refused.
  await purchase(second, method, { agreedTrialDays: 14 });
  expect(chargesOf(second)).toBe(1);
});

test('no plan begins before terms and privacy are agreed to in today’s versions, which are kept with it', async () => {
  const who = await people.join();
  const method = await payments.enterCard(who, '5200828282828210');
  const older = { ...AGREED_VERSIONS, terms: '2020-01-01' };
  expect(codeOf(await purchase(who, method, { agreed: undefined }))).toEqual([422, 'agree-first']);
  expect(codeOf(await purchase(who, method, { agreed: older }))).toEqual([422, 'agree-again']);
  expect((await subscriptions.find(who.account.id))?.attempt).toBeUndefined();
  await purchase(who, method, {});
  const row = await subscriptions.find(who.account.id);
  expect(row?.agreed).toEqual({ ...AGREED_VERSIONS, at: expect.closeTo(Date.now(), -5) });
  // A new card for a running plan needs no new agreement.
  expect((await purchase(who, method, { agreed: undefined })).body).toEqual({ success: true });
});

test('a purchase is refused while another plan runs, or after a cancellation of the same one', async () => {
  const who = await people.join();
  const method = await payments.enterCard(who, '5555555555554444');
  await purchase(who, method, {});
  expect(codeOf(await purchase(who, method, { isPremium: true }))).toEqual([409, 'plan-running']);
  expect((await purchase(who, method, {})).body).toEqual({ success: true });
  await callAs(cancel, who);
  expect(codeOf(await purchase(who, method, {}))).toEqual([409, 'plan-running']);
  await callAs(renew, who);
  expect((await purchase(who, method, {})).body).toEqual({ success: true });
});

test('after a decline another card is accepted at once', async () => {
  const who = await people.join();
  const asking = await payments.enterCard(who, '4000002760003184');
  const other = await people.join();
  await purchase(other, await payments.enterCard(other, '4000002760003184'), {});
  expect(codeOf(await purchase(who, asking, { agreedTrialDays: 14 }))).toEqual([422, 'trial-used']);
  const held = await purchase(who, asking, { agreedTrialDays: 0 });
  const [intentId = ''] = String(held.body.client_secret).split('_secret_');
  expect(() => payments.at.provider.answerBank(intentId, false)).toThrow();
  const good = await payments.enterCard(who, '378282246310005');
  expect((await purchase(who, good, { agreedTrialDays: 0 })).body).toEqual({ success: true });
  expect(chargesOf(who)).toBe(1);
});
