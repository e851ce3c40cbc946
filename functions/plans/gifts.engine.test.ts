import { finish } from '@groundswell/accounts';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { GIFT_UNTIL_FIELD } from '@groundswell/billing/catalogue';
import { provider } from '@groundswell/billing/testing/provider';
import { AGREED_VERSIONS } from '@groundswell/contracts';
import { accounts, type FollowUp, followUps } from '@groundswell/data/accounts';
import { gifts, subscriptions } from '@groundswell/data/plans';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { DAY_S } from '@groundswell/durations';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as finishFollowUps } from '../accounts/finish-follow-ups.ts';
import { handler as change } from './change-subscription.ts';
import { handler as checkGift } from './check-gift.ts';
import { handler as getPrice } from './get-gift-price.ts';
import { handler as getPromo } from './get-promo-code.ts';
import { handler as getDetails } from './get-subscription.ts';
import { handler as compare } from './reconcile-subscriptions.ts';
import { handler as showGift } from './show-gift.ts';
import { useGifts } from './test-support/use-gifts.ts';
import { usePayments } from './test-support/use-payments.ts';
import { handler as updatePayment } from './update-payment.ts';

useMemoryTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
const lines: string[] = [];
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  payments.at.faultOf = undefined;
});

const { newSecret, from, begin, show, intentOf, pay, buy: bought, redeem, refund } = useGifts(payments);
const subscriptionsOf = ({ account }: Person) =>
  payments.at.provider.books.list('subscription').filter(({ metadata }) => metadata.userId === account.id);
const chargesOf = async ({ account }: Person) => {
  const id = (await subscriptions.find(account.id))?.customerId;
  return payments.at.provider.books.list('charge').filter(({ customer }) => customer === id);
};
const tierOf = async ({ account }: Person) => (await accounts.find(account.id))?.tier;
const endOf = (who: Person) =>
  subscriptionsOf(who).find(({ ended_at }) => ended_at === null)?.items.data[0]?.current_period_end ?? 0;
/** Returns the years from now until the plan's end, rounded. */
const yearsOf = (who: Person) => Math.round((endOf(who) - payments.at.provider.books.nowS()) / (365.25 * DAY_S));
const join = () => people.join();
async function onPro(isPremium = false): Promise<Person> {
  const who = await join();
  await subscriptions.write(who.account.id, undefined, { row: { source: 'web', isTrialUsed: true } });
  const payment_method = await payments.enterCard(who);
  await callAs(updatePayment, who, { body: { payment_method, isPremium, agreed: AGREED_VERSIONS } });
  return who;
}

test('a gift is bought, mailed once with its code, and redeemed for a year of Pro that ends by itself', async () => {
  letters.take();
  expect((await callAs(getPrice, undefined, {})).body).toMatchObject({ price: '$19.99' });
  expect((await callAs(getPrice, undefined, { query: { lang: 'es' } })).body.price).toContain('19.99');
  const { code, promoId } = await bought();
  expect(code).toMatch(/^(\w{5}-){4}\w{5}$/);
  expect(
    letters.take().map(({ letter, ...rest }) => [letter, 'email' in rest && rest.email, 'code' in rest && rest.code]),
  ).toEqual([
    ['gift-bought', 'ann@example.com', code],
    ['gift', 'bob@example.com', code],
  ]);
  const who = await join();
  const promo = await callAs(getPromo, who, { params: { code: code.toLowerCase() } });
  expect(promo.body).toEqual({
    error: false,
    message: 'One year of Pro',
    promoId,
    promoFree: true,
    quote: 'gift_year',
  });
  expect((await callAs(checkGift, who, { body: { code } })).body).toEqual(promo.body);
  expect((await redeem(who, promoId)).body).toEqual({ success: true });
  expect([await tierOf(who), yearsOf(who), (await chargesOf(who)).length]).toEqual(['Pro', 1, 0]);
  const details = (await callAs(getDetails, who)).body;
  expect(details).toMatchObject({ cancelled: true, on_trial: false, type: 'Pro', payment_failed: false });
  const row = await subscriptions.find(who.account.id);
  expect(row).toMatchObject({ isTrialUsed: false });
  const until = row?.plan?.termEndsAt;
  const redeemed = { fromName: 'Ann', email: who.account.email, tier: 'Pro', until, endsThen: true };
  expect(letters.take()).toMatchObject([{ letter: 'gift-redeemed', ...redeemed }]);
  // The code is used. Only its redeemer learns that it was redeemed; other users get the reply for an unknown code. If
  // the redeemer repeats the request, it has no further effect.
  const other = await join();
  const refused = { error: true, reason: { code: 'promo-unknown' } };
  expect((await callAs(getPromo, other, { params: { code } })).body).toMatchObject(refused);
  expect((await callAs(checkGift, other, { body: { code } })).body).toMatchObject(refused);
  expect((await callAs(checkGift, who, { body: { code } })).body).toMatchObject({
    error: true,
    reason: { code: 'gift-redeemed' },
  });
  expect((await redeem(other, promoId)).status).toBe(422);
  expect((await redeem(who, promoId)).body).toEqual({ success: true });
  expect(yearsOf(who)).toBe(1);
});

