import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useSecret } from '@groundswell/accounts/testing/use-secret';
import { accounts } from '@groundswell/data/accounts';
import { consents, newsletter } from '@groundswell/data/email';
import { favorites } from '@groundswell/data/favorites';
import { keys } from '@groundswell/data/keys';
import { forecasts, observed } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { makeAccount } from '@groundswell/data/testing/make-account';
import { openAccount } from '@groundswell/data/testing/open-account';
import { readTable } from '@groundswell/data/testing/read-table';
import { type QueueHost, startInProcessQueues } from '@groundswell/data/testing/start-queue-host';
import { processTable } from '@groundswell/data/testing/table';
import { useTable } from '@groundswell/data/testing/use-table';
import { DAY_MS, HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countRequests, type Death, killAt } from '../alerts/test-support/kill-at.ts';
import { handler as pageDigest } from './page-digest.ts';
import { handler as sendDigest } from './send-digest.ts';
import { useSes } from './test-support/use-ses.ts';
import { handler as unsubscribe } from './unsubscribe.ts';

/** A Thursday at the time when the issue becomes due. */
const THURSDAY = Date.UTC(2026, 10, 26, 15);
const ISSUE = '2026-11-26';
const FAVORITE = findBeach('indian-river-inlet-northside') ?? expect.fail();

useTable({ BASIC_DAYS: '3' });
useSecret();
const ses = useSes();
let queues: QueueHost;
let queueUrl = '';
beforeAll(() => {
  queues = startInProcessQueues();
  queueUrl = `${queues.url}/1/digests`;
  process.env.DIGESTS_QUEUE_URL = queueUrl;
});
afterAll(() => queues.stop());
beforeEach(async () => {
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: THURSDAY });
  queues.queues.clear();
  for (const id of [FAVORITE.id, ...POPULAR_BEACH_IDS.slice(0, 3)]) {
    const beach = findBeach(id) ?? expect.fail();
    const forecast = composeForecast({ beach, ocean: madeOcean(THURSDAY - 9 * HOUR_MS), now: THURSDAY - 3 * HOUR_MS });
    await forecasts.put({ beachId: id, cycle: '2026112606', composedAt: THURSDAY, forecast });
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const page = () => pageDigest({}, { awsRequestId: 'r' });
const take = () => {
  const bodies = queues.queues.get(queueUrl) ?? [];
  queues.queues.delete(queueUrl);
  return bodies;
};
async function deliver(body: string): Promise<boolean> {
  const event = { Records: [{ messageId: 'm', body, attributes: {} }] } as unknown as SQSEvent;
  return (await sendDigest(event, { awsRequestId: 'm' })).batchItemFailures.length === 0;
}
let made = 0;
async function confirm(over: { lang?: string } = {}): Promise<string> {
  const email = `reader-${made++}@example.com`;
  await consents.grant(email, { lang: 'en', source: 'box', ...over }, THURSDAY - HOUR_MS);
  return email;
}
const mailedTo = (email: string) => ses.mailed.filter(({ recipients }) => recipients.includes(email));
const messageTo = (...emails: string[]) => JSON.stringify({ issue: ISSUE, emails });

test('the record of a mailed issue, which outlives a deleted account, names neither account nor address', async () => {
  const account = makeAccount();
  await openAccount(account);
  await consents.grant(account.email, { lang: 'en', source: 'box' }, THURSDAY - HOUR_MS);
  await deliver(messageTo(account.email));
  expect(mailedTo(account.email)).toHaveLength(1);
  const records = JSON.stringify(
    (await readTable(processTable())).filter(({ pk }) => String(pk).startsWith('LETTER#')),
  );
  expect(records).toContain(`digest-${ISSUE}`);
  for (const name of [account.id, account.email]) expect(records).not.toContain(name);
});

test('the consent of a deleted account, which its follow-up has not removed yet, gets no issue', async () => {
  const account = makeAccount();
  await consents.grant(account.email, { lang: 'en', source: 'profile', userId: account.id }, THURSDAY - HOUR_MS);
  expect(await deliver(messageTo(account.email))).toBe(true);
  expect(mailedTo(account.email)).toEqual([]);
  await openAccount(account);
  expect(await deliver(messageTo(account.email))).toBe(true);
  expect(mailedTo(account.email)).toHaveLength(1);
});

test('only confirmed addresses are paged, each once, and only while the issue is due', async () => {
  const confirmed = await Promise.all(Array.from({ length: 60 }, () => confirm()));
  const ended = await confirm();
  await consents.end(ended, Date.now());
  await consents.ask('asked@example.com', { requestId: 'r', lang: 'en', source: 'box' }, Date.now());
  vi.setSystemTime(THURSDAY - 1);
  await page();
  expect(take()).toEqual([]);
  vi.setSystemTime(THURSDAY);
  await page();
  const bodies = take().map((body) => JSON.parse(body));
  expect(bodies.every(({ issue, emails }) => issue === ISSUE && emails.length <= 25)).toBe(true);
  const emails = bodies.flatMap((body) => body.emails);
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails).toEqual(expect.arrayContaining(confirmed));
  expect(emails).not.toContain(ended);
  expect(emails).not.toContain('asked@example.com');
  await page();
  expect(take()).toEqual([]);
});

