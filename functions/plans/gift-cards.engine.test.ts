import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { accounts, followUps } from '@groundswell/data/accounts';
import { subscriptions } from '@groundswell/data/plans';
import { useTable } from '@groundswell/data/testing/use-table';
import { DAY_MS } from '@groundswell/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as printGift } from './print-gift.ts';
import { handler as showGift } from './show-gift.ts';
import { useGifts } from './test-support/use-gifts.ts';
import { usePayments } from './test-support/use-payments.ts';

useTable({ CHECK_REPLIES: '1', STRIPE_TIMEOUT_MS: '120000' });
const letters = useEmails();
const people = usePeople();
const payments = usePayments();
const gifts = useGifts(payments);
beforeEach(() => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const DISPUTED = 'pm_card_createDispute';
const print = (code: unknown, from = gifts.from()) => callAs(printGift, undefined, { body: { code }, ...from });
/** Takes the emails about gifts that were queued since the last call, each with its address. */
const taken = () => letters.take().map((one) => [one.letter, 'email' in one ? one.email : '']);

test('200 PDF for a code that can be used, however it is typed, never stored on the way; 404 for every other', async () => {
  const { code, intent, promoId } = await gifts.buy();
  for (const typed of [code, ` ${code.toLowerCase().replaceAll('-', ' ')} `]) {
    const { status, headers, body } = await print(typed);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(Buffer.from(body, 'base64').toString('latin1', 0, 5)).toBe('%PDF-');
  }
  const used = await gifts.buy();
  await gifts.redeem(await people.join(), used.promoId);
  await gifts.refund(intent);
  const codes = [code, used.code, 'ABCDE-ABCDE-ABCDE-ABCDE-ABCDE', promoId, '', '💳'];
  const replies = await Promise.all(codes.map((one) => print(one)));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['404 not_found']));
  for (const odd of [undefined, 7, {}, 'A'.repeat(61)]) expect((await print(odd)).status).toBe(422);
});

test('a dispute ends an unused code, and takes back the year of a used one; each holder gets one email', async () => {
  letters.take();
  const unused = await gifts.buy({ from_email: 'ann@example.com', to_email: 'unused@example.com' }, DISPUTED);
  expect(await gifts.show(unused.secret)).toEqual({ state: 'ended' });
  expect(taken()).toEqual([]);

  const who = await people.join();
  const used = await gifts.buy();
  expect(taken()).toEqual([
    ['gift-bought', 'ann@example.com'],
    ['gift', 'bob@example.com'],
  ]);
  await gifts.redeem(who, used.promoId);
  expect((await accounts.find(who.account.id))?.tier).toBe('Pro');
  await gifts.dispute(used.intent);
  await gifts.dispute(used.intent);
  const told = taken();
  expect(told.filter(([letter]) => letter === 'gift-ended')).toEqual([['gift-ended', who.account.email]]);
  expect((await accounts.find(who.account.id))?.tier).toBe('Basic');
  expect((await subscriptions.find(who.account.id))?.giftStep).toBeUndefined();
});

test('after a refund the recipient of the code gets an email; an unused printed code gets a reminder 60 days before it ends', async () => {
  const mailed = await gifts.buy({ to_email: 'mailed@example.com' });
  const dated = await gifts.buy({ send_at: new Date(Date.now() + 30 * DAY_MS).toISOString() });
  const printed = await gifts.buy({ to_email: undefined, from_email: 'printer@example.com' });
  letters.take();
  await gifts.refund(mailed.intent);
  await gifts.refund(dated.intent);
  expect(taken()).toEqual([['gift-ended', 'mailed@example.com']]);

  const usedSoon = await gifts.buy({ to_email: 'early@example.com' });
  await gifts.redeem(await people.join(), usedSoon.promoId);
  letters.take();
  const dueBy = async (days: number) =>
    (await followUps.listDue(Date.now() + days * DAY_MS, 1000)).flatMap(({ task }) =>
      task.does === 'send-gift' && task.letter === 'gift-expiring' ? [task] : [],
    );
  expect(await dueBy(5 * 365 - 61)).toEqual([]);
  for (const task of await dueBy(5 * 366 - 60)) await payments.work(task);
  const reminded = letters.take().flatMap((one) => (one.letter === 'gift-expiring' ? [one] : []));
  expect(reminded.map(({ email, code }) => [email, code])).toEqual([['printer@example.com', printed.code]]);
});

test('429 after sixty guesses of one network within an hour; they block no purchase of it, nor its state', async () => {
  const from = gifts.from();
  const guesses = Array.from({ length: 61 }, () => print('ABCDE-ABCDE-ABCDE-ABCDE-ABCDE', from));
  expect((await Promise.all(guesses)).filter(({ status }) => status === 429)).toHaveLength(1);
  const { secret, code } = await gifts.buy({}, undefined, from);
  for (let purchase = 1; purchase < 60; purchase++)
    expect((await gifts.begin(gifts.newSecret(), {}, from)).status).toBe(200);
  expect((await gifts.begin(gifts.newSecret(), {}, from)).status).toBe(429);
  expect((await callAs(showGift, undefined, { body: { secret }, ...from })).body).toMatchObject({
    state: 'paid',
    code,
  });
});

test('a usable code is no guess, however often its card is printed; the state of one purchase has a limit of its own', async () => {
  const from = gifts.from();
  const { code, secret } = await gifts.buy();
  for (let press = 0; press < 3; press++) expect((await print(code, from)).status).toBe(200);
  const guesses = Array.from({ length: 60 }, () => print('ABCDE-ABCDE-ABCDE-ABCDE-ABCDE', from));
  expect((await Promise.all(guesses)).map(({ status }) => status)).not.toContain(429);
  const looks = Array.from({ length: 200 }, () => callAs(showGift, undefined, { body: { secret }, ...gifts.from() }));
  expect((await Promise.all(looks)).filter(({ status }) => status === 429)).toHaveLength(1);
});