test('a gift extends a running plan by a year without a charge, up to two years ahead', async () => {
  const who = await onPro();
  const endsS = endOf(who);
  expect((await redeem(who, (await bought()).promoId)).body).toEqual({ success: true });
  expect(Math.round((endOf(who) - endsS) / DAY_S)).toBeGreaterThanOrEqual(365);
  expect((await chargesOf(who)).length).toBe(1);
  const { promoId } = await bought();
  expect((await redeem(who, promoId)).body).toMatchObject({ reason: { code: 'gift-not-now' } });
  expect((await callAs(change, who, { body: { changeSubscription: 'premium' } })).body).toMatchObject({
    reason: { code: 'plan-given' },
  });
  expect((await redeem(await join(), promoId)).body).toEqual({ success: true });
});

test('Pro Plus gets the days that a year of Pro pays for, shown beforehand; a refund takes back as many', async () => {
  const who = await onPro(true);
  const endsS = endOf(who);
  const { promoId, code, intent } = await bought();
  const { body } = await callAs(getPromo, who, { params: { code } });
  expect(body.message).toBe('183 days of Pro Plus: what a year of Pro pays for');
  letters.take();
  expect((await redeem(who, promoId)).body).toEqual({ success: true });
  expect((endOf(who) - endsS) / DAY_S).toBe(183);
  expect(letters.take()).toMatchObject([
    { letter: 'gift-redeemed', tier: 'Pro Plus', until: endOf(who) * 1000, endsThen: false },
  ]);
  expect([await tierOf(who), (await chargesOf(who)).length]).toEqual(['Pro Plus', 1]);
  await refund(intent);
  expect(endOf(who)).toBe(endsS);
});

test('409 a gift gives something other than what was checked: nothing is redeemed, and the changed gift can be redeemed', async () => {
  const who = await onPro();
  const { code, promoId } = await bought();
  const check = async () => (await callAs(checkGift, who, { body: { code }, ...from() })).body;
  const { quote, message } = await check();
  expect(message).toBe('One year of Pro');
  await callAs(change, who, { body: { changeSubscription: 'premium' } });
  const before = endOf(who);
  const refused = await redeem(who, promoId, quote);
  expect([refused.status, refused.body.reason.code, endOf(who)]).toEqual([409, 'gift-changed', before]);
  const current = await check();
  expect(current.message).toBe('183 days of Pro Plus: what a year of Pro pays for');
  expect((await redeem(who, promoId, current.quote)).body).toEqual({ success: true });
  expect(endOf(who) - before).toBe(183 * DAY_S);
});

