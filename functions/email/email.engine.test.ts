import { randomUUID } from 'node:crypto';
import { sealMailToken } from '@groundswell/accounts';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { alerts } from '@groundswell/data/alerts';
import { consents } from '@groundswell/data/email';
import { favorites } from '@groundswell/data/favorites';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { writeEmail } from '@groundswell/email-delivery';
import { expect, test } from 'vitest';
import { handler as confirm } from './confirm-subscription.ts';
import { handler as contact } from './contact.ts';
import { handler as getUnsubscribe } from './get-unsubscribe.ts';
import { handler as openUnsubscribe } from './open-unsubscribe.ts';
import { handler as setSubscription } from './set-email-subscription.ts';
import { handler as subscribe } from './subscribe.ts';
import { handler as unsubscribe } from './unsubscribe.ts';

useMemoryTable({ CHECK_REPLIES: '1' });
const letters = useEmails();
const people = usePeople();

let visitors = 0;
/** Each visitor has their own network address, because rate limits count by network. */
const visitor = () => ({ address: `198.51.100.${++visitors}` });
const message = { email: 'Ana@Example.com', name: 'Ana', message: 'Is there surf?' };
const ALERT = { min: 3, max: 0, conditions: 3, timeFrame: 4, wvht: 1, scale: 10, active: true };

test('200 a message is mailed with its writer as Reply-To; only the advertisers’ form has a business', async () => {
  const firm = { business: 'Wax & Co', phone: '555-0100' };
  expect((await callAs(contact, undefined, { ...visitor(), body: { ...message, ...firm } })).body).toEqual({
    valid: true,
  });
  await callAs(contact, undefined, { ...visitor(), body: { ...message, ...firm, subject: 'Advertising Contact' } });
  const [plain, advertiser] = letters.take();
  expect(plain).toMatchObject({ letter: 'contact', subject: 'Contact Form', email: 'ana@example.com', name: 'Ana' });
  expect(plain).not.toHaveProperty('business');
  expect(advertiser).toMatchObject(firm);
});

const thisMonth = () => new Date().toISOString().slice(0, 7);
const order = { beach: 'indian-river-inlet-northside', from: thisMonth(), units: 1, cards: 5000 };
const orderOf = (over: object) => ({ ...message, subject: 'Tide Charts Order', order: { ...order, ...over } });

test('200 an order of tide charts is mailed only to us, in one line, with the server’s price and the card’s link; the reply has its number', async () => {
  const told = await callAs(contact, undefined, { ...visitor(), body: orderOf({}) });
  await callAs(contact, undefined, { ...visitor(), body: { ...orderOf({}), subject: 'Contact Form' } });
  const [ordered, other, ...more] = letters.take();
  expect(more).toEqual([]);
  expect(ordered).toMatchObject({ letter: 'contact', subject: 'Tide Charts Order' });
  expect(ordered).toHaveProperty(
    'order',
    expect.stringMatching(
      /^TC-[0-9A-F]{8}: 5000 cards, \$170, Indian River Inlet, Northside, from 20\d\d-\d\d, feet, tides of .+: https?:\S+\/papers\/tide-charts\/indian-river-inlet-northside\?from=20\d\d-\d\d&units=1$/,
    ),
  );
  expect(other).not.toHaveProperty('order');
  expect(told.body).toEqual({ valid: true, order: expect.stringMatching(/^TC-/) });
  expect(ordered).toHaveProperty('order', expect.stringContaining(`${told.body.order}: `));
});

test('200 a signed-in customer gets a receipt at the account’s address, whatever address was typed', async () => {
  const ana = await people.join();
  const told = await callAs(contact, ana, { ...visitor(), body: orderOf({ cards: 1000 }) });
  await callAs(contact, ana, { ...visitor(), body: message });
  const [, receipt, plain, ...more] = letters.take();
  expect(more).toEqual([]);
  expect(receipt).toEqual({
    letter: 'order-receipt',
    requestId: expect.stringMatching(/^order-/),
    userId: ana.account.id,
    number: told.body.order,
    cards: 1000,
    price: '$100',
    beach: 'Indian River Inlet, Northside',
    fromAt: Date.parse(`${thisMonth()}-01T00:00:00Z`),
    untilAt: expect.any(Number),
    paper: `/papers/tide-charts/indian-river-inlet-northside?from=${thisMonth()}&units=1`,
  });
  expect(plain).toMatchObject({ letter: 'contact' });
  const written = await writeEmail(receipt ?? expect.fail(), 'us@example.com');
  expect(written).toMatchObject({ to: ana.account.email, lang: ana.account.lang });
});

