import { callAs } from '@groundswell/accounts/testing/call-as';
import { SESSION_ID } from '@groundswell/accounts/testing/token-pool';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { accounts, followUps } from '@groundswell/data/accounts';
import { calendarFeeds, favorites } from '@groundswell/data/favorites';
import { forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { useTable } from '@groundswell/data/testing/use-table';
import { HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handler as endCalendarLink } from './end-calendar-link.ts';
import { handler as getBeachCalendar } from './get-beach-calendar.ts';
import { handler as getCalendarLink } from './get-calendar-link.ts';
import { handler as getFavoritesCalendar } from './get-favorites-calendar.ts';
import { handler as renewCalendarLink } from './renew-calendar-link.ts';

useTable({ CHECK_REPLIES: '1', PRODUCT_NAME: 'Groundswell', SITE_URL: 'https://waves.example', BASIC_DAYS: '3' });
const people = usePeople();

const RUN_AT = Date.UTC(2026, 10, 20, 6);
const SLUGS = ['indian-river-inlet-northside', 'folly-beach-the-washout'];

async function putForecast(slug: string, now = RUN_AT, { isFlat = false } = {}): Promise<void> {
  const beach = findBeach(slug) ?? expect.fail();
  const { waves, air } = madeOcean(RUN_AT);
  const samples = waves?.samples.map((sample) => ({ ...sample, heightM: 0, trains: [] })) ?? [];
  const ocean = { air, waves: waves && isFlat ? { ...waves, samples } : waves };
  const forecast = composeForecast({ beach, ocean, now });
  await forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: RUN_AT + 6 * HOUR_MS });
  for (const slug of SLUGS) await putForecast(slug);
});
afterEach(() => void vi.useRealTimers());

interface Read {
  readonly status: number | undefined;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly calendar: ICAL.Component;
  readonly events: readonly ICAL.Event[];
}

/** Reads a feed with the library of a calendar program. */
async function read(
  handler: typeof getBeachCalendar | typeof getFavoritesCalendar,
  file: string,
  query: Record<string, string> = {},
): Promise<Read> {
  const { status, body, headers } = await callAs(handler, undefined, { params: { file }, query });
  const text = status === 200 ? Buffer.from(body, 'base64').toString() : 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { status, text, headers, calendar, events };
}
const ofBeach = (query?: Record<string, string>) => read(getBeachCalendar, `${SLUGS[0]}.ics`, query);
/** Replaces the account's identity and ends its sessions, as a new password does. */
async function setPassword(account: Person['account']): Promise<void> {
  const followUp = { id: 'spare', dueAt: Date.now(), task: { does: 'remove-identity', userName: 'x' } } as const;
  await followUps.add(followUp);
  const goesOn = { sessions: {}, browsers: [] };
  await accounts.changeIdentity(account, { id: 'next', followUp }, goesOn, { now: Date.now() });
}
const renew = async (who: Person): Promise<string> =>
  (await callAs(renewCalendarLink, who)).body.path.split('/').at(-1);

test('200 a beach’s best hours for a visitor’s days: one linked event a day, in UTC, with a good score, not blocking time', async () => {
  const { headers, calendar, events, text } = await ofBeach();
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': expect.stringContaining('max-age=3600'),
  });
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT3H');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Surf at Indian River Inlet, Northside');
  expect(events.length).toBeGreaterThan(0);
  expect(events.length).toBeLessThanOrEqual(3);
  const days = events.map(({ uid }) => uid);
  expect(new Set(days).size).toBe(days.length);
  for (const { uid, summary, description, startDate, endDate, component } of events) {
    expect(uid).toMatch(/^\d+-2026-11-2[0-2]@groundswell$/);
    expect(summary).toMatch(/^Indian River Inlet, Northside: [\d–-]+ ft, (clean|fair)$/);
    expect(Number(/Score (\d+) of 100/.exec(description)?.[1])).toBeGreaterThanOrEqual(50);
    expect(description).toContain(`https://waves.example/forecast/${SLUGS[0]}?day=`);
    expect(startDate.zone.tzid).toBe('UTC');
    expect(endDate.toUnixTime() - startDate.toUnixTime()).toBeGreaterThanOrEqual(7200);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  }
  expect(events[0]?.description).toContain('Best hours are those of the whole day');
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('a newer forecast moves the events under the same UIDs and a higher sequence number; an unchanged one gives the same file', async () => {
  const before = await ofBeach();
  vi.setSystemTime(RUN_AT + 6 * HOUR_MS + 60_000);
  expect((await ofBeach()).text).toBe(before.text);
  await putForecast(SLUGS[0] ?? '', RUN_AT + 6 * HOUR_MS);
  const after = await ofBeach();
  expect(after.events.map(({ uid }) => uid)).toEqual(before.events.map(({ uid }) => uid));
  for (const [index, { sequence, component }] of after.events.entries()) {
    expect(sequence).toBeGreaterThan(before.events[index]?.sequence ?? 0);
    expect(sequence).toBeLessThan(2 ** 31);
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T12:00:00Z');
  }
});