test('a concurrent tier change and gift: in either order no time of the dearer plan is free', async () => {
  const { stripe } = await provider();
  const ask = stripe.subscriptions.update.bind(stripe.subscriptions);
  const up = (who: Person) => callAs(change, who, { body: { changeSubscription: 'premium' } });
  const codeOf = ({ body }: Awaited<ReturnType<typeof up>>) => body.reason?.code;

  // The tier change arrives just before the gift's request to Stripe.
  const [first, { promoId }] = [await onPro(), await bought()];
  vi.spyOn(stripe.subscriptions, 'update').mockImplementationOnce((async (...args: Parameters<typeof ask>) => {
    expect(codeOf(await up(first))).toBe('plan-given');
    return ask(...args);
  }) as typeof ask);
  expect((await redeem(first, promoId)).status).toBe(200);
  expect([await tierOf(first), yearsOf(first)]).toEqual(['Pro', 2]);

  // The gift arrives just before the tier change's request to Stripe, and is refused. On a second attempt it adds the
  // days of the dearer plan.
  const [second, later] = [await onPro(), await bought()];
  const endsS = endOf(second);
  vi.spyOn(stripe.subscriptions, 'update').mockImplementationOnce((async (...args: Parameters<typeof ask>) => {
    expect(codeOf(await redeem(second, later.promoId))).toBe('payment-under-way');
    return ask(...args);
  }) as typeof ask);
  expect((await up(second)).status).toBe(200);
  expect((await redeem(second, later.promoId)).body).toEqual({ success: true });
  expect([await tierOf(second), (endOf(second) - endsS) / DAY_S]).toEqual(['Pro Plus', 183]);
  expect((await chargesOf(second)).map(({ amount }) => amount)).toEqual([2000, 1999]);
});

test('after a declined tier change a gift waits a minute at most, and another card makes the change', async () => {
  const who = await onPro();
  await callAs(updatePayment, who, { body: { payment_method: await payments.enterCard(who, '4000000000000341') } });
  const up = () => callAs(change, who, { body: { changeSubscription: 'premium' } });
  const { promoId } = await bought();
  expect((await up()).body.reason.code).toBe('card-declined');
  expect((await redeem(who, promoId)).body.reason.code).toBe('payment-under-way');
  await callAs(updatePayment, who, { body: { payment_method: await payments.enterCard(who) } });
  expect((await up()).status).toBe(200);
  expect((await redeem(who, promoId)).body).toEqual({ success: true });
});

test('a gift that is redeemed while a tier change waits for the bank withdraws the change', async () => {
  const who = await onPro();
  const asking = await payments.enterCard(who, '4000002760003184');
  await callAs(updatePayment, who, { body: { payment_method: asking } });
  const { body } = await callAs(change, who, { body: { changeSubscription: 'premium' } });
  const [intent = ''] = String(body.client_secret).split('_secret_');
  const row = (await subscriptions.find(who.account.id)) ?? expect.fail();
  const { userId, revision: _revision, ...kept } = row;
  // The stored tier change is a minute old. After that time it no longer counts as in progress, so the gift may
  // withdraw it.
  const changing = { to: 'Pro Plus' as const, at: Date.now() - 60_000 };
  await subscriptions.write(userId, row, { row: { ...kept, changing } });
  expect((await redeem(who, (await bought()).promoId)).body).toEqual({ success: true });
  expect(payments.at.provider.books.get('payment_intent', intent).status).toBe('canceled');
  expect([await tierOf(who), yearsOf(who), (await chargesOf(who)).length]).toEqual(['Pro', 2, 1]);
});

test('a refund of the year before a gift takes back that year and leaves the gifted time, uncharged', async () => {
  const who = await onPro();
  const { promoId, intent } = await bought();
  await redeem(who, promoId);
  expect(yearsOf(who)).toBe(2);
  const [paid] = await chargesOf(who);
  for (const _ of ['once', 'told again']) {
    if (paid && !payments.at.provider.books.get('charge', paid.id).refunded)
      await payments.at.stripe.refunds.create({ charge: paid.id });
    const events = payments.at.takeEvents();
    for (const event of [...events, ...events]) await payments.send({ ...event, id: `${event.id}x` });
    await payments.doWork();
    expect([await tierOf(who), yearsOf(who), subscriptionsOf(who).length]).toEqual(['Pro', 1, 1]);
  }
  expect(subscriptionsOf(who)).toMatchObject([{ status: 'trialing', cancel_at_period_end: true }]);
  await refund(intent);
  expect([await tierOf(who), (await chargesOf(who)).length]).toEqual(['Basic', 1]);
});

test('without an answer from the provider the panel shows the stored plan, without sums', async () => {
  const who = await onPro();
  process.env.STRIPE_PANEL_WAITS_MS = '50';
  payments.at.faultOf = () => ({ delayMs: 100_000 });
  const { status, body } = await callAs(getDetails, who);
  expect([status, body.type, body.last_four, body.next_charge]).toEqual([200, 'Pro', '4242', undefined]);
  payments.at.faultOf = undefined;
  delete process.env.STRIPE_PANEL_WAITS_MS;
  expect((await callAs(getDetails, who)).body.next_charge).toBe('$19.99');
});