test('killed at any request, the job continues in the next hour: everybody is queued, and mailed once', async () => {
  const real = newsletter.listConfirmed.bind(newsletter);
  vi.spyOn(newsletter, 'listConfirmed').mockImplementation((_, after) => real(25, after));
  await Promise.all(Array.from({ length: 30 }, () => confirm()));
  const week = (index: number) => THURSDAY + 7 * 24 * HOUR_MS * index;
  vi.setSystemTime(week(1));
  const requests = await countRequests(page);
  const everybody = take()
    .flatMap((body) => JSON.parse(body).emails as string[])
    .sort();
  let weeks = 1;
  for (let request = 1; request <= requests; request++) {
    for (const death of ['before', 'after'] as Death[]) {
      vi.setSystemTime(week(++weeks));
      const { revive } = killAt(request, death);
      await page().catch(() => undefined);
      revive();
      vi.setSystemTime(week(weeks) + HOUR_MS);
      await page();
      const queued = take().flatMap((body) => JSON.parse(body).emails as string[]);
      expect([...new Set(queued)].sort(), `${death} ${request}`).toEqual(everybody);
    }
  }
});

test('a message that is delivered many times at once mails each person once a week', async () => {
  const emails = await Promise.all([confirm(), confirm(), confirm()]);
  const body = messageTo(...emails);
  const done = await Promise.all([deliver(body), deliver(body), deliver(body)]);
  if (done.includes(false)) expect(await deliver(body)).toBe(true);
  for (const email of emails) expect(mailedTo(email)).toHaveLength(1);
});

test('emails that SES refuses are retried and do not hold up the others', async () => {
  const emails = [await confirm(), await confirm()];
  ses.mood = 'refuses';
  expect(await deliver(messageTo(...emails))).toBe(false);
  ses.mood = 'takes';
  expect(await deliver(messageTo(...emails))).toBe(true);
  for (const email of emails) expect(mailedTo(email)).toHaveLength(1);
});

test('an account gets the days of its plan at its favorites, in its language and units; others the popular beaches', async () => {
  const account = makeAccount({ lang: 'es', tier: 'Pro', units: { wind: 1, wvht: 2, tide: 2, temp: 2, scale: 10 } });
  await openAccount(account);
  await favorites.add(account.id, FAVORITE.id, 15);
  await consents.grant(account.email, { lang: 'en', source: 'profile' }, THURSDAY);
  const stranger = await confirm({ lang: 'zh-CN' });
  expect(await deliver(messageTo(account.email, stranger))).toBe(true);
  const [own] = mailedTo(account.email);
  expect(own?.subject).toBe('Las olas de la semana: Indian River Inlet, Northside');
  expect(own?.text).toContain('Los próximos 7 días en tus favoritos');
  expect(own?.text).toMatch(/\d\u00a0m/);
  const [other] = mailedTo(stranger);
  expect(other?.text).toContain('未来 3\u00a0天的最佳浪况');
  expect(other?.text).toMatch(/\d\u00a0ft/);
});