test('200 an order repeated under its id keeps its number and is mailed once; a changed order is a new one', async () => {
  const ana = await people.join();
  const order = { ...orderOf({ cards: 1000 }), requestId: randomUUID() };
  const send = async (body: object) => (await callAs(contact, ana, { ...visitor(), body })).body.order;
  const numbers = await Promise.all([send(order), send(order), send({ ...order, message: 'Two boxes, please.' })]);
  expect(numbers[0]).toBe(numbers[1]);
  expect(new Set(numbers).size).toBe(2);
  // Emails with the same request id are mailed once.
  expect(new Set(letters.take().map(({ requestId }) => requestId)).size).toBe(4);
});

test('200 a message that is sent again under its id is queued and counted once, even past the limit', async () => {
  const ana = await people.join();
  const say = async (body: object) => (await callAs(contact, ana, { ...visitor(), body })).status;
  const first = { ...message, requestId: randomUUID() };
  expect([await say(first), await say(first), await say(first)]).toEqual([200, 200, 200]);
  for (let count = 1; count < 5; count++) expect(await say({ ...message, requestId: randomUUID() })).toBe(200);
  expect(letters.take()).toHaveLength(5);
  const sixth = { ...message, requestId: randomUUID() };
  // A refused message was not sent, so the next try counts as the first.
  expect([await say(sixth), await say(sixth), await say(first)]).toEqual([429, 429, 200]);
  expect(await say({ ...first, message: 'And is it clean?' })).toBe(429);
  expect(letters.take()).toEqual([]);
});