test('without a payment there is no code: unpaid, declined, unconfirmed, aborted, or paid for another gift', async () => {
  const asked = ['pm_card_chargeDeclined', 'pm_card_authenticationRequired', undefined];
  for (const number of asked) {
    const secret = newSecret();
    const intent = intentOf(await begin(secret));
    if (number) await pay(intent, number).catch(() => undefined);
    await payments.processEvents();
    expect([number, await show(secret)]).toEqual([number, { state: 'waiting' }]);
  }
  expect((await callAs(showGift, undefined, { body: { secret: 'nobody-has-this-secret' }, ...from() })).status).toBe(
    404,
  );
});

test('a repeated purchase, even with other texts, makes one payment', async () => {
  const secret = newSecret();
  const replies = await Promise.all(Array.from({ length: 8 }, () => begin(secret)));
  const intents = new Set(replies.filter(({ status }) => status === 200).map(intentOf));
  expect(intents.size).toBe(1);
  expect((await begin(secret, { to_name: 'Eve' })).body).toMatchObject({ reason: { code: 'gift-in-use' } });
});

test('50 redemptions of one code at once make one year, of one person or of many', async () => {
  const [who, { promoId }] = [await join(), await bought()];
  const replies = await Promise.all(Array.from({ length: 20 }, () => redeem(who, promoId)));
  expect(replies.filter(({ status = 0 }) => status >= 500).map(({ body }) => body)).toEqual([]);
  expect([yearsOf(who), subscriptionsOf(who).length]).toEqual([1, 1]);

  const crowd = await Promise.all(Array.from({ length: 50 }, join));
  const one = await bought();
  const crowdReplies = await Promise.all(crowd.map((person) => redeem(person, one.promoId)));
  expect(crowdReplies.filter(({ body }) => body.success)).toHaveLength(1);
  expect(crowd.flatMap(subscriptionsOf)).toHaveLength(1);
});

test('two gifts at once add two years to what was there, one after the other', async () => {
  const who = await join();
  const both = [await bought(), await bought()];
  await Promise.all(both.map(({ promoId }) => redeem(who, promoId)));
  for (const { promoId } of both) await redeem(who, promoId);
  expect([yearsOf(who), subscriptionsOf(who).length]).toEqual([2, 1]);
});

test('a purchase, redemption and refund that are killed at any write and retried end at the same state', async () => {
  const [add, write] = [gifts.add.bind(gifts), gifts.write.bind(gifts)];
  const writePlan = subscriptions.write.bind(subscriptions);
  for (const isWritten of [false, true])
    for (let cut = 1; cut <= 7; cut++) {
      let writes = 0;
      const killAt = <F extends (...args: never[]) => Promise<unknown>>(write: F) =>
        (async (...args: Parameters<F>) => {
          if (++writes !== cut) return write(...args);
          if (isWritten) await write(...args);
          throw new Error('killed');
        }) as unknown as F;
      const spies = [
        vi.spyOn(gifts, 'add').mockImplementation(killAt(add)),
        vi.spyOn(gifts, 'write').mockImplementation(killAt(write)),
        vi.spyOn(subscriptions, 'write').mockImplementation(killAt(writePlan)),
      ];
      const again = async <T>(does: () => Promise<T>) => {
        const before = writes;
        const reply = await does();
        return before < cut && writes >= cut ? does() : reply;
      };
      const secret = newSecret();
      const who = await join();
      const begun = await again(() => begin(secret));
      expect([isWritten, cut, begun.status === 200 ? '' : lines.slice(-3)]).toEqual([isWritten, cut, '']);
      const intent = intentOf(begun);
      await pay(intent);
      const events = payments.at.takeEvents();
      for (const event of events) await payments.send(event);
      const work = payments.takeWork();
      for (const one of work) if (!(await payments.work(one))) await payments.work(one);
      const { code } = await again(() => show(secret));
      const promoId = `gift_${String(code).replaceAll('-', '')}`;
      await again(() => redeem(who, promoId));
      expect([isWritten, cut, await tierOf(who), yearsOf(who), subscriptionsOf(who).length]).toEqual([
        isWritten,
        cut,
        'Pro',
        1,
        1,
      ]);
      await finishFollowUps({}, { awsRequestId: 'r' });
      const told = letters.take().filter((one) => 'userId' in one && one.userId === who.account.id);
      expect([isWritten, cut, told.map(({ letter }) => letter)]).toEqual([isWritten, cut, ['gift-redeemed']]);
      await payments.at.stripe.refunds.create({ payment_intent: intent });
      for (const event of payments.at.takeEvents()) await payments.send(event);
      for (const one of payments.takeWork()) if (!(await payments.work(one))) await payments.work(one);
      for (const spy of spies) spy.mockRestore();
      expect([isWritten, cut, await tierOf(who), (await show(secret)).state]).toEqual([
        isWritten,
        cut,
        'Basic',
        'ended',
      ]);
      expect((await chargesOf(who)).length).toBe(0);
    }
});