test('the address holds language and units', async () => {
  const [spanish, chinese] = [await ofBeach({ lang: 'es', units: '2' }), await ofBeach({ lang: 'zh-CN' })];
  expect(spanish.events[0]?.summary).toMatch(/^Indian River Inlet, Northside: [\d,.–-]+ m, \p{Ll}+$/u);
  expect(chinese.events[0]?.summary).toContain('Northside：');
});

test('a calendar without a window has one all-day entry for today that says why', async () => {
  const flat = findBeach('folly-beach-pier') ?? expect.fail();
  const none = await read(getBeachCalendar, `${flat.slug}.ics`, { lang: 'es' });
  expect(none.events).toHaveLength(1);
  const [{ uid, summary, startDate, component } = expect.fail()] = none.events;
  expect(uid).toBe(`${flat.id}-none@groundswell`);
  expect([startDate.isDate, startDate.toString()]).toEqual([true, '2026-11-20']);
  expect(summary).toBe(`${flat.name}: sin pronóstico en este momento`);
  expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect((await read(getBeachCalendar, `${flat.slug}.ics`, { lang: 'es' })).text).toBe(none.text);

  await putForecast(flat.slug, RUN_AT, { isFlat: true });
  const still = await read(getBeachCalendar, `${flat.slug}.ics`);
  expect(still.events.map((one) => one.summary)).toEqual([`${flat.name}: no hours worth surfing`]);
  const who = await people.join();
  expect((await read(getFavoritesCalendar, await renew(who))).events.map((one) => one.summary)).toEqual([
    'My favorites: none yet',
  ]);
});

test('404 for an unknown beach, 422 for an invalid name', async () => {
  expect((await read(getBeachCalendar, 'nowhere.ics')).status).toBe(404);
  expect((await read(getBeachCalendar, '../x.ics')).status).toBe(422);
});

test('200 the favorites by a secret address, for the plan’s days, in the account’s language, until it is renewed or ended', async () => {
  const who = await people.join({ lang: 'es', tier: 'Pro' });
  for (const slug of SLUGS) await favorites.add(who.account.id, findBeach(slug)?.id ?? 0, 15);
  expect((await callAs(getCalendarLink, who)).body).toEqual({ made_at: null });
  const first = await renew(who);
  expect(first).toMatch(/^[\w-]{43}\.ics$/);
  const { events, headers, text } = await read(getFavoritesCalendar, first);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(new Set(events.map(({ location }) => location)).size).toBe(2);
  expect(new Set(events.map(({ uid }) => uid.slice(-22))).size).toBeGreaterThan(3);
  expect(events[0]?.summary).toMatch(/, (limpio|regular)$/);
  // The fourth day, the first with odds, is the 23rd.
  for (const { uid, description } of events) {
    const odds = expect.stringMatching(/\d+ de cada 10 veces, series de \d+ ft o más/);
    expect(description).toEqual(
      (/\d{4}-\d\d-\d\d/.exec(uid)?.[0] ?? '') < '2026-11-23' ? expect.not.stringContaining('de cada 10') : odds,
    );
  }
  for (const secret of [who.account.id, who.account.email, first]) expect(text).not.toContain(secret);

  const second = await renew(who);
  expect((await read(getFavoritesCalendar, first)).status).toBe(404);
  expect((await read(getFavoritesCalendar, second)).status).toBe(200);
  expect((await callAs(getCalendarLink, who)).body.made_at).toBe('2026-11-20T12:00:00.000Z');
  await callAs(endCalendarLink, who);
  await callAs(endCalendarLink, who);
  expect((await read(getFavoritesCalendar, second)).status).toBe(404);
});

test('of two addresses made at once in two tabs one is valid; addresses of other or deleted accounts are not', async () => {
  const [who, other] = [await people.join(), await people.join()];
  const made = await Promise.all([renew(who), renew(who), renew(who)]);
  const statuses = await Promise.all(made.map(async (file) => (await read(getFavoritesCalendar, file)).status));
  expect(statuses.sort()).toEqual([200, 404, 404]);
  await callAs(endCalendarLink, other);
  expect(await calendarFeeds.findMadeAt(who.account)).toBeDefined();
  const { id, identityId } = who.account;
  for (const gone of [{ id: 'nobody' }, { identityId: 'another' }, { sessionId: 'over' }])
    expect(await calendarFeeds.renew({ id, identityId, sessionId: SESSION_ID, ...gone }, 'x', 1)).toBe('gone');
});

test('a new password ends the address, and an ended session cannot make another', async () => {
  const who = await people.join();
  const file = await renew(who);
  await setPassword(who.account);
  expect((await read(getFavoritesCalendar, file)).status).toBe(404);
  expect(await calendarFeeds.findMadeAt({ ...who.account, identityId: 'next' })).toBeUndefined();
  expect(await calendarFeeds.renew({ ...who.account, sessionId: SESSION_ID }, 'x', 1)).toBe('gone');
});

test('429 after sixty requests of an address within an hour', async () => {
  const file = await renew(await people.join());
  for (let index = 0; index < 60; index++) await read(getFavoritesCalendar, file);
  expect((await read(getFavoritesCalendar, file)).status).toBe(429);
});