test('429 for the sixth message of one account within an hour, wherever it is sent from', async () => {
  const ana = await people.join();
  const statuses: unknown[] = [];
  for (let count = 0; count < 6; count++)
    statuses.push((await callAs(contact, ana, { ...visitor(), body: message })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  letters.take();
});

test.each([
  ['no order', { ...message, subject: 'Tide Charts Order' }, 422],
  ['another number of cards', orderOf({ cards: 1 }), 422],
  ['a month that is over', orderOf({ from: '2020-01' }), 422],
  ['no month', orderOf({ from: '2026-13' }), 422],
  ['an unknown beach', orderOf({ beach: 'atlantis' }), 404],
  ['markup for a beach', orderOf({ beach: '<b>x</b>' }), 422],
])('an order with %s is refused, and nothing is mailed', async (_, body, expected) => {
  expect((await callAs(contact, undefined, { ...visitor(), body })).status).toBe(expected);
  expect(letters.take()).toEqual([]);
});

test('422 reports the first invalid field, by name', async () => {
  const { status, body } = await callAs(contact, undefined, { ...visitor(), body: { ...message, email: 'ana@' } });
  expect([status, body.errorMsg]).toEqual([422, 'Your email address is invalid.']);
  expect(body.errors).toEqual({ email: ['Your email address is invalid.'] });
  const injected = { ...message, subject: 'Blog Contact - a\r\nBcc: b@example.com' };
  expect((await callAs(contact, undefined, { ...visitor(), body: injected })).status).toBe(422);
  expect(letters.take()).toEqual([]);
});

test('429 for the sixth message within an hour, with when to try again', async () => {
  const one = visitor();
  for (let count = 0; count < 5; count++) await callAs(contact, undefined, { ...one, body: message });
  const { status, headers } = await callAs(contact, undefined, { ...one, body: message });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  expect(letters.take()).toHaveLength(5);
});

test.each([
  ['contact', () => contact, message],
  ['subscribe', () => subscribe, { lang: 'en' }],
] as const)('429 %s from the sixth address of one IPv6 network on', async (_, handlerOf, body) => {
  const network = `2001:db8:0:${(++visitors).toString(16)}`;
  const statuses: unknown[] = [];
  for (let host = 1; host <= 12; host++) {
    const form = { email: `host-${visitors}-${host}@example.com`, ...body };
    statuses.push((await callAs(handlerOf(), undefined, { address: `${network}::${host}`, body: form })).status);
  }
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
  letters.take();
});

test('200 the newsletter starts after its link was followed, and the reply never reveals its state', async () => {
  const email = 'bo@example.com';
  const first = await callAs(subscribe, undefined, { ...visitor(), body: { email, lang: 'es' } });
  const [letter] = letters.take();
  if (letter?.letter !== 'subscribe-confirm') throw new Error('No letter asks to confirm.');
  expect((await consents.find(email))?.state).toBe('asked');

  const token = await sealMailToken({ does: 'confirm-newsletter', email, askedAt: letter.askedAt });
  expect((await callAs(confirm, undefined, { body: { token } })).body).toEqual({ valid: true });
  expect((await consents.find(email))?.state).toBe('confirmed');

  // The mailing job finds the address confirmed already, and mails nothing.
  const again = await callAs(subscribe, undefined, { ...visitor(), body: { email } });
  expect(again.body).toEqual(first.body);
  expect(letters.take()).toMatchObject([{ letter: 'subscribe-confirm', email }]);
  expect((await consents.find(email))?.state).toBe('confirmed');
});

test('200 the reply distinguishes an expired link from one that is truncated, altered or of another purpose', async () => {
  const email = 'bo@example.com';
  const refusedAs = async (token: string) => (await callAs(confirm, undefined, { body: { token } })).body.reason?.code;
  const old = await sealMailToken({ does: 'confirm-newsletter', email, askedAt: Date.now() - 3 * 86_400_000 });
  expect(await refusedAs(old)).toBe('link-too-old');
  for (const bad of [
    old.slice(0, -2),
    old.replace(/./, (first) => (first === 'A' ? 'B' : 'A')),
    await sealMailToken({ does: 'end-newsletter', email }),
  ])
    expect(await refusedAs(bad)).toBe('link-not-whole');
});

test('200 one POST ends the alert, opening its link ends nothing', async () => {
  const { account } = await people.join();
  await favorites.add(account.id, 148, 5);
  await alerts.save(account.id, 148, ALERT, 5, Date.now());
  const params = { token: await sealMailToken({ does: 'end-alert', userId: account.id, beachId: 148 }) };

  for (const method of ['HEAD', undefined] as const) {
    const opened = await callAs(openUnsubscribe, undefined, { method, params });
    expect([opened.status, opened.headers.location]).toEqual([303, `/unsubscribe/${params.token}`]);
  }
  const link = await callAs(getUnsubscribe, undefined, { params });
  expect(link.body).toMatchObject({ kind: 'alert', beach: { slug: expect.any(String) }, subscribed: true });
  expect(link.body.email).toMatch(/^.\.\.\.@example\.com$/);

  expect((await callAs(unsubscribe, undefined, { params })).body).toEqual({ valid: true });
  expect((await callAs(unsubscribe, undefined, { params })).body).toEqual({ valid: true });
  const isOn = async () => (await callAs(getUnsubscribe, undefined, { params })).body.subscribed;
  expect(await isOn()).toBe(false);
  expect((await favorites.read(account.id)).beachIds).toEqual([148]);

  // A removed favorite has an alert too, which an undo would restore.
  await alerts.save(account.id, 148, ALERT, 5, Date.now());
  await favorites.remove(account.id, 148, Date.now());
  expect(await isOn()).toBe(true);
  await callAs(unsubscribe, undefined, { params });
  expect(await isOn()).toBe(false);
});

test.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
])('200 one click ends it with the body that mail programs post, %s (RFC 8058)', async (type, text) => {
  const email = `${type.length}@example.com`;
  await consents.grant(email, { lang: 'en', source: 'profile' }, Date.now());
  const params = { token: await sealMailToken({ does: 'end-newsletter', email }) };
  const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  expect((await callAs(unsubscribe, undefined, { params, raw: { type, text }, headers })).body).toEqual({
    valid: true,
  });
  expect((await consents.find(email))?.state).toBe('ended');
});

test('404 for a link that is not ours or was truncated', async () => {
  const token = await sealMailToken({ does: 'end-newsletter', email: 'bo@example.com' });
  for (const bad of [token.slice(0, -2), token.slice(2), `${token}.x`, 'a'.repeat(60)])
    expect((await callAs(unsubscribe, undefined, { params: { token: bad } })).status).toBe(404);
});

test('200 an account turns its newsletter on and off, and nobody else can', async () => {
  const who = await people.join();
  const { email } = who.account;
  expect((await callAs(setSubscription, undefined, { body: { subscribe: true } })).status).toBe(401);
  expect((await callAs(setSubscription, who, { body: { subscribe: true } })).body).toEqual({
    success: true,
    is_subscribed: true,
  });
  expect((await consents.find(email))?.state).toBe('confirmed');
  await callAs(setSubscription, who, { body: { subscribe: false } });
  expect((await consents.find(email))?.state).toBe('ended');
});