test('a refund before the redemption ends the code; after it, the year is taken back, with notice before the next charge', async () => {
  const unused = await bought();
  await refund(unused.intent);
  const who = await onPro();
  expect((await redeem(who, unused.promoId)).body).toMatchObject({ reason: { code: 'promo-unknown' } });
  const endsS = endOf(who);
  const used = await bought();
  await redeem(who, used.promoId);
  await refund(used.intent);
  expect(Math.abs(endOf(who) - endsS)).toBeLessThanOrEqual(DAY_S);
  expect([await tierOf(who), (await chargesOf(who)).length]).toEqual(['Pro', 1]);
});

test('a gift is taken back from a term whose end has moved after the step was planned', async () => {
  const who = await onPro();
  const endsS = endOf(who);
  const { promoId, intent } = await bought();
  await redeem(who, promoId);
  await payments.at.stripe.refunds.create({ payment_intent: intent });
  const movedS = endOf(who) + 30 * DAY_S;
  payments.at.faultOf = (request) => {
    const [running] = subscriptionsOf(who);
    const isDecided = /^GET \/v1\/subscriptions\/sub_/.test(request);
    if (running && isDecided && endOf(who) < movedS && endOf(who) > endsS + 30 * DAY_S) {
      const metadata = { [GIFT_UNTIL_FIELD]: String(movedS) };
      payments.at.provider.subscriptions.update(running.id, {
        trial_end: String(movedS),
        proration_behavior: 'none',
        metadata,
      });
    }
    return undefined;
  };
  await payments.processEvents();
  await payments.doWork();
  payments.at.faultOf = undefined;
  expect((endOf(who) - endsS) / DAY_S).toBeCloseTo(30, 0);
});

test('the code entered again by its redeemer completes an interrupted redemption; entered by another it does nothing', async () => {
  const [who, other] = [await join(), await join()];
  const { code, promoId } = await bought();
  const check = async (by: Person) => (await callAs(checkGift, by, { body: { code } })).body;
  const before = await check(who);
  payments.at.faultOf = (request) => (request === 'POST /v1/subscriptions' ? { hangsUp: 'before' } : undefined);
  expect((await redeem(who, promoId, before.quote)).status).toBe(503);
  payments.at.faultOf = undefined;
  expect(await tierOf(who)).toBe('Basic');
  expect((await check(other)).reason).toEqual({ code: 'promo-unknown' });
  expect((await redeem(other, promoId)).status).toBe(422);
  expect(await check(who)).toEqual(before);
  expect((await redeem(who, promoId, before.quote)).body).toEqual({ success: true });
  expect([await tierOf(who), yearsOf(who), subscriptionsOf(who).length]).toEqual(['Pro', 1, 1]);
  expect((await check(who)).reason).toEqual({ code: 'gift-redeemed' });
});

