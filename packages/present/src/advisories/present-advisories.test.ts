import { HOUR_MS } from '@groundswell/durations';
import { ADVISORY_EVENTS, type AdvisoryCode, type AdvisoryList } from '@groundswell/forecast';
import { washout } from '@groundswell/forecast/testing/made-ocean';
import { expect, test } from 'vitest';
import { wordsOf } from '../words/words-of.ts';
import {
  advisoryChangeTimes,
  advisoryOfDay,
  flagAdvisory,
  presentAdvisories,
  warnsOfHighSurf,
} from './present-advisories.ts';

const now = Date.UTC(2026, 10, 20, 12);
const advisory = (code: AdvisoryCode, fromH: number, untilH: number) => ({
  id: code,
  code,
  office: 'NWS Charleston SC',
  headline: 'High surf',
  fromAt: now + fromH * HOUR_MS,
  untilAt: now + untilH * HOUR_MS,
  beachIds: [washout.id],
});
const list = (...advisories: AdvisoryList['advisories']): AdvisoryList => ({ checkedAt: now - 7 * 60_000, advisories });
const english = wordsOf('en');

test('an active advisory shows its end, a coming one also its begin, in the beach’s local time; the gravest comes first', () => {
  const advisories = list(advisory('high-surf-advisory', -3, 10), advisory('coastal-flood-warning', 20, 30));
  const longer = list(advisory('coastal-flood-warning', 20, 44));
  expect(presentAdvisories(washout, { advisories, now, days: 3 }, english)).toEqual({
    advisories_age_min: 7,
    advisories: [
      {
        code: 'coastal-flood-warning',
        level: 'warning',
        name: 'Coastal Flood Warning',
        headline: 'High surf',
        office: 'NWS Charleston SC',
        from: '2026-11-21T08:00:00.000Z',
        until: '2026-11-21T18:00:00.000Z',
        when: 'from Sat Nov 21, 3:00am until 1:00pm',
        url: expect.stringMatching(/^https:\/\/forecast\.weather\.gov\/MapClick\.php\?lat=3\d\.\d+&lon=-79\.\d+$/),
      },
      expect.objectContaining({ level: 'advisory', when: 'until Fri Nov 20, 5:00pm' }),
    ],
  });
  const [ofTwoDays] = presentAdvisories(washout, { advisories: longer, now, days: 3 }, english).advisories ?? [];
  expect(ofTwoDays?.when).toBe('from Sat Nov 21, 3:00am until Sun Nov 22, 3:00am');
  expect(flagAdvisory([washout.id], { advisories, now, days: 2 }, english).advisory?.code).toBe(
    'coastal-flood-warning',
  );
});

test('a beach’s advisories change when one begins or ends', () => {
  const other = { ...advisory('gale-warning', 1, 2), beachIds: [washout.id + 1] };
  expect(advisoryChangeTimes(list(advisory('high-surf-advisory', -3, 10), other), [washout.id])).toEqual([
    now - 3 * HOUR_MS,
    now + 10 * HOUR_MS,
  ]);
  expect(advisoryChangeTimes(undefined, [washout.id])).toEqual([]);
});

test('a tsunami comes before every other event, and a beach shows no more than a dozen', () => {
  const codes = ['high-surf-warning', 'coastal-flood-warning', 'tsunami-advisory'] as const;
  const advisories = list(...codes.map((code) => advisory(code, -1, 10)));
  expect(flagAdvisory([washout.id], { advisories, now, days: 2 }, english).advisory?.code).toBe('tsunami-advisory');
  const many = list(...Array.from({ length: 2000 }, () => advisory('high-surf-warning', -1, 10)));
  expect(presentAdvisories(washout, { advisories: many, now, days: 3 }, english).advisories).toHaveLength(12);
});

test('high surf at one beach is found behind a dozen graver advisories of others', () => {
  const graver = Array.from({ length: 12 }, () => advisory('hurricane-warning', -1, 10));
  const advisories = list(...graver, { ...advisory('high-surf-advisory', -1, 10), beachIds: [washout.id + 1] });
  expect(warnsOfHighSurf(advisories, [washout.id, washout.id + 1], now)).toBe(true);
});

test('one that has ended, begins after the shown days or covers other beaches is not shown; nor is anything before the first answer', () => {
  const ended = advisory('gale-warning', -9, 0);
  const later = advisory('hurricane-watch', 48, 60);
  const elsewhere = { ...advisory('tsunami-warning', -1, 1), beachIds: [washout.id + 1] };
  const advisories = list(ended, later, elsewhere);
  expect(presentAdvisories(washout, { advisories, now, days: 2 }, english).advisories).toEqual([]);
  expect(flagAdvisory([washout.id], { advisories, now, days: 2 }, english)).toEqual({});
  expect(presentAdvisories(washout, { advisories: undefined, now, days: 2 }, english)).toEqual({});
});

test('every event has a name of its own in each language', () => {
  for (const language of ['en', 'es', 'zh-CN'] as const) {
    const { names } = wordsOf(language).advisories;
    expect(new Set(Object.values(names)).size).toBe(Object.keys(ADVISORY_EVENTS).length);
  }
  const chinese = Object.values(wordsOf('zh-CN').advisories.names).join('');
  expect(chinese).not.toMatch(/[a-z]/i);
});

test('a day has its gravest active advisory', () => {
  const advisories = list(advisory('high-surf-warning', -3, 10), advisory('gale-watch', 20, 30));
  const told = presentAdvisories(washout, { advisories, now, days: 3 }, english).advisories;
  const timeline = {
    start: new Date(now - 7 * HOUR_MS).toISOString(),
    summaryDay: Array.from({ length: 72 }, (_, h) => Math.floor(h / 24)),
  };
  const of = { advisories: told, timeline } as unknown as Parameters<typeof advisoryOfDay>[0];
  expect([0, 1, 2].map((day) => advisoryOfDay(of, day)?.code)).toEqual(['high-surf-warning', 'gale-watch', undefined]);
});
