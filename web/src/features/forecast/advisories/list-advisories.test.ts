import type { ForecastReply } from '@groundswell/contracts';
import { MINUTE_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { listAdvisories } from './list-advisories.ts';

const now = Date.parse('2026-11-20T15:00:00Z');
const advisory = (until: string) => ({ code: 'gale-warning', until });
const reply = (over: object) => ({ current: { as_of: '2026-11-20T15:00:00Z' }, ...over }) as unknown as ForecastReply;

test('an advisory leaves a page that stays open, or a stored copy, at its end', () => {
  const advisories = [advisory('2026-11-20T15:10:00Z'), advisory('2026-11-20T16:00:00Z')];
  const at = (clock: number) => listAdvisories(reply({ advisories }), clock).advisories.length;
  expect([0, 9, 10, 59, 60].map((min) => at(now + min * MINUTE_MS))).toEqual([2, 2, 1, 1, 0]);
});

test('an age over half an hour is shown, whether it arose at the service or on the page', () => {
  const staleMin = (ageMin: number, sinceMin: number) =>
    listAdvisories(reply({ advisories_age_min: ageMin }), now + sinceMin * MINUTE_MS).staleMin;
  expect([staleMin(30, 0), staleMin(31, 0), staleMin(5, 60)]).toEqual([undefined, 31, 65]);
});

test('a stored copy without advisories lists none', () => {
  expect(listAdvisories(reply({}), now).advisories).toEqual([]);
});

test('an active high-surf warning over a forecast of low surf is flagged', () => {
  const warned = { code: 'high-surf-warning', from: '2026-11-20T14:00:00Z', until: '2026-11-20T20:00:00Z' };
  const isHigher = (over: object, clock = now) =>
    listAdvisories(reply({ advisories: [warned], days: [{ danger: null }], ...over }), clock).isHigher;
  expect(isHigher({})).toBe(true);
  expect(isHigher({ days: [{ danger: { name: 'For experts' } }] })).toBe(false);
  expect(isHigher({}, Date.parse('2026-11-20T13:00:00Z'))).toBe(false);
  expect(isHigher({ advisories: [{ ...warned, code: 'gale-warning' }] })).toBe(false);
});