test('the job finishes an interrupted redemption, and a dated email is sent on its day, once', async () => {
  const who = await join();
  const { promoId } = await bought();
  payments.at.faultOf = (request) => (request === 'POST /v1/subscriptions' ? { hangsUp: 'before' } : undefined);
  expect((await redeem(who, promoId)).status).toBe(503);
  payments.at.faultOf = undefined;
  expect(await tierOf(who)).toBe('Basic');
  const later = (await followUps.listDue(Date.now() + 120_000, 100)).map(({ task }) => task);
  const settle = later.find((task) => task.does === 'settle-gift' && task.userId === who.account.id) ?? expect.fail();
  letters.take();
  if (settle.does === 'settle-gift') await payments.work(settle);
  expect([await tierOf(who), yearsOf(who)]).toEqual(['Pro', 1]);
  expect(letters.take()).toMatchObject([{ letter: 'gift-redeemed', email: who.account.email }]);

  const dated = await bought({ send_at: new Date(Date.now() + 30 * DAY_S * 1000).toISOString() });
  expect(letters.take().map(({ letter }) => letter)).toEqual(['gift-bought']);
  const due = await followUps.listDue(Date.now() + 31 * DAY_S * 1000, 100);
  const tasks = due.flatMap(({ task }) => (task.does === 'send-gift' && task.letter === 'gift' ? [task] : []));
  for (const task of tasks) await payments.work(task);
  expect(letters.take().filter((one) => one.letter === 'gift' && one.code === dated.code)).toHaveLength(1);
  await refund(dated.intent);
  for (const task of tasks) await payments.work(task);
  expect(letters.take().filter((one) => one.letter === 'gift' && one.code === dated.code)).toEqual([]);
});

test('a redemption in the dead-letter queue is retried daily until the provider accepts it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: payments.at.provider.books.nowS() * 1000 });
  const who = await join();
  const { promoId } = await bought();
  payments.at.faultOf = (request) => (request === 'POST /v1/subscriptions' ? { hangsUp: 'before' } : undefined);
  expect((await redeem(who, promoId)).status).toBe(503);
  const isOwn = ({ task }: FollowUp) => task.does === 'settle-gift' && task.userId === who.account.id;
  const passDay = async () => {
    vi.setSystemTime(Date.now() + DAY_S * 1000);
    for (const one of (await followUps.listDue(Date.now(), 1000)).filter(isOwn)) await finish(one, Date.now());
    // Each message gets two attempts here; the real queue moves a failing message to the dead-letter queue after some
    // attempts.
    const work = payments.takeWork();
    for (const one of [...work, ...work]) await payments.work(one);
  };
  for (const _ of [1, 2, 3]) await passDay();
  expect(await tierOf(who)).toBe('Basic');
  payments.at.faultOf = undefined;
  await passDay();
  expect(await tierOf(who)).toBe('Pro');
  expect((await followUps.listDue(Date.now() + 10 * DAY_S * 1000, 1000)).filter(isOwn)).toEqual([]);
  vi.useRealTimers();
});

test('the nightly job makes up for lost events of gift payments, once, over several pages', async () => {
  const refunded = await bought();
  await begin(newSecret());
  const intent = intentOf(await begin(newSecret()));
  await pay(intent);
  await payments.at.stripe.refunds.create({ payment_intent: refunded.intent });
  // The payments of plans fill more than one page of Stripe's list, so the job has to read further pages.
  const { books } = payments.at.provider;
  const one = books.get('payment_intent', intent);
  for (let index = 0; index < 120; index++) books.put({ ...one, id: `pi_many${index}`, metadata: {} });
  payments.at.takeEvents();
  payments.takeWork();
  letters.take();
  for (const _ of [1, 2]) {
    await compare({}, { awsRequestId: 'r' });
    for (let work = payments.takeWork(); work.length > 0; work = payments.takeWork())
      for (const each of work) expect(await payments.work(each)).toBe(true);
    for (const { task } of await followUps.listDue(Date.now(), 100))
      if (task.does === 'send-gift') await payments.work(task);
  }
  const told = letters.take().map(({ letter }) => letter);
  expect(told.sort()).toEqual(['gift', 'gift-bought', 'gift-ended']);
});

test('hostile purchases are refused or kept as plain text, never a 5xx; dates are bounded', async () => {
  const far = [400, -2].map((days) => new Date(Date.now() + days * DAY_S * 1000).toISOString());
  for (const send_at of [...far, 'tomorrow', 7]) {
    expect((await begin(newSecret(), { send_at })).status).toBe(422);
  }
  const names = fc.sample(
    fc.dictionary(
      fc.constantFrom('from_name', 'to_name', 'message', 'to_email', 'secret'),
      fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue()),
    ),
    60,
  );
  for (const over of names) expect((await begin(newSecret(), over)).status).toBeLessThan(500);
});