test('hours of today include the instruments’ measurements', async () => {
  vi.setSystemTime(THURSDAY + 11 * 60_000);
  const before = await confirm();
  await deliver(messageTo(before));
  vi.setSystemTime(THURSDAY + 22 * 60_000);
  const at = Date.now();
  for (const id of POPULAR_BEACH_IDS.slice(0, 3)) {
    const { lat, lon } = findBeach(id) ?? expect.fail();
    const wind = { stationId: 'FBIS1', name: 'Pier', lat, lon, wind: { at, value: { speedMps: 25, fromDeg: 90 } } };
    await observed.put(id, { checkedAt: at, wind });
  }
  const after = await confirm();
  await deliver(messageTo(after));
  const [hadToday, hasToday] = [before, after].map((email) => mailedTo(email)[0]?.text?.includes('Thu, Nov 26'));
  expect([hadToday, hasToday]).toEqual([true, false]);
});

test('at most three posts of the week are linked, in the reader’s language; older ones are not', async () => {
  const publish = (index: number, publishedAt: number) => {
    const text = (title: string) => ({ title, summary: '', imageAlt: '', imageCaption: '', readMinutes: 3 });
    const texts = { en: text(`Post ${index}`), ...(index === 2 && { es: text('Dos') }) };
    const card = { id: `post${index}aaaaaaa`, slug: `post-${index}`, authorId: 7, publishedAt, tags: [], texts };
    const Item = { ...keys.postListed('ALL', publishedAt, card.id), type: 'post-card', v: 1, ...card };
    return processTable().db.send(new PutCommand({ TableName: processTable().name, Item }));
  };
  for (const [index, days] of [8, 6, 4, 3, 1].entries()) await publish(index, THURSDAY - days * DAY_MS);
  await publish(5, THURSDAY + HOUR_MS);
  const [english, spanish] = [await confirm(), await confirm({ lang: 'es' })];
  vi.setSystemTime(THURSDAY + 11 * 60_000);
  await deliver(messageTo(english, spanish));
  const textOf = (email: string) => mailedTo(email)[0]?.text ?? '';
  expect(textOf(english)).toMatch(/New on the blog.*Post 4.*\/blog\/7\/post-4.*Post 3.*Post 2/s);
  expect(textOf(english)).not.toMatch(/Post [015]/);
  expect(textOf(spanish)).toMatch(/Nuevo en el blog.*Dos/s);
});

test('one click unsubscribes, also between queueing and mailing, and no email follows (RFC 8058)', async () => {
  const [reader, leaver] = [await confirm(), await confirm()];
  await deliver(messageTo(reader));
  const header = (name: string) => mailedTo(reader)[0]?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const token = /\/api\/unsubscribe\/([\w.-]+)>/.exec(header('list-unsubscribe'))?.[1] ?? '';
  expect((await callAs(unsubscribe, undefined, { params: { token } })).body).toEqual({ valid: true });
  expect((await newsletter.listConfirmed(1000)).emails).not.toContain(reader);
  await consents.end(leaver, Date.now());
  await deliver(messageTo(leaver));
  expect(mailedTo(leaver)).toEqual([]);
});

test('nobody is mailed after a bounce, after a complaint, or a day late', async () => {
  const bounced = makeAccount({ mailState: 'bounced' });
  await openAccount(bounced);
  await consents.grant(bounced.email, { lang: 'en', source: 'profile' }, THURSDAY);
  await deliver(messageTo(bounced.email));
  const late = await confirm();
  vi.setSystemTime(THURSDAY + 25 * HOUR_MS);
  expect(await deliver(messageTo(late))).toBe(true);
  expect([...mailedTo(bounced.email), ...mailedTo(late)]).toEqual([]);
});

test('a person whose address changed meanwhile gets one email, not one at each address', async () => {
  const account = makeAccount();
  await openAccount(account);
  await consents.grant(account.email, { lang: 'en', source: 'profile' }, THURSDAY);
  await deliver(messageTo(account.email));
  vi.spyOn(accounts, 'findByEmail').mockResolvedValue({ ...account, email: 'new@example.com' });
  await consents.grant('new@example.com', { lang: 'en', source: 'profile' }, THURSDAY);
  await deliver(messageTo('new@example.com'));
  expect(mailedTo('new@example.com')).toEqual([]);
});
